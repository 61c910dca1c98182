extension Dictionary where Key == String, Value: Equatable {
  /// The name of a value in records, for ids; "other" for a value without a name.
  package func name(of value: Value) -> String { first { $0.value == value }?.key ?? "other" }
}
