import LoanArithmetic
import LoanDetailJSON

/// The members that every sample record has.
struct SampleIdentity {
  /// The place of its terms, for errors.
  let path: String
  let id: String
  /// The product type.
  let type: String
  /// The number of the customer.
  let customer: String
  /// The name of the customer.
  let name: String
  let currency: Currency
  /// The day of the record.
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

extension RequestFields where Name: SampleFieldName {
  /// Reads the members that every kind of sample has.
  ///
  /// - Parameters:
  ///   - type: the product type.
  ///   - opened: the member with the day on which the product was opened, which may not be after the day of the record.
  func identity(type: String, opened: Name) throws(CalculationError) -> SampleIdentity {
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
