// The types of patch, version 1.
// Made by "loan-detail schema patch --as swift". Do not edit.
import Foundation

public enum Patch {
  /// Patch of a loan detail screen. What `diff` prints and `patch` reads: what turns one screen
  /// into another. Version 1, under the rules of the loan detail screen's schema; it fits screens
  /// of every version, as items are told by their ids alone. The operations address every object
  /// with an `id` that is in one of the lists `contentItems`, `items` and `fallback`, or is
  /// `headerItem` or `total`: items, actions, rows of tables, chips, entries and points. What has
  /// no id there, such as the columns of a table or the cells of a row, is a property, which is
  /// replaced as a whole. The operations are done in their order, each on what the ones before it
  /// have made. Both screens were made for the same client profile. A client whose screen has
  /// another ETag than `from`, or who finds an operation that cannot be done, keeps its screen and
  /// asks for the whole.
  public struct Document: Codable, Hashable, Sendable {
    /// The version of this format.
    public var schemaVersion: Int64
    /// The ETag of the screen the patch is for: its `etag`. Do not apply the patch to another
    /// screen.
    public var from: ETag
    /// The ETag of the screen it leads to. The operations set the property `etag` to it, from
    /// version 2 on. A client that can compute ETags compares it with the ETag of the screen it has
    /// made, and keeps its old screen if they differ; others rely on the operations alone.
    public var to: ETag
    /// The changes, in the order in which they are done; empty if the screens are equal.
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
    /// Tells the operation: changes properties.
    public var op: String
    /// The item whose properties change; without it, the document.
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
    /// Tells the operation: inserts an item.
    public var op: String
    /// The item that has the list; without it, the document.
    public var parent: Parent?
    /// The list that the item comes into.
    public var list: List
    /// The item of the list that comes before; without it, the first place.
    public var after: After?
    /// The item, as the screen's schema describes it.
    public var item: JSON
  }

  /// Takes an item with everything in it out of its list.
  public struct Remove: Codable, Hashable, Sendable {
    /// Tells the operation: removes an item.
    public var op: String
    /// The item to remove.
    public var id: Id
  }

  /// Puts an item with everything in it somewhere else.
  public struct Move: Codable, Hashable, Sendable {
    /// Tells the operation: moves an item.
    public var op: String
    /// The item to move.
    public var id: Id
    /// The item that has the list; without it, the document.
    public var parent: Parent?
    /// The list that the item comes into.
    public var list: List
    /// The item of the list that comes before; without it, the first place.
    public var after: After?
  }

  /// An ETag, as the schema of the screens' version defines it.
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
