"""Which states cannot occur, with a reason for each. All other combinations must be rendered.

A rule is (phases, overlays, products, reason); "*" stands for all. A rule whose overlays are None is about the phase itself.
Products are those of the sample data by type, and two types without a plugin: one in instalments, one revolving.
"""

PHASES = (
    "application", "approved", "active", "deferred", "maturedUnpaid", "closedToSpending", "repaid", "closed", "writtenOff",
    "rescheduled", "transferred", "rejected", "withdrawn", "cancelled", "unknown",
)
OVERLAYS = (
    "overdue", "paymentProcessing", "paymentFailed", "autopayOff", "earlyRepaymentScheduled", "paymentHoliday", "requestPending",
    "restructured", "partiallyDisbursed", "frozen", "collections", "overpaid", "rateChangeAnnounced", "gracePeriod",
    "servicingTransfer", "disputed", "staleData", "partialData", "bankruptcy", "borrowerDied", "courtDecision", "subsidyLost",
    "paymentMisdirected", "forgiven",
)
# The types that no plugin is installed for.
PLAIN = {"plainInstalments": "carLoan", "plainRevolving": "creditCard"}

BEFORE = ("application", "approved", "rejected", "withdrawn")
NEVER_LENT = (*BEFORE, "cancelled")
OVER = ("repaid", "closed")
GONE = ("writtenOff", "rescheduled", "transferred")
ENDED = (*OVER, *GONE)
REVOLVING = ("creditCard", "overdraft", "plainRevolving")
IN_INSTALMENTS = ("consumerLoan", "mortgage", "carLoan", "educationLoan", "instalment", "microLoan", "plainInstalments")
ALL = "*"

RULES = [
    # Phases
    (("unknown",), None, ALL, "a portfolio file with a phase that is not of the format is refused; other sources may have one"),
    (("closedToSpending",), None, IN_INSTALMENTS, "only a revolving product has a limit that can be closed to spending"),
    (("maturedUnpaid",), None, ("creditCard", "plainRevolving"), "a card has no last day of the term; it is closed to spending"),
    (("deferred",), None, REVOLVING, "there is no schedule whose beginning could be put off"),
    # Nothing is lent yet, or ever
    (NEVER_LENT, ("overdue",), ALL, "nothing is owed where nothing has been lent"),
    (NEVER_LENT, ("paymentProcessing", "paymentFailed", "autopayOff"), ALL, "there is no payment where nothing has been lent"),
    (NEVER_LENT, ("earlyRepaymentScheduled", "paymentHoliday", "restructured", "collections", "gracePeriod", "servicingTransfer"),
     ALL, "there is no debt where nothing has been lent"),
    (NEVER_LENT, ("partiallyDisbursed",), ALL, "after the first payout the product is active"),
    (NEVER_LENT, ("frozen",), ALL, "there are no operations that could be blocked"),
    (BEFORE, ("overpaid",), ALL, "nothing can be paid yet"),
    (("application", "rejected", "withdrawn", "cancelled"), ("rateChangeAnnounced",), ALL, "no rate is agreed"),
    (("application",), ("requestPending",), ALL, "the application is the request"),
    (NEVER_LENT, ("bankruptcy", "borrowerDied", "courtDecision", "subsidyLost", "paymentMisdirected", "forgiven"), ALL,
     "there is no debt where nothing has been lent"),
    # After the end
    (OVER, ("bankruptcy", "borrowerDied", "courtDecision", "subsidyLost", "paymentMisdirected"), ALL, "nothing is owed any more"),
    (GONE, ("subsidyLost", "paymentMisdirected"), ALL, "nothing is paid under this contract any more"),
    (OVER, ("overdue", "collections", "paymentProcessing"), ALL, "nothing is owed any more, and the last payment has arrived"),
    (GONE, ("overdue", "collections"), ALL, "the debt is not claimed under this contract any more"),
    (("writtenOff", "rescheduled"), ("paymentProcessing",), ALL, "no payment is taken under this contract any more"),
    (ENDED, ("paymentFailed", "autopayOff", "earlyRepaymentScheduled", "paymentHoliday", "gracePeriod"), ALL,
     "no payment is taken under this contract any more"),
    (ENDED, ("partiallyDisbursed", "frozen", "rateChangeAnnounced", "servicingTransfer"), ALL,
     "nothing is paid out, served or charged under this contract any more"),
    (GONE, ("overpaid",), ALL, "what was paid too much was counted when the debt left the contract"),
    # After the term
    (("maturedUnpaid",), ("earlyRepaymentScheduled",), ALL, "the whole debt is due, so nothing can be repaid early"),
    (("maturedUnpaid",), ("paymentHoliday", "partiallyDisbursed", "gracePeriod"), ALL, "the term is over"),
    (("maturedUnpaid",), ("overpaid",), ALL, "a debt that is not paid cannot be overpaid"),
    (("deferred",), ("paymentHoliday",), ALL, "payments that are deferred cannot be put off once more"),
    # What a product does not have
    (ALL, ("earlyRepaymentScheduled",), REVOLVING, "every payment counts on its day; there is nothing to book"),
    (ALL, ("paymentHoliday",), ("overdraft",), "there is no payment to skip"),
    (ALL, ("partiallyDisbursed",), REVOLVING, "a limit is not paid out in parts"),
    (ALL, ("partiallyDisbursed",), ("instalment", "microLoan"), "the whole sum is paid out at once"),
    (ALL, ("rateChangeAnnounced",), ("instalment",), "it bears no interest"),
    (ALL, ("rateChangeAnnounced",), ("microLoan",), "the rate is fixed for the whole term by law"),
    (ALL, ("gracePeriod",), ("consumerLoan", "mortgage", "carLoan", "instalment", "microLoan", "plainInstalments"),
     "interest runs from the first day, or never"),
    (ALL, ("subsidyLost",), (*REVOLVING, "instalment", "microLoan"), "nobody subsidises it"),
    (ALL, ("servicingTransfer",), ("overdraft",), "an overdraft stays with the account"),
]

# Screens that a product does not have, at all or in some phases.
SCREENS = [
    ("schedule", ALL, REVOLVING, "payments follow the debt of the day, so there is no schedule"),
    ("schedule", NEVER_LENT, ("plainInstalments",), "without a plugin, the screen is there only where there is a schedule"),
]

# Combinations that the samples and the issue of the eight products name, each with what cannot have it.
COMBINATIONS = {
    "overdue, a holiday asked for, autopay off": (("overdraft",), "there is no payment to skip"),
    "in collections": ((), ""),
    "early repayment booked, old schedule shown": (REVOLVING, "every payment counts on its day; there is nothing to book"),
    "partly disbursed and overdue": ((*REVOLVING, "instalment", "microLoan"), "the whole sum is paid out at once, or never"),
    "overpaid while a payment is processed": ((), ""),
    "several sums due one day": ((), ""),
    "nothing owed but a penalty": ((), ""),
    "over the limit": (IN_INSTALMENTS, "there is no limit"),
    "closed to spending with debt": (IN_INSTALMENTS, "only a revolving product has a limit that can be closed to spending"),
}


def why_not(product, phase, overlay):
    """The reason why a product cannot be in the phase with the overlay, or None."""
    for phases, overlays, products, reason in RULES:
        if (phases == ALL or phase in phases) and (products == ALL or product in products):
            if overlays is None or overlay in overlays:
                return reason
    return None


def why_no_screen(product, phase, screen):
    """The reason why a product has no such screen in the phase, or None."""
    for name, phases, products, reason in SCREENS:
        if name == screen and product in products and (phases == ALL or phase in phases):
            return reason
    return None
