import Foundation

/// Reads back what was written, with a parser that is not ours.
enum ParsedJSON {
  static func object(_ bytes: [UInt8]) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:]
  }

  /// Every item in a document, wherever it stands: whatever has a kind and an id.
  static func items(in node: Any) -> [[String: Any]] {
    switch node {
    case let object as [String: Any]:
      (object["kind"] == nil || object["id"] == nil ? [] : [object]) + object.values.flatMap { items(in: $0) }
    case let array as [Any]:
      array.flatMap { items(in: $0) }
    default: []
    }
  }
}
