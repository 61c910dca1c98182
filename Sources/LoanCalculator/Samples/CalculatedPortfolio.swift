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
  /// The version of the portfolio format.
  private static let version = 2

  /// The portfolio as a document.
  package let document: JSONValue

  /// Calculates the records.
  ///
  /// A record is revolving if its terms have a `limit`; otherwise it is repaid in instalments.
  ///
  /// - Parameters:
  ///   - terms: an object, or an array with an object for each record. All are about the same day. Terms have the names
  ///     that requests for a schedule use.
  ///   - type: the product type of the records.
  package init(terms: JSONValue, type: String) throws(SampleTermsError) {
    do throws(CalculationError) {
      document = try Self.document(terms, type: type)
    } catch {
      throw SampleTermsError(error)
    }
  }

  /// Returns the portfolio. It has no day if the array of terms is empty.
  private static func document(_ terms: JSONValue, type: String) throws(CalculationError) -> JSONValue {
    let isList = if case .array = terms { true } else { false }
    let list = isList ? terms.elements : [terms]
    var asOf: CalendarDate?
    var records: [JSONValue] = []
    for (index, terms) in list.enumerated() {
      let path = isList ? "terms[\(index)]" : "terms"
      let isRevolving = terms["limit"] != nil
      let sample: any CalculatedSample =
        isRevolving
        ? try RevolvingSample(terms, at: path, type: type) : try InstalmentSample(terms, at: path, type: type)
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
  /// The members that every record has.
  var identity: SampleIdentity { get }
  /// The record, calculated from its terms.
  var record: JSONValue { get throws(CalculationError) }
}
