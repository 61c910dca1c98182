import Foundation
import LoanDetailJSON
import Testing

@testable import LoanCalculator

extension Calculation {
  /// The replies to a document of requests, as JSON text.
  func json(_ requests: String) throws -> String {
    String(decoding: replies(to: try JSONParser.parse(Array(requests.utf8))).json() ?? [], as: UTF8.self)
  }

  /// The reply to one request.
  func reply(to request: String) throws -> Fields {
    let reply = try JSONSerialization.jsonObject(with: Data(json(request).utf8)) as? [String: Any]
    return Fields(try #require(reply))
  }

  /// The replies to an array of requests.
  func replies(toAll requests: String) throws -> [Fields] {
    let replies = try JSONSerialization.jsonObject(with: Data(json(requests).utf8)) as? [[String: Any]]
    return try #require(replies).map(Fields.init)
  }
}

/// A JSON object, read by key; null is the same as absent.
struct Fields {
  let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values.filter { !($0.value is NSNull) } }

  func has(_ key: String) -> Bool { values[key] != nil }
  func int(_ key: String) -> Int? { text(key).flatMap { Int($0) } }
  func object(_ key: String) -> Fields { Fields(values[key] as? [String: Any] ?? [:]) }
  func objects(_ key: String) -> [Fields] { (values[key] as? [[String: Any]] ?? []).map(Fields.init) }
  func texts(_ key: String) -> [String] { values[key] as? [String] ?? [] }

  func text(_ key: String) -> String? {
    switch values[key] {
    case let text as String: text
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }

  /// Some of the members as they are.
  func only(_ keys: String...) -> [String: Any] { values.filter { keys.contains($0.key) } }
}
