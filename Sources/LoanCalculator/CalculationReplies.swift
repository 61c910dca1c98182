package import DesignSystem
package import LoanDetailJSON
package import Localization

/// The replies to all requests of one document, in the order of the requests.
package struct CalculationReplies: Sendable {
  private let calculation: Calculation
  private let replies: [CalculationReply]
  /// Whether the document was one request, not an array of requests. The reply is then a single object too.
  private let isSingle: Bool

  /// Answers one request or an array of requests.
  init(to requests: JSONValue, _ calculation: Calculation) {
    self.calculation = calculation
    if case .array(let elements) = requests {
      replies = elements.map { CalculationReply(to: $0, calculation) }
      isSingle = false
    } else {
      replies = [CalculationReply(to: requests, calculation)]
      isSingle = true
    }
  }

  /// Whether the document was one request that could not be answered. Always `false` for an array of requests.
  package var isRefusal: Bool {
    if isSingle, case .failure = replies[0].result { true } else { false }
  }

  /// Returns the replies as JSON: one object for one request, an array for an array.
  package func json(_ layout: JSONLayout = .lines) -> [UInt8] {
    var json = JSONWriter()
    if isSingle {
      replies[0].write(to: &json)
    } else {
      json.array {
        for reply in replies { reply.write(to: &$0) }
      }
    }
    return json.finish(layout)
  }

  /// Returns the replies as a screen that a renderer can draw, in the words and number formats of a locale.
  package func document(_ formatter: LocaleFormatter) -> ScreenDocument {
    let language = formatter.language
    let title = Words.title(of: calculation)(language)
    let items = replies.enumerated().flatMap { $1.items($0 + 1, of: replies.count, formatter) }
    let nothing = Item.note(Note(id: "empty", text: Words.noRequests(language)))
    return ScreenDocument(
      subject: .init(id: "", type: "", title: title), screen: ScreenID(rawValue: calculation.rawValue),
      language: formatter.language.code, locale: formatter.locale, asOf: "",
      headerItem: .header(Header(title: title)),
      contentItems: items.isEmpty ? [nothing] : items, remarks: [])
  }
}
