/// What an assistant can ask for.
enum MCPTool: String, CaseIterable, Sendable {
  case listProducts = "list_products"
  case showScreen = "show_screen"
  case whatIf = "what_if"
  case quote, summary, explain
  case compareDays = "compare_days"

  var title: String {
    switch self {
    case .listProducts: "List of products"
    case .showScreen: "Screen of a product"
    case .whatIf: "What if"
    case .quote: "Quote for a new loan"
    case .summary: "Everything owed"
    case .explain: "Where a figure is from"
    case .compareDays: "The same screen on two days"
    }
  }

  /// When a model should use the tool.
  var purpose: String {
    switch self {
    case .listProducts:
      "Lists the customer's products with their balances and states. The ids are for the other tools."
    case .showScreen:
      "Shows a screen of a product: the main screen has the debt, the next payment and the terms. The answer names the "
        + "other screens, such as schedule, operations, details and statement."
    case .whatIf:
      "Calculates what would become of a product: if more is paid, if it is repaid, if payments are left out, or if "
        + "the rate changes. The answer is no offer."
    case .quote: "Calculates what a new loan would cost, with and without each insurance. The answer is no offer."
    case .summary: "Shows everything that the customer owes: debts, coming payments, changes, interest."
    case .explain: "Says of the items of a screen which facts and rules they are made from."
    case .compareDays:
      "Compares a screen of a product on two days, and lists what is new, what has gone, and what has changed."
    }
  }

  /// Whether an answer is a screen, which a host may draw as a page.
  var showsScreen: Bool {
    switch self {
    case .showScreen, .whatIf, .quote, .summary: true
    case .listProducts, .explain, .compareDays: false
    }
  }
}
