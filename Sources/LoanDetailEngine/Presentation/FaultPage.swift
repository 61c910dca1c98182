import DesignSystem
import LoanDetailCore
import Loans
import Localization

/// A page in place of a product or a screen that cannot be shown. It states the reason and what the reader can do.
struct FaultPage {
  let header: Item
  let banner: Item

  init(_ page: LoanPage, in context: PresentationContext) {
    let language = context.language
    let cause = page.cause ?? .brokenPlugin
    for id in ["header", "fault"] as [ItemID] {
      context.provenance?.add([.known(.derived(rule: "the product cannot be shown: \(cause)"), asOf: nil)], to: id)
    }
    let status = Status(id: "fault.status", text: Self.status(language), tone: .critical)
    header = .header(
      Header(title: page.title(language), subtitle: page.id.map { DataText($0.id)(language) }, statuses: [status]))
    banner = .banner(
      Banner(id: "fault", title: Self.title(of: page)(language), text: Self.text(for: cause)(language), tone: .critical)
    )
  }

  /// The title, which says what cannot be shown or found: a screen, a product or all products of a type.
  private static func title(of page: LoanPage) -> LocalizedText {
    switch (page.cause, page.id) {
    case (nil, _): screenTitle
    case (_, nil): typeTitle
    case (.gone?, _): goneTitle
    default: title
    }
  }

  private static let status = LocalizedText(en: "Cannot be shown", ru: "Не удаётся показать")
  private static let title = LocalizedText(
    en: "We cannot show this product right now",
    ru: "Сейчас мы не можем показать этот продукт")
  private static let screenTitle = LocalizedText(
    en: "We cannot show this screen right now",
    ru: "Сейчас мы не можем показать этот экран")
  private static let goneTitle = LocalizedText(
    en: "We cannot find this product", ru: "Мы не можем найти этот продукт")
  private static let typeTitle = LocalizedText(
    en: "We cannot show these products right now",
    ru: "Сейчас мы не можем показать эти продукты")

  /// The explanation for the reader. The words suit one product and also a whole type.
  private static func text(for cause: FaultCause) -> LocalizedText {
    switch cause {
    case .badData:
      LocalizedText(
        en: "The data arrived with errors, and we will not guess at figures. Your agreement with the bank has not "
          + "changed. Please try again later or contact the bank.",
        ru: "Данные пришли с ошибками, а додумывать цифры мы не станем. Ваши договорённости с банком не изменились. "
          + "Попробуйте позже или обратитесь в банк.")
    case .unavailable:
      LocalizedText(
        en: "The service that holds the data does not answer. Your agreement with the bank has not changed. "
          + "Please try again later.",
        ru: "Сервис, где хранятся данные, не отвечает. Ваши договорённости с банком не изменились. Попробуйте позже.")
    case .gone:
      LocalizedText(
        en: "What should be here was not found. Please open the list again; if something is missing there, contact "
          + "the bank.",
        ru: "То, что должно быть здесь, не нашлось. Откройте список ещё раз; если в нём чего-то не хватает, "
          + "обратитесь в банк.")
    case .brokenPlugin:
      LocalizedText(
        en: "Our program made a mistake here, and we will not show what may be wrong. Your agreement with the bank "
          + "has not changed. Please contact the bank.",
        ru: "Здесь ошиблась наша программа, и показывать то, что может быть неверно, мы не станем. Ваши "
          + "договорённости с банком не изменились. Обратитесь в банк.")
    }
  }
}

extension Item {
  /// The message that it is not known whether an event was carried out.
  static func checkingEvent(in context: PresentationContext) -> Item {
    let id: ItemID = "event.unknown"
    context.provenance?.add([.known(.derived(rule: "the source did not answer an event"), asOf: nil)], to: id)
    return .banner(
      Banner(
        id: id, title: checkingTitle(context.language), text: checkingText(context.language), tone: .attention))
  }

  private static let checkingTitle = LocalizedText(en: "We are checking your request", ru: "Проверяем вашу заявку")
  private static let checkingText = LocalizedText(
    en: "The bank has not answered yet whether it was carried out. It will not be carried out twice. What this screen "
      + "shows may be from before it.",
    ru: "Банк ещё не ответил, выполнена ли она. Дважды она выполнена не будет. На этом экране может быть показано "
      + "то, что было до неё.")
}
