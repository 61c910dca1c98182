import LoanDetailJSON

extension LoanRecord {
  /// Reads what only this product type has; `nil` as the value when the source says nothing of it.
  ///
  /// Throws the record's fault when something there cannot be read; fields nobody asked for become warnings.
  public func readSpecifics<Value>(
    _ read: (ObjectReader) -> Value
  ) throws(ProductFault) -> (value: Value?, diagnostics: [Diagnostic]) {
    guard specifics != .null else { return (nil, []) }
    let log = ReadingLog(severityOfUnreadable: .error)
    let value = ObjectReader(specifics, at: specificsPath, log: log).map { reader in
      defer { reader.reportUnread() }
      return read(reader)
    }
    if log.hasErrors { throw ProductFault(id: id, diagnostics: diagnostics + log.diagnostics) }
    return (value, log.diagnostics)
  }
}
