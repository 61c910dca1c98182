import DesignSystem
import LoanDetailCore

/// What stands where a product should be: it says so, and what can be done.
struct FaultPage: ProductViewModelProtocol {
  let headerItem: Item
  let contentItems: [Item]

  init(_ page: LoanPage, in context: PresentationContext) {
    let language = context.language
    let status = Status(id: "fault.status", text: Self.status(language), tone: .critical)
    headerItem = .header(Header(title: page.title(language), subtitle: page.id?.id, statuses: [status]))
    let (title, text) =
      if case .unavailable = page.content { (Self.typeTitle, Self.typeText) } else { (Self.title, Self.text) }
    contentItems = [
      .banner(Banner(id: "fault", title: title(language), text: text(language), tone: .critical))
    ]
  }

  private static let status = LocalizedText(en: "Cannot be shown", ru: "Не удаётся показать")
  private static let title = LocalizedText(
    en: "We cannot show this product right now",
    ru: "Сейчас мы не можем показать этот продукт")
  private static let text = LocalizedText(
    en: "Its data arrived with errors, and we will not guess at figures. The agreement itself has not changed. "
      + "Please try again later or contact the bank.",
    ru: "Данные пришли с ошибками, а додумывать цифры мы не станем. Сам договор не изменился. "
      + "Попробуйте позже или обратитесь в банк.")
  private static let typeTitle = LocalizedText(
    en: "We cannot show these products right now",
    ru: "Сейчас мы не можем показать эти продукты")
  private static let typeText = LocalizedText(
    en: "The service that holds them does not answer. Your agreements have not changed. Please try again later.",
    ru: "Сервис, где они хранятся, не отвечает. Ваши договоры не изменились. Попробуйте позже.")
}
