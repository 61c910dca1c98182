/// Any name of a property.
struct AnyName: CodingKey, Hashable {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// What a strict client does not let in.
struct UnexpectedProperty: Error, CustomStringConvertible {
  let description: String
}

extension Decoder {
  /// The object that is decoded, which must hold no other properties than these.
  func object(of known: Set<String>) throws -> KeyedDecodingContainer<AnyName> {
    let container = try container(keyedBy: AnyName.self)
    if let other = container.allKeys.first(where: { !known.contains($0.stringValue) }) {
      throw UnexpectedProperty(description: "\(codingPath.map(\.stringValue)): \(other.stringValue)")
    }
    return container
  }
}

extension KeyedDecodingContainer<AnyName> {
  func text(_ name: String) throws -> String { try decode(String.self, forKey: AnyName(name)) }

  func optionalText(_ name: String) throws -> String? { try decodeIfPresent(String.self, forKey: AnyName(name)) }

  func value<Value: Decodable>(_ name: String) throws -> Value { try decode(Value.self, forKey: AnyName(name)) }

  func optional<Value: Decodable>(_ name: String) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: AnyName(name))
  }

  /// A text that must be one of a few.
  func choice(_ name: String, of known: Set<String>) throws -> String {
    let text = try text(name)
    guard known.contains(text) else { throw UnexpectedProperty(description: "\(name): \(text)") }
    return text
  }

  /// A text that, when it is there, must be one of a few.
  func optionalChoice(_ name: String, of known: Set<String>) throws -> String? {
    contains(AnyName(name)) ? try choice(name, of: known) : nil
  }
}
