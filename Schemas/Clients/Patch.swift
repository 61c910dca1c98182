// The types of patch, version 1.
// Made by "loan-detail schema patch --as swift". Do not edit.
import Foundation

public enum Patch {
  /// Patch of a loan detail screen. What `diff` prints and `patch` reads: what turns one screen
  /// into another. Version 1, under the rules of the loan detail screen's schema; it fits screens
  /// of every version, as items are told by their ids alone. The operations are done in their
  /// order, each on what the ones before it have made. A client whose screen has another ETag than
  /// `from`, or who finds an operation that cannot be done, keeps its screen and asks for the
  /// whole.
  public struct Document: Codable, Hashable, Sendable {
    /// The version of this format.
    public var schemaVersion: Int64
    /// The ETag of the screen the patch is for.
    public var from: ETag
    /// The ETag of the screen it leads to.
    public var to: ETag
    public var operations: [Operation]
  }

  public enum Operation: Codable, Hashable, Sendable {
    case set(Set)
    case insert(Insert)
    case remove(Remove)
    case move(Move)
    /// One whose op these types do not have, with all it holds.
    case unknown(JSON)

    private enum Tag: String, CodingKey { case op }

    public init(from decoder: any Decoder) throws {
      let tag = try decoder.container(keyedBy: Tag.self).decode(String.self, forKey: .op)
      switch tag {
      case "set": self = .set(try Set(from: decoder))
      case "insert": self = .insert(try Insert(from: decoder))
      case "remove": self = .remove(try Remove(from: decoder))
      case "move": self = .move(try Move(from: decoder))
      default: self = .unknown(try JSON(from: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .set(let value): try value.encode(to: encoder)
      case .insert(let value): try value.encode(to: encoder)
      case .remove(let value): try value.encode(to: encoder)
      case .move(let value): try value.encode(to: encoder)
      case .unknown(let value): try value.encode(to: encoder)
      }
    }
  }

  /// Changes the properties of an item, or without an id of the document.
  public struct Set: Codable, Hashable, Sendable {
    public var op: String
    public var id: Id?
    /// The new values; a name that is not there yet comes after all others.
    public var properties: JSON?
    /// The names that go, before the new values come.
    public var removed: Names?
    /// All names that are left, in the order they come to stand in; without it they stay.
    public var order: Names?
  }

  /// Puts an item with everything in it into a list.
  public struct Insert: Codable, Hashable, Sendable {
    public var op: String
    public var parent: Parent?
    public var list: List
    public var after: After?
    /// The item, as the screen's schema describes it.
    public var item: JSON
  }

  /// Takes an item with everything in it out of its list.
  public struct Remove: Codable, Hashable, Sendable {
    public var op: String
    public var id: Id
  }

  /// Puts an item with everything in it somewhere else.
  public struct Move: Codable, Hashable, Sendable {
    public var op: String
    public var id: Id
    public var parent: Parent?
    public var list: List
    public var after: After?
  }

  /// The SHA-256 of the screen without its etag, as JSON without white space.
  public typealias ETag = String

  /// Names an item by its id.
  public typealias Id = String

  /// The item that has the list; without it, the document.
  public typealias Parent = Id

  /// The list's name.
  public enum List: RawRepresentable, Codable, Hashable, Sendable {
    case contentItems
    case items
    case fallback
    /// A value that these types do not have.
    case unknown(String)

    public init(rawValue: String) {
      switch rawValue {
      case "contentItems": self = .contentItems
      case "items": self = .items
      case "fallback": self = .fallback
      default: self = .unknown(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .contentItems: "contentItems"
      case .items: "items"
      case .fallback: "fallback"
      case .unknown(let value): value
      }
    }
  }

  /// The item of the list that comes before; without it, the first place.
  public typealias After = Id

  public typealias Names = [String]

  /// Any JSON value.
  public enum JSON: Codable, Hashable, Sendable {
    case null
    case flag(Bool)
    case number(Decimal)
    case text(String)
    case list([JSON])
    case object([String: JSON])

    public init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let flag = try? value.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? value.decode(Decimal.self) {
        self = .number(number)
      } else if let text = try? value.decode(String.self) {
        self = .text(text)
      } else if let list = try? value.decode([JSON].self) {
        self = .list(list)
      } else {
        self = .object(try value.decode([String: JSON].self))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var value = encoder.singleValueContainer()
      switch self {
      case .null: try value.encodeNil()
      case .flag(let flag): try value.encode(flag)
      case .number(let number): try value.encode(number)
      case .text(let text): try value.encode(text)
      case .list(let list): try value.encode(list)
      case .object(let object): try value.encode(object)
      }
    }
  }
}
