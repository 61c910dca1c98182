public import LoanDetailRendering
public import Localization

extension A2UIRenderer.Words {
  /// The words in a language, which are those of a page.
  public init(_ language: Language) {
    let page = HTMLRenderer.Words(language)
    self.init(earlier: page.earlier, later: page.later, again: page.again, asOf: page.asOf)
  }
}
