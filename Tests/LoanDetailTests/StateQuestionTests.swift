import DesignSystem
import LoanDetail
import LoanDetailCore
import Testing

/// A question that a customer in some state asks first, and its answer on the main screen of the sample of that state.
struct StateQuestion: Sendable, CustomTestStringConvertible {
  var loan: String
  var question: String
  /// The id of the item that answers; `header` for the header.
  var item: ItemID
  /// The answer in English, as it is drawn.
  var answer: String
  /// The customer who asks; `nil` for staff.
  var customer: String?

  init(_ loan: String, _ question: String, _ item: ItemID, _ answer: String, as customer: String? = nil) {
    self.loan = loan
    self.question = question
    self.item = item
    self.answer = answer
    self.customer = customer
  }

  var testDescription: String { "\(loan): \(question)" }

  /// Three questions for each state.
  static let all: [StateQuestion] = [
    // Bankruptcy
    StateQuestion("1011", "Must I pay now?", "now.task", "Do not pay this debt yourself"),
    StateQuestion("1011", "Whom do I write to?", "now.task", "Write to the financial manager."),
    StateQuestion(
      "1011", "Until when can creditors file claims?", "state.bankruptcy.claims-until", "November 26, 2026"),
    // Enforcement without instalments
    StateQuestion("8011", "How much is left?", "header", "RUB 14,519.00"),
    StateQuestion("8011", "Whom do I pay?", "now.task", "pay to the deposit account of the bailiff service"),
    StateQuestion("8011", "Who is the bailiff?", "contacts.bailiff.name", "O. N. Zaytseva"),
    // A court decision with instalments
    StateQuestion("4011", "How much do I pay, and by when?", "now.task", "Pay RUB 15,360.00 by December 10, 2026"),
    StateQuestion("4011", "Whom do I pay?", "now.task", "Pay to: the bank, into the account of the card."),
    StateQuestion("4011", "What if I miss a payment?", "state.courtDecision.effect", "may ask for all at once"),
    // Death of the borrower
    StateQuestion("3011", "Must I pay now?", "now.task", "Nothing has to be paid now", as: "C-93"),
    StateQuestion("3011", "What happens to the debt?", "state.borrowerDied.effect", "the heirs owe it", as: "C-93"),
    StateQuestion(
      "3011", "By when do I apply to a notary?", "state.borrowerDied.due", "February 25, 2027", as: "C-93"),
    // A dispute
    StateQuestion("4012", "Must I pay the disputed amount meanwhile?", "now.task", "RUB 48,990.00 need not be paid"),
    StateQuestion("4012", "Until when is it decided?", "header", "In dispute until December 13, 2026"),
    StateQuestion("4012", "What do I pay, and by when?", "now.task", "by November 27, 2026"),
    // A block
    StateQuestion("7011", "Why is it blocked?", "state.frozen.reason", "two transfers are checked"),
    StateQuestion("7011", "Until when?", "header", "Transactions are blocked until December 8, 2026"),
    StateQuestion("7011", "What still works?", "state.frozen.effect", "the overdraft can be repaid"),
    // A lost subsidy
    StateQuestion("2011", "How much do I pay now?", "now.task", "RUB 98,544.33 by December 18, 2026"),
    StateQuestion("2011", "What changed, and why?", "state.subsidyLost.reason", "six months without a job"),
    StateQuestion("2011", "How do I get it back?", "now.subsidyLost", "send proof of a new job"),
    // A balance in the customer's favour
    StateQuestion("6011", "How much is mine?", "now.task", "Claim back your RUB 3,990.00"),
    StateQuestion("6011", "How do I get it?", "now.task", "State the account for the refund"),
    StateQuestion("6011", "Until when?", "state.overpaid.due", "November 6, 2029"),
    // A purchase in parts that is no loan by law
    StateQuestion("6012", "Did I take a loan?", "header", "Not a loan by law"),
    StateQuestion("6012", "How much do I pay, and by when?", "now.task", "Deposit RUB 4,100.00 by December 5, 2026"),
    StateQuestion("6012", "Can I pay a part earlier?", "actions.all", "Pay a part early from RUB 100.00, no fee"),
    // A payment at another account
    StateQuestion(
      "5011", "Must I pay again?", "now.task", "Do not pay the RUB 6,075.50 of November 13, 2026 a second time."),
    StateQuestion("5011", "Where is my money?", "state.paymentMisdirected.reason", "your savings account"),
    StateQuestion("5011", "Does it count as paid in time?", "state.paymentMisdirected.in-time", "yes"),
    // Refinancing
    StateQuestion("3012", "Do I still pay here?", "now.task", "Nothing to pay here"),
    StateQuestion("3012", "Which loan repaid it?", "state.refinancedInto.product", "Consumer loan of November 5, 2026"),
    StateQuestion("3012", "How much did it repay?", "state.refinancedInto.amount", "RUB 390,652.83"),
    StateQuestion("1012", "Which loan did it repay?", "state.refinancedFrom.product", "Car loan"),
    // Written off, and partly forgiven
    StateQuestion("8012", "Do I still owe it?", "now.task", "You still owe RUB 10,000.00"),
    StateQuestion("8012", "How much was forgiven?", "state.forgiven.amount", "RUB 2,500.00"),
    StateQuestion("8012", "Do I pay tax on it?", "state.forgiven.effect", "counts as your income"),
  ]
}

@Suite("The first questions of a customer in each state")
struct StateQuestionTests {
  private static let width = 80
  /// The button of the task is one of them.
  private static let firstLines = 31

  @Test("are answered by their items within the first 31 lines", arguments: StateQuestion.all + StateQuestion.terms)
  func answers(question: StateQuestion) async throws {
    let item = try #require(try await drawn("en_US", question).item, "\(question.item) is not on the screen")
    #expect(words(item).contains(question.answer))
    for locale in ["en_US", "ru_RU"] {
      let (screen, item) = try await drawn(locale, question)
      let first = words(screen.prefix(Self.firstLines))
      #expect(try first.contains(words(#require(item))), "\(locale): \(first)")
    }
  }

  /// The lines of the main screen, and those of the item alone; `nil` if the screen does not have it.
  private func drawn(
    _ locale: String, _ question: StateQuestion
  ) async throws -> (screen: [Substring], item: [Substring]?) {
    let host = try Host(locale: locale)
    let scope = question.customer.map { CustomerScope.customer(CustomerID(rawValue: $0)) } ?? .allCustomers
    var document = try await host.document(ProductReference(question.loan), for: scope).tree
    let screen = lines(document)
    if question.item == "header" {
      document.contentItems = []
      return (screen, lines(document))
    }
    guard let item = document.contentItems.lazy.compactMap({ $0.part(question.item) }).first else {
      return (screen, nil)
    }
    document.headerItem = .header(Header(title: ""))
    document.contentItems = [item]
    return (screen, lines(document))
  }

  private func lines(_ document: ScreenDocument) -> [Substring] {
    String(decoding: TextRenderer(width: Self.width).render(document), as: UTF8.self).split(separator: "\n")
  }

  /// The words of lines without rules and leaders.
  private func words(_ lines: some Sequence<Substring>) -> String {
    lines.joined(separator: " ").split { $0 == " " || $0 == "━" || $0 == "─" || $0 == "\u{a0}" }
      .filter { $0 != "." }.joined(separator: " ")
  }
}

extension Item {
  /// The item or the part of it that has an id.
  fileprivate func part(_ id: ItemID) -> Item? {
    self.id == id ? self : children.lazy.compactMap { $0.part(id) }.first
  }
}
