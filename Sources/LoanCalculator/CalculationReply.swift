import DesignSystem
import LoanDetailJSON
import Localization

/// The reply to one request: its result, or the error that prevented one.
struct CalculationReply: Sendable {
  /// The id of the request, a string or a number; `nil` if the request has none that can be used.
  var id: JSONValue?
  /// The answer, or the fault of the request.
  var result: Result<any CalculationAnswer, CalculationError>

  /// Answers a request.
  init(to request: JSONValue, _ calculation: Calculation) {
    if case .object(let members) = request, let id = members.first(where: { $0.name == "id" })?.value, id.isRequestID {
      self.id = id
    }
    do throws(CalculationError) {
      result = .success(try Self.answer(to: request, calculation))
    } catch {
      result = .failure(error)
    }
  }

  private enum Field: String, CaseIterable { case id, params }

  /// A request, as an example in messages.
  private static let example = #"{"id": 1, "params": {…}}"#

  /// Reads a request and calculates its answer.
  private static func answer(
    to request: JSONValue, _ calculation: Calculation
  ) throws(CalculationError) -> any CalculationAnswer {
    if case .object(let members) = request, !members.contains(where: { $0.name == "params" }) {
      let misspelt = NearMiss.nearest(to: "params", among: members.map(\.name), atMost: 1).first
      throw CalculationError(
        .missing, at: "params", found: "no params", expected: "a request such as \(example)",
        advice: misspelt.map { "Rename \(SourcePath.quoted($0)) to \"params\"." }
          ?? "Put the parameters into \"params\".")
    }
    let fields = try RequestFields<Field>(request, at: "", example: example)
    _ = try fields.optional(.id, as: RequestValue("a string or a number") { $0.isRequestID ? $0 : nil })
    let answer = try fields.object(.params) { (params, _) throws(CalculationError) in try calculation.answer(params) }
    guard let answer else {
      throw CalculationError(.unreadable, at: "params", found: "null", expected: "an object")
    }
    return answer
  }
}

extension CalculationReply {
  /// Writes the reply as one JSON object.
  func write(to json: inout JSONWriter) {
    json.object {
      switch id {
      case .number(let digits)?:
        $0.key("id")
        $0.number(digits)
      case .string(let text)?: $0.property("id", text)
      default: break
      }
      switch result {
      case .success(let answer): $0.object("result") { answer.write(to: &$0) }
      case .failure(let error):
        $0.object("error") {
          $0.property("code", error.code.rawValue)
          $0.property("path", error.path)
          $0.property("message", error.message)
        }
      }
    }
  }

  /// Returns the reply as items of a screen, under a heading if it has an id or is one of several.
  ///
  /// - Parameters:
  ///   - number: the position of the request, counted from one.
  ///   - count: the number of requests.
  func items(_ number: Int, of count: Int, _ formatter: LocaleFormatter) -> [Item] {
    let place = ItemID(rawValue: "request.\(number)")
    let content = content(under: place, formatter)
    guard let title = title(number, of: count, formatter) else { return content }
    return [.section(Section(id: place, title: title, items: content))]
  }

  /// Returns the heading of the reply; `nil` if it is the only one and has no id.
  private func title(_ number: Int, of count: Int, _ formatter: LocaleFormatter) -> String? {
    let word = Words.request(formatter.language)
    switch id {
    case .number(let digits)?: return "\(word) \(digits)"
    case .string(let text)?: return "\(word) \(text)"
    default: return count == 1 ? nil : "\(word) \(formatter.number(number))"
    }
  }

  /// Returns the items of the answer, or a banner with the error.
  private func content(under place: ItemID, _ formatter: LocaleFormatter) -> [Item] {
    switch result {
    case .success(let answer): return answer.items(under: place, formatter)
    case .failure(let error):
      let title = [error.code.rawValue, error.path].filter { !$0.isEmpty }.joined(separator: ": ")
      return [.banner(Banner(id: place.appending("error"), title: title, text: error.message, tone: .critical))]
    }
  }
}

extension JSONValue {
  /// Whether the value can be the id of a request.
  fileprivate var isRequestID: Bool {
    switch self {
    case .string, .number: true
    default: false
    }
  }
}
