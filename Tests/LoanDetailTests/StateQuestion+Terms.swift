import DesignSystem

/// Three questions for each state of the terms of a loan.
extension StateQuestion {
  static let terms: [StateQuestion] = [
    // A grace period of several statements
    StateQuestion("4031", "What keeps it now?", "now.task", "Pay at least RUB 2,056.26 by November 25, 2026"),
    StateQuestion("4031", "What if I miss it?", "now.task", "the interest up to November 21, 2026 is RUB 3,256.94"),
    StateQuestion("4031", "How much must be paid in the end?", "now.task", "pay RUB 47,142.00 by December 29, 2026"),
    // Several currencies in one card
    StateQuestion("4032", "How much do I owe in dollars?", "header", "And in USD $284.90"),
    StateQuestion("4032", "How much do I pay in tenge?", "now.task", "Pay at least KZT 27,417.00 by November 25, 2026"),
    StateQuestion("4032", "And in dollars?", "now.task", "Also pay at least $11.00 by November 25, 2026"),
    // Interest only, then equal payments
    StateQuestion("2031", "How much do I pay now?", "now.task", "Deposit RUB 66,673.97 by December 16, 2026"),
    StateQuestion("2031", "Does the debt fall?", "now.task", "This is interest only: the debt does not fall."),
    StateQuestion("2031", "What then?", "now.task", "From March 16, 2027, the payment is RUB 86,758.32"),
    // The next adjustment of a rate
    StateQuestion("2032", "When is the rate adjusted?", "changes.rate-resets.day", "December 15, 2026"),
    StateQuestion("2032", "When is the new rate known?", "changes.rate-resets.known", "December 11, 2026"),
    StateQuestion("2032", "Where do I see it?", "changes.rate-resets.published", "in the app, under Loan terms"),
    // A public programme that repays a part
    StateQuestion("2033", "Do I pay it?", "now.task", "Another RUB 450,000.00 is paid for you"),
    StateQuestion("2033", "What are we waiting for?", "early.part.awaits", "the transfer to the bank"),
    StateQuestion("2033", "What is my payment now?", "now.task", "Deposit RUB 47,309.15 by December 18, 2026"),
    // An overdraft that the salary repays
    StateQuestion("7031", "Must I do something?", "now.task", "Nothing for now"),
    StateQuestion("7031", "When is how much taken?", "now.task", "RUB 19,862.71 is repaid on November 25, 2026"),
    StateQuestion("7031", "What if it does not come?", "now.task", "repay RUB 20,040.46 by December 10, 2026"),
    // A home that is being built
    StateQuestion("2034", "Where is the money?", "later-security.held", "RUB 8,500,000.00"),
    StateQuestion("2034", "When is it finished?", "later-security.by", "September 30, 2027"),
    StateQuestion("2034", "What do I do then?", "later-security.steps", "register it as your own"),
    // A credit line with a time for drawing and a time for repaying
    StateQuestion("2036", "How much can I still take?", "limit.available", "RUB 3,176,278.96"),
    StateQuestion("2036", "Until when?", "limit.draw-until", "September 5, 2027"),
    StateQuestion("2036", "When must all of it be repaid?", "limit.repay-from", "October 5, 2027"),
    // A debt that nobody pays down
    StateQuestion("2037", "Must I pay?", "now.task", "You make no payments under this contract"),
    StateQuestion("2037", "How fast does it grow?", "now.task", "Each day adds RUB 652.26 to the debt."),
    StateQuestion("2037", "What will it be in a year?", "forecast.rows", "11/15/2027 2,642,879.82"),
    // Parts of co-borrowers
    StateQuestion("2035", "Which part is mine?", "payment-shares.coBorrower", "RUB 25,858.04", as: "C-137"),
    StateQuestion("2035", "Who pays the rest?", "payment-shares.borrower", "RUB 38,787.05", as: "C-137"),
    StateQuestion(
      "2035", "Do I owe all of it?", "payment-shares.joint", "Each of you owes the whole debt", as: "C-137"),
  ]
}
