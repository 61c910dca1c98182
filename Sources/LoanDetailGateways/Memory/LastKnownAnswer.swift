import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization

/// An answer as a file of a ``LastKnownStore`` has it.
struct LastKnownAnswer {
  let json: JSONValue
  let answer: CachedAnswer
  /// The day on which the source gave the answer.
  let day: CalendarDate?

  /// The answer to be written; `nil` if it is not kept, such as a record without a text.
  init?(_ question: CachedQuestion, _ answer: CachedAnswer, _ day: CalendarDate?) {
    guard let value = Self.json(of: answer) else { return nil }
    json = .object([
      .init("question", Self.json(of: question)), .init("day", day.json), .init("answer", value),
    ])
    self.answer = answer
    self.day = day
  }

  /// Reads the content of a file; `nil` if this is not an answer to the question.
  init?(_ json: JSONValue, to question: CachedQuestion) {
    guard json["question"] == Self.json(of: question), let value = json["answer"],
      let answer = Self.answer(value, to: question)
    else { return nil }
    self.json = json
    self.answer = answer
    day = json["day"].flatMap(CalendarDate.init(json:))
  }

  /// The question as a file states it.
  static func json(of question: CachedQuestion) -> JSONValue {
    func stated(_ kind: String, _ scope: CustomerScope?, _ more: [JSONValue.Member] = []) -> JSONValue {
      let customer: [JSONValue.Member] =
        switch scope {
        case .customer(let customer): [.init("customer", .string(customer.rawValue))]
        case .allCustomers: [.init("customer", .null)]
        case nil: []
        }
      return .object([.init("kind", .string(kind))] + customer + more)
    }
    return switch question {
    case .day: stated("day", nil)
    case .timeZone: stated("timeZone", nil)
    case .findings(let scope): stated("findings", scope)
    case .types(let scope): stated("types", scope)
    case .page(let type, let scope, let page):
      stated(
        "page", scope,
        [
          .init("type", .string(type.rawValue)), .init("size", .number("\(page.size)")),
          .init("cursor", page.cursor.map(JSONValue.string) ?? .null),
        ])
    case .record(let id, let scope): stated("record", scope, id.members)
    case .revision(let id, let scope): stated("revision", scope, id.members)
    }
  }

  /// The answer as a file states it; `nil` if it is not kept.
  private static func json(of answer: CachedAnswer) -> JSONValue? {
    switch answer {
    case .day(let day): return day.json
    case .timeZone(let zone): return zone.map { .string($0.description) } ?? .null
    case .types(let types): return .array(types.map { .string($0.rawValue) })
    case .record(let record, let revision):
      guard case .object(let members)? = json(of: record) else { return nil }
      return .object(members + [.init("revision", revision.map { .string($0.rawValue) } ?? .null)])
    case .page(let page):
      let entries = page.entries.compactMap { entry in
        switch entry {
        case .success(let record): json(of: record)
        case .failure(let fault): JSONValue.object(fault.id.members)
        }
      }
      guard entries.count == page.entries.count else { return nil }
      return .object([
        .init("entries", .array(entries)), .init("next", page.next.map(JSONValue.string) ?? .null),
      ])
    case .findings, .revision: return nil
    }
  }

  /// The record as a file states it; `nil` without its text.
  private static func json(of record: LoanRecord) -> JSONValue? {
    guard let text = record.text else { return nil }
    return .object(
      record.id.members + [
        .init("asOf", record.facts.asOf.json), .init("version", .number("\(text.version)")),
        .init("text", .string(String(decoding: text.bytes, as: UTF8.self))),
      ])
  }

  /// Reads the answer to a question; `nil` if the value is not one.
  private static func answer(_ value: JSONValue, to question: CachedQuestion) -> CachedAnswer? {
    switch question {
    case .day: return .day(CalendarDate(json: value))
    case .timeZone: return .timeZone(value.nonEmptyText.flatMap { BankTimeZone($0) })
    case .types: return .types(value.elements.compactMap(\.nonEmptyText).map(ProductType.init(rawValue:)))
    case .record(let id, let scope):
      guard case .success(let record)? = entry(value, .full, for: scope), record.id == id else { return nil }
      return .record(record, value["revision"]?.nonEmptyText.map(RecordRevision.init(rawValue:)))
    case .page(_, let scope, _):
      let elements = value["entries"]?.elements ?? []
      let entries = elements.compactMap { entry($0, .header, for: scope) }
      guard entries.count == elements.count else { return nil }
      return .page(SummaryPage(entries: entries, next: value["next"]?.nonEmptyText))
    case .findings, .revision: return nil
    }
  }

  /// Reads a record again, or its fault; `nil` if the scope may not see it, or the value has no id.
  private static func entry(_ value: JSONValue, _ reading: LoanRecord.Reading, for scope: CustomerScope) -> RecordEntry?
  {
    guard let id = ProductID(json: value) else { return nil }
    guard let text = value["text"]?.nonEmptyText else {
      return .failure(ProductFault(id: id, diagnostics: [.wasUnreadable]))
    }
    do throws(ProductError) {
      return .success(
        try LoanRecord(
          portfolioJSON: Array(text.utf8), of: id, for: scope,
          version: value["version"]?.wholeNumber.flatMap(PortfolioVersion.init(rawValue:)),
          asOf: value["asOf"].flatMap(CalendarDate.init(json:)), reading: reading))
    } catch .unreadable(let fault) { return .failure(fault) } catch { return nil }
  }
}

extension ProductID {
  fileprivate var members: [JSONValue.Member] {
    [.init("type", .string(type.rawValue)), .init("id", .string(id))]
  }

  fileprivate init?(json: JSONValue) {
    guard let type = json["type"]?.nonEmptyText, let id = json["id"]?.nonEmptyText else { return nil }
    self.init(type: ProductType(rawValue: type), id: id)
  }
}

extension CalendarDate {
  fileprivate init?(json: JSONValue) {
    guard let text = json.nonEmptyText else { return nil }
    self.init(text)
  }
}

extension CalendarDate? {
  fileprivate var json: JSONValue { map { .string("\($0)") } ?? .null }
}

extension Diagnostic {
  fileprivate static var wasUnreadable: Diagnostic {
    Diagnostic(
      id: "source.old-fault", severity: .error, path: "source",
      summary: "The record could not be read when the source last answered.")
  }
}
