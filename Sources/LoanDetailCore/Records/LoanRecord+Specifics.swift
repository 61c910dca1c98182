import LoanDetailJSON
public import Loans

extension LoanRecord {
  /// Reads the data that only this product type has. The value is `nil` if the record has no specifics.
  ///
  /// ```swift
  /// let specifics = try record.readSpecifics { reader in
  ///   (name: reader.localizedText("name"), berths: reader.integer("berths", in: 0...99))
  /// }
  /// ```
  ///
  /// A field that `read` does not read becomes a warning.
  ///
  /// - Throws: the record's fault if a value cannot be read.
  public func readSpecifics<Value>(
    _ read: (ObjectReader) -> Value
  ) throws(ProductFault) -> (value: Value?, diagnostics: [Diagnostic]) {
    guard specifics != .null else { return (nil, []) }
    let log = ReadingLog(severityOfUnreadable: .error, readsMoreLanguages: true)
    let value = ObjectReader(specifics, at: specificsPath, log: log).map { reader in
      defer { reader.reportUnread() }
      return read(reader)
    }
    if log.hasErrors { throw ProductFault(id: id, diagnostics: diagnostics + log.diagnostics) }
    return (value, log.diagnostics)
  }
}
