import Localization

/// The questions that customers ask most.
enum MCPPrompt: String, CaseIterable {
  case nextPayment = "next_payment"
  case repayEarly = "repay_early"
  case whatChanged = "what_changed"

  /// An argument of a question.
  struct Argument {
    let name: String
    let meaning: String
    var isRequired = false
  }

  /// The longest argument, in characters.
  static let longestArgument = 200

  private static let product = Argument(
    name: "product", meaning: "The product as list_products has it, such as mortgage:2001.", isRequired: true)

  /// The arguments that the question takes.
  var arguments: [Argument] {
    switch self {
    case .nextPayment: [Self.product]
    case .repayEarly:
      [Self.product, Argument(name: "amount", meaning: "What is repaid early, such as 100000.", isRequired: true)]
    case .whatChanged:
      [Self.product, Argument(name: "day", meaning: "The day to compare today with, YYYY-MM-DD.", isRequired: true)]
    }
  }

  /// The short form of the question, for a menu.
  var title: LocalizedText {
    switch self {
    case .nextPayment: LocalizedText(en: "What do I pay next, and when?", ru: "Сколько и когда мне платить?")
    case .repayEarly: LocalizedText(en: "What if I repay a part early?", ru: "Что, если погасить часть досрочно?")
    case .whatChanged:
      LocalizedText(en: "What has changed, and what does it cost?", ru: "Что изменилось и сколько стоит?")
    }
  }

  /// The question of the customer, with the call that answers it. The caller has checked that all required arguments
  /// are there.
  func text(_ arguments: [String: String]) -> LocalizedText {
    let product = arguments["product", default: ""]
    switch self {
    case .nextPayment:
      return LocalizedText(
        en: "What do I pay next on \(product), how much, and by which day? Call show_screen, and quote its figures.",
        ru: "Сколько и до какого дня мне платить по \(product)? Вызови show_screen и приведи его цифры дословно.")
    case .repayEarly:
      let amount = arguments["amount", default: ""]
      return LocalizedText(
        en:
          "What changes if I repay \(amount) of \(product) early? Call what_if with the question early-repayment, and "
          + "quote its figures: what is saved with the same payment, and what with the same term.",
        ru:
          "Что изменится, если досрочно погасить \(amount) по \(product)? Вызови what_if с вопросом early-repayment и "
          + "приведи его цифры дословно: сколько сберегает тот же платёж и сколько — тот же срок.")
    case .whatChanged:
      let day = arguments["day", default: ""]
      return LocalizedText(
        en:
          "What has changed on \(product) since \(day), and what does it cost me? Call compare_days and show_screen, "
          + "and quote their figures.",
        ru:
          "Что изменилось по \(product) с \(day) и сколько это мне стоит? Вызови compare_days и show_screen и приведи "
          + "их цифры дословно.")
    }
  }
}
