import DesignSystem
import LoanDetailCore
import LoanDetailJSON

/// What can be calculated.
enum CalcKind: String, CaseIterable, Sendable {
  case schedule
  case effectiveRate = "effective-rate"
  case dayCount = "day-count"
  case cardMinimum = "card-minimum"

  /// Calculates from the parameters of a request.
  func answer(_ params: JSONValue) throws(CalcError) -> any CalcAnswer {
    switch self {
    case .schedule: try ScheduleAnswer(params)
    case .effectiveRate: try EffectiveRateAnswer(params)
    case .dayCount: try DayCountAnswer(params)
    case .cardMinimum: try CardMinimumAnswer(params)
    }
  }
}

/// One request and what came of it.
struct CalcReply {
  /// The request's id as it was given: a string or a number; `nil` when it has none.
  var id: JSONValue?
  var result: Result<any CalcAnswer, CalcError>

  /// Answers a request.
  init(to request: JSONValue, _ kind: CalcKind) {
    if case .object(let members) = request, let id = members.first(where: { $0.name == "id" })?.value, id.canName {
      self.id = id
    }
    do throws(CalcError) {
      result = .success(try Self.answer(to: request, kind))
    } catch {
      result = .failure(error)
    }
  }

  private enum Field: String, CaseIterable { case id, params }

  private static let example = #"{"id": 1, "params": {…}}"#

  private static func answer(to request: JSONValue, _ kind: CalcKind) throws(CalcError) -> any CalcAnswer {
    if case .object(let members) = request, !members.contains(where: { $0.name == "params" }) {
      let misspelt = NearMiss.nearest(to: "params", among: members.map(\.name), atMost: 1).first
      throw CalcError(
        "missing", at: "params", found: "no params", expected: "a request such as \(example)",
        advice: misspelt.map { "Rename \(SourcePath.quoted($0)) to \"params\"." }
          ?? "Put the parameters into \"params\".")
    }
    let fields = try CalcFields<Field>(request, at: "", example: example)
    _ = try fields.optional(.id, as: CalcValue("a string or a number") { $0.canName ? $0 : nil })
    let answer = try fields.object(.params) { (params, _) throws(CalcError) in try kind.answer(params) }
    guard let answer else {
      throw CalcError(CalcError.unreadable, at: "params", found: "null", expected: "an object")
    }
    return answer
  }
}

extension JSONValue {
  /// Whether the value can name a request.
  fileprivate var canName: Bool {
    switch self {
    case .string, .number: true
    default: false
    }
  }
}
