extension JSONWriter {
  /// Writes a property whose value is a string.
  public mutating func property(_ name: String, _ text: String) {
    key(name)
    string(text)
  }

  /// Writes a property whose value is a string, or omits it if `text` is `nil`.
  public mutating func property(_ name: String, _ text: String?) {
    if let text { property(name, text) }
  }

  /// Writes a property whose value is a whole number.
  public mutating func property(_ name: String, _ number: some FixedWidthInteger) {
    key(name)
    integer(number)
  }

  /// Writes a property whose value is `true` or `false`.
  public mutating func property(_ name: String, _ flag: Bool) {
    key(name)
    boolean(flag)
  }

  /// Writes a property whose value is an object; `body` writes its properties.
  public mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }

  /// Writes a property whose value is an array; `body` writes its elements.
  public mutating func array(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    array(body)
  }
}
