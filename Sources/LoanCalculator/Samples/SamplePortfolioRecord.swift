import LoanArithmetic
package import LoanDetailJSON

/// A sample record of a portfolio, calculated from stated terms.
///
/// Every amount and status follows from the terms by the arithmetic of this package. The customer is fictional.
///
/// ```swift
/// let terms = try JSONParser.parse(Array(#"{"as_of": "2026-11-21", "principal": 600000, …}"#.utf8))
/// let sample = try SamplePortfolioRecord(terms: terms, type: "carLease")
/// print(String(decoding: sample.document.rendered(), as: UTF8.self))
/// ```
package struct SamplePortfolioRecord: Sendable {
  /// A portfolio with this record only.
  package let document: JSONValue

  /// Calculates the record.
  ///
  /// A `limit` makes it revolving; otherwise it is repaid in instalments.
  ///
  /// - Parameters:
  ///   - terms: An object. Terms have the names that requests for a schedule use.
  ///   - type: The product type of the record.
  package init(terms: JSONValue, type: String) throws(SampleTermsError) {
    do throws(CalculationError) {
      let isRevolving = if case .object(let members) = terms { members.contains { $0.name == "limit" } } else { false }
      document = isRevolving ? try RevolvingSample(terms, type).document : try InstalmentSample(terms, type).document
    } catch {
      throw SampleTermsError(error)
    }
  }
}

/// Why terms give no sample record.
package struct SampleTermsError: Error, Hashable, CustomStringConvertible {
  /// The place of the fault, such as `terms.payments`, what was found and what was expected.
  package let description: String

  init(_ error: CalculationError) { description = "\(error.path): \(error.message)" }
}

/// What every sample record has.
struct SampleIdentity {
  let id: String
  let type: String
  let customer: String
  let name: String
  let currency: Currency
  let asOf: CalendarDate
  let opened: CalendarDate

  /// The record as the only one of a portfolio. Members without a value are left out.
  func document(
    version: Int, phase: String, overlays: [String], _ members: KeyValuePairs<String, JSONValue?>
  ) -> JSONValue {
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
    return .members([
      "schemaVersion": .number("\(version)"), "asOf": .string(asOf.description),
      "loans": .array([.object(first + second)]),
    ])
  }
}

extension JSONValue {
  /// An object with the members that have a value, in their order.
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
    let id = try optional(.id, as: .text) ?? "1"
    let opened = try required(opened, as: .date)
    let asOf = try required(.asOf, as: .date)
    guard opened <= asOf else {
      throw CalculationError(
        .datesOutOfOrder, at: path(of: .asOf), found: asOf.description, expected: "a date not before \(opened)")
    }
    return SampleIdentity(
      id: id, type: type, customer: try optional(.customer, as: .text) ?? "C-\(id)",
      name: try optional(.name, as: .text) ?? "Вера Вымышленная",
      currency: try Currency(optional(.currency, as: .currency), decimals: nil), asOf: asOf, opened: opened)
  }
}

/// The names that the terms of every kind of sample have.
protocol SampleFieldName {
  static var id: Self { get }
  static var customer: Self { get }
  static var name: Self { get }
  static var currency: Self { get }
  static var asOf: Self { get }
}
