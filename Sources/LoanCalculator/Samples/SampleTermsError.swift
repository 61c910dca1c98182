/// The reason why terms give no sample record.
package struct SampleTermsError: Error, Hashable, CustomStringConvertible {
  /// The place of the fault, such as `terms.payments`, what was found and what was expected.
  package let description: String

  init(_ error: CalculationError) { description = "\(error.path): \(error.message)" }
}
