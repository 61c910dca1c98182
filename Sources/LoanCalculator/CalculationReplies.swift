package import DesignSystem
package import LoanDetailJSON
package import Localization

/// The replies to all requests of one document, in the order of the requests.
package struct CalculationReplies: Sendable {
  private let calculation: Calculation
  /// The reply to the only request of a document; `nil` if the document was an array of requests.
  private let single: CalculationReply?
  /// The requests of an array. Each is answered when its reply is needed, because replies are much longer.
  private let requests: [JSONValue]

  /// Answers one request or an array of requests.
  init(to requests: JSONValue, _ calculation: Calculation) {
    self.calculation = calculation
    if case .array(let elements) = requests {
      single = nil
      self.requests = elements
    } else {
      single = CalculationReply(to: requests, calculation)
      self.requests = []
    }
  }

  /// Whether the document was one request that could not be answered. Always `false` for an array of requests.
  package var isRefusal: Bool {
    if case .failure? = single?.result { true } else { false }
  }

  /// The maximum length of the replies as JSON, in bytes: a short request can ask for a long schedule.
  package static let longest = 1 << 28
  /// The maximum number of requests whose replies are shown as one screen.
  package static let mostShown = 100

  /// Returns the replies as JSON: one object for one request, an array for an array; `nil` if they would be longer than
  /// `longest`.
  package func json(_ layout: JSONLayout = .lines, atMost longest: Int = Self.longest) -> [UInt8]? {
    var json = JSONWriter()
    if let single {
      single.write(to: &json)
    } else {
      json.array {
        for request in requests where $0.length <= longest {
          CalculationReply(to: request, calculation).write(to: &$0)
        }
      }
    }
    guard json.length <= longest else { return nil }
    let text = json.finish(layout)
    return text.count <= longest ? text : nil
  }

  /// Returns the replies as a screen that a renderer can draw, in the words and number formats of a locale; `nil` if
  /// there are more than ``mostShown``.
  package func document(_ formatter: LocaleFormatter) -> ScreenDocument? {
    guard requests.count <= Self.mostShown else { return nil }
    let language = formatter.language
    let title = Words.title(of: calculation)(language)
    let replies = single.map { [$0] } ?? requests.map { CalculationReply(to: $0, calculation) }
    let items = replies.enumerated().flatMap { $1.items($0 + 1, of: replies.count, formatter) }
    let nothing = Item.note(Note(id: "empty", text: Words.noRequests(language)))
    return ScreenDocument(
      subject: .init(id: "", type: "", title: title), screen: ScreenID(rawValue: calculation.rawValue),
      language: formatter.language.code, locale: formatter.locale, asOf: "",
      headerItem: .header(Header(title: title)),
      contentItems: items.isEmpty ? [nothing] : items, remarks: [])
  }
}
