// The types of patch, version 1.
// Made by "loan-detail schema patch --as swift". Do not edit.
import Foundation

public enum Patch {
  /// Patch of a loan detail screen or a list of products. What `diff` prints and `patch` reads, and
  /// what `render --rows` prints: what turns one screen, or one list of products, into another.
  /// Version 1, under the rules of the loan detail screen's schema; it fits screens of every
  /// version, as objects are told by their ids alone. The operations address every object with an
  /// `id` that is in one of the lists `contentItems`, `items` and `fallback`, or is `headerItem` or
  /// `total`: items, actions, rows of tables, entries of timelines, points of charts and chips; in
  /// a list of products, those in `products`, if each of them has an `id`. Everything else is a
  /// property and is replaced as a whole: the document's `pages`, the `columns` and `groups` of a
  /// table, the cells of a row, the `series` of a chart, although some of these have an `id`, too.
  /// No two of the objects that are addressed may have the same id: a document or an operation with
  /// a repeated id is refused. The operations are done in their order, each on what the ones before
  /// it have made. Both screens were made for the same client profile. A patch is applied as a
  /// whole or not at all. It is refused if the document has another ETag than `from`, if an
  /// operation cannot be done or has a property that is not in this schema, or if the result has
  /// another ETag than `to`. A refused patch leaves the document as it was; the client then asks
  /// for the whole screen.
  public struct PatchDocument: Codable, Hashable, Sendable {
    /// The version of this format.
    public var schemaVersion: Int64
    /// The ETag of the screen the patch is for: its `etag`. Do not apply the patch to another
    /// screen. It equals `to` if nothing changes that the ETag covers. There may be operations even
    /// then, such as a new `freshness`, and they are to be done.
    public var from: String
    /// The ETag of the screen it leads to. The operations set the property `etag` to it, from
    /// version 2 on. When all operations are done, work out the ETag of the result and compare it
    /// with `to`. If they differ, keep the old screen and ask for the whole one. A client that
    /// cannot work out ETags relies on the operations alone.
    public var to: String
    /// The changes, in the order in which they are done; empty if the screens are equal in
    /// everything, also in what the ETag does not cover.
    public var operations: [Operation]
  }

  public enum Operation: Codable, Hashable, Sendable {
    case set(SetOperation)
    case insert(InsertOperation)
    case remove(RemoveOperation)
    case move(MoveOperation)
    /// One whose op these types do not have, with all it holds.
    case unknown(JSON)

    private enum Tag: String, CodingKey { case op }

    public init(from decoder: any Decoder) throws {
      let tag = try decoder.container(keyedBy: Tag.self).decode(String.self, forKey: .op)
      switch tag {
      case "set": self = .set(try SetOperation(from: decoder))
      case "insert": self = .insert(try InsertOperation(from: decoder))
      case "remove": self = .remove(try RemoveOperation(from: decoder))
      case "move": self = .move(try MoveOperation(from: decoder))
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

  /// Changes the properties of an item, or without an id those of the document. `headerItem`,
  /// `total`, and the lists of items may be among them: what was in them goes, and what comes
  /// brings its ids. `headerItem` and `contentItems` of a screen and `products` of a list are never
  /// removed, and an id never changes.
  public struct SetOperation: Codable, Hashable, Sendable {
    /// Tells the operation: changes properties.
    public var op: String
    /// The item whose properties change; without it, the document.
    public var id: String?
    /// The new values; a name that is not there yet comes after all others.
    public var properties: JSON?
    /// The names that go, before the new values come. Each must be there.
    public var removed: Names?
    /// All names that are left, in the order they come to stand in; without it they stay. From
    /// version 3 on, the ETag does not depend on the order of properties, so a client may leave it
    /// out of account. The ETags of versions 1 and 2 depend on it.
    public var order: Names?
  }

  /// Puts an item with everything in it into a list.
  public struct InsertOperation: Codable, Hashable, Sendable {
    /// Tells the operation: inserts an item.
    public var op: String
    /// The item that has the list; without it, the document.
    public var parent: String?
    /// The list that the item comes into.
    public var list: ItemList
    /// The item of the list that comes before; without it, the first place.
    public var after: String?
    /// The item, as the schema of the screen or the list describes it.
    public var item: JSON
  }

  /// Takes an item with everything in it out of its list. `headerItem` and `total` are in no list
  /// and cannot be removed so.
  public struct RemoveOperation: Codable, Hashable, Sendable {
    /// Tells the operation: removes an item.
    public var op: String
    /// The item to remove.
    public var id: String
  }

  /// Puts an item with everything in it somewhere else, but not inside itself. `headerItem` and
  /// `total` are in no list and cannot be moved.
  public struct MoveOperation: Codable, Hashable, Sendable {
    /// Tells the operation: moves an item.
    public var op: String
    /// The item to move.
    public var id: String
    /// The item that has the list; without it, the document.
    public var parent: String?
    /// The list that the item comes into.
    public var list: ItemList
    /// The item of the list that comes before; without it, the first place.
    public var after: String?
  }

  /// The list's name.
  public enum ItemList: RawRepresentable, Codable, Hashable, Sendable {
    case contentItems
    case products
    case items
    case fallback
    /// A value that these types do not have.
    case unknown(String)

    public init(rawValue: String) {
      switch rawValue {
      case "contentItems": self = .contentItems
      case "products": self = .products
      case "items": self = .items
      case "fallback": self = .fallback
      default: self = .unknown(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .contentItems: "contentItems"
      case .products: "products"
      case .items: "items"
      case .fallback: "fallback"
      case .unknown(let value): value
      }
    }
  }

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
