import LoanArithmetic
package import LoanDetailJSON

/// A portfolio of sample records that are calculated from stated terms.
///
/// Every amount and status follows from the terms by the arithmetic of this package. The customers are fictional.
///
/// ```swift
/// let terms = try JSONParser.parse(Array(#"{"as_of": "2026-11-21", "principal": 600000, …}"#.utf8))
/// let portfolio = try CalculatedPortfolio(terms: terms, type: "carLease")
/// print(String(decoding: portfolio.document.rendered(), as: UTF8.self))
/// ```
package struct CalculatedPortfolio: Sendable {
  private static let version = 2

  /// The portfolio as a document.
  package let document: JSONValue

  /// Calculates the records.
  ///
  /// A record is revolving if its terms have a `limit`; otherwise it is repaid in instalments.
  ///
  /// - Parameters:
  ///   - terms: An object, or an array with an object for each record. All are about the same day. Terms have the names
  ///     that requests for a schedule use.
  ///   - type: The product type of the records.
  package init(terms: JSONValue, type: String) throws(SampleTermsError) {
    do throws(CalculationError) {
      document = try Self.document(terms, type)
    } catch {
      throw SampleTermsError(error)
    }
  }

  private static func document(_ terms: JSONValue, _ type: String) throws(CalculationError) -> JSONValue {
    let isList = if case .array = terms { true } else { false }
    let list = isList ? terms.elements : [terms]
    var asOf: CalendarDate?
    var records: [JSONValue] = []
    for (index, terms) in list.enumerated() {
      let path = isList ? "terms[\(index)]" : "terms"
      let isRevolving = terms["limit"] != nil
      let sample: any CalculatedSample =
        isRevolving ? try RevolvingSample(terms, at: path, type) : try InstalmentSample(terms, at: path, type)
      let day = sample.identity.asOf
      guard day == asOf ?? day else {
        throw CalculationError(
          .contradiction, at: "\(path).as_of", found: day.description,
          expected: "the day of the first record, \(asOf ?? day)")
      }
      asOf = day
      records.append(try sample.record)
    }
    return .members([
      "schemaVersion": .number("\(version)"), "asOf": asOf.map(JSONValue.date), "loans": .array(records),
    ])
  }
}

/// A sample record of one kind.
protocol CalculatedSample {
  var identity: SampleIdentity { get }
  var record: JSONValue { get throws(CalculationError) }
}

/// The reason why terms give no sample record.
package struct SampleTermsError: Error, Hashable, CustomStringConvertible {
  /// The place of the fault, such as `terms.payments`, what was found and what was expected.
  package let description: String

  init(_ error: CalculationError) { description = "\(error.path): \(error.message)" }
}

/// The members that every sample record has.
struct SampleIdentity {
  /// The place of its terms, for errors.
  let path: String
  let id: String
  let type: String
  let customer: String
  let name: String
  let currency: Currency
  let asOf: CalendarDate
  let opened: CalendarDate
  /// The members that only this product type has, as the terms state them.
  let specifics: JSONValue?

  /// Returns the record. Members without a value are left out.
  func record(phase: String, overlays: [String], _ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    let identity = JSONValue.members([
      "id": .string(id), "type": .string(type), "currency": .string(currency.code),
      "contractNumber": .string("SAMPLE-\(id)"), "opened": .string(opened.description),
      "parties": .array([
        .members([
          "customer": .string(customer), "role": .string("borrower"), "name": .string(name),
        ])
      ]),
      "phase": .string(phase), "overlays": overlays.isEmpty ? nil : .array(overlays.map(JSONValue.string)),
    ])
    let rest = JSONValue.members(members)
    guard case .object(let first) = identity, case .object(let second) = rest else { return rest }
    return .object(first + second + (specifics.map { [JSONValue.Member("specifics", $0)] } ?? []))
  }
}

extension JSONValue {
  /// Returns an object with the members that have a value, in their order.
  static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  static func money(_ amount: Money) -> JSONValue { .string(amount.decimal.description) }
  static func date(_ date: CalendarDate) -> JSONValue { .string(date.description) }
  static func count(_ count: Int) -> JSONValue { .number("\(count)") }
  static func text(en: String, ru: String) -> JSONValue { .members(["en": .string(en), "ru": .string(ru)]) }
}

extension RequestFields where Name: SampleFieldName {
  /// Reads the members that every kind of sample has.
  func identity(_ type: String, opened: Name) throws(CalculationError) -> SampleIdentity {
    let id = try optional(.id, as: .filledText) ?? "1"
    let opened = try required(opened, as: .date)
    let asOf = try required(.asOf, as: .date)
    guard opened <= asOf else {
      throw CalculationError(
        .datesOutOfOrder, at: path(of: .asOf), found: asOf.description, expected: "a date not before \(opened)")
    }
    return SampleIdentity(
      path: path, id: id, type: type, customer: try optional(.customer, as: .filledText) ?? "C-\(id)",
      name: try optional(.name, as: .text) ?? "Вера Вымышленная",
      currency: try Currency(optional(.currency, as: .currency), decimals: nil), asOf: asOf, opened: opened,
      specifics: try optional(.specifics, as: .object))
  }
}

/// The names that the terms of every kind of sample have.
protocol SampleFieldName {
  static var id: Self { get }
  static var customer: Self { get }
  static var name: Self { get }
  static var currency: Self { get }
  static var asOf: Self { get }
  static var specifics: Self { get }
}

extension RequestValue<JSONValue> {
  /// An object of any form.
  fileprivate static let object = RequestValue("an object") { value in
    if case .object = value { value } else { nil }
  }
}

extension RequestValue<String> {
  /// A text that identifies something, so that it cannot be empty.
  fileprivate static let filledText = RequestValue("a text that is not empty") { value in
    if case .string(let text) = value, !text.isEmpty { text } else { nil }
  }
}
