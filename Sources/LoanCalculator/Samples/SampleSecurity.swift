import LoanArithmetic
import LoanDetailJSON

/// The security of a sample record.
struct SampleSecurity {
  private enum Field: String, CaseIterable {
    case kind, value
    case valuedOn = "valued_on"
  }

  /// The kinds of security in records, with a title for a fictional one.
  private enum Kind: String, CaseIterable, WireNamed {
    case realEstate, vehicle, deposit

    /// The title in both languages.
    var title: JSONValue {
      switch self {
      case .realEstate: .text(en: "Sample flat", ru: "Квартира (образец)")
      case .vehicle: .text(en: "Sample car", ru: "Автомобиль (образец)")
      case .deposit: .text(en: "Sample deposit", ru: "Вклад (образец)")
      }
    }
  }

  /// The security in the form of records.
  let value: JSONValue

  /// Reads a security.
  ///
  /// - Parameter amount: the type of its value, in the currency of the record.
  init(_ value: JSONValue, at path: String, amount: RequestValue<Money>) throws(CalculationError) {
    let fields = try RequestFields<Field>(value, at: path, example: #"{"kind": "realEstate", "value": 9000000}"#)
    let kind: Kind = try fields.required(.kind, as: .choice)
    self.value = .members([
      "kind": .string(kind.rawValue), "title": kind.title,
      "value": .money(try fields.required(.value, as: amount)),
      "valuedOn": try fields.optional(.valuedOn, as: .date).map(JSONValue.date),
    ])
  }
}
