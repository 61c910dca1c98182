// The types of product-list, version 3.
// Made by "loan-detail schema product-list --as swift". Do not edit.
import Foundation

public enum ProductList {
  /// List of loan products. What `list --format json` prints for a client of version 3: the
  /// products of all types, in their strict order. A list has the version of the screens that it
  /// leads to, so version 3 follows version 1: clients of version 1 and 2 are given the list of
  /// version 1. The rules of the loan detail screen's schema are the rules of this one.
  public struct ProductListDocument: Codable, Hashable, Sendable {
    /// The version of this format.
    public var schemaVersion: Int64
    /// The title of the list, ready to show.
    public var title: String
    /// The language of the texts, a tag of BCP 47 such as ru.
    public var language: String
    /// The locale of numbers and dates, a tag of BCP 47 such as ru-RU.
    public var formats: String
    /// The direction in which the texts are read: ltr from left to right, rtl from right to left.
    public var direction: DocumentDirection
    /// The texts that are in another language than the list, such as a name that the bank's data
    /// does not have in the reader's language: mark each where it stands alone, so that a screen
    /// reader speaks it right. Absent if there are none.
    public var otherLanguages: [OtherLanguage]?
    /// Whether every product is there with everything the list shows of it. What is missing has the
    /// id type:id, or the product type where a whole type is missing.
    public var outcome: Outcome
    /// The products, and a place for each product type that cannot be listed.
    public var products: [Product]
    /// The time for which the list is true. The ETag does not cover it.
    public var freshness: Freshness
    /// Findings about the data, for the bank's own staff and tools; never in a customer's list. The
    /// ETag does not cover them.
    public var diagnostics: [Diagnostic]?
    /// The id of the request, under which the bank's staff finds the findings about it: quote it
    /// when something is wrong. Only in a customer's list, where it takes the place of diagnostics.
    /// The ETag does not cover it.
    public var correlationId: String?
    /// The list's fingerprint: SHA-256, in hexadecimal digits, of the list without the properties
    /// etag, freshness, diagnostics and correlationId, in the canonical form of RFC 8785 (JCS).
    /// Equal contents have equal ones.
    public var etag: String
  }

  /// The direction in which the texts are read: ltr from left to right, rtl from right to left.
  public enum DocumentDirection: RawRepresentable, Codable, Hashable, Sendable {
    case ltr
    case rtl
    /// A value that these types do not have.
    case unknown(String)

    public init(rawValue: String) {
      switch rawValue {
      case "ltr": self = .ltr
      case "rtl": self = .rtl
      default: self = .unknown(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .ltr: "ltr"
      case .rtl: "rtl"
      case .unknown(let value): value
      }
    }
  }

  /// One product, as its header shows it; or a whole product type whose products cannot be listed.
  public struct Product: Codable, Hashable, Sendable {
    /// The product's id at its source, unique within its type; absent where a whole type cannot be
    /// listed.
    public var id: String?
    /// The product type; `unknown` when the record does not say.
    public var type: String
    /// What the customer calls the product, or the name of the type.
    public var title: String
    /// The line under the title, such as the masked contract number.
    public var subtitle: String?
    /// The amount that stands out in the product's header, usually what is owed; balanceLabel
    /// states what it is. Absent if it is not known.
    public var balance: Money?
    /// What the balance is, ready to show, such as what is owed or an amount in the customer's
    /// favour; absent if there is no balance.
    public var balanceLabel: String?
    /// How the product stands, the most important first.
    public var statuses: [Status]
    /// Whether everything is there that the list shows of the product. A screen may find faults in
    /// what the list does not read.
    public var outcome: Outcome
    /// The day of the source's data of this product; absent if the source does not state it.
    public var dataAsOf: String?
  }

  /// The texts of a list that are in one other language.
  public struct OtherLanguage: Codable, Hashable, Sendable {
    /// The language, a tag of BCP 47 such as en.
    public var language: String
    /// The texts in it, each as it is in the list.
    public var texts: [String]
  }

  /// An amount of money with its formatted text.
  public struct Money: Codable, Hashable, Sendable {
    /// The form of the value.
    public var kind: String
    /// The exact amount: a decimal with as many decimals as the source keeps. Do not read it as a
    /// double.
    public var amount: String
    /// The ISO 4217 code.
    public var currency: String
    /// The amount, ready to show.
    public var text: String
    /// The amount as a screen reader says it; absent if it is the same as the text, or if the
    /// client does without it.
    public var spoken: String?
  }

  /// One state of the product in a few words.
  public struct Status: Codable, Hashable, Sendable {
    /// The state, ready to show.
    public var text: String
    /// How good or bad it is: a role, not a colour.
    public var tone: StatusTone
  }

  /// How good or bad it is: a role, not a colour.
  public enum StatusTone: RawRepresentable, Codable, Hashable, Sendable {
    case neutral
    case positive
    case attention
    case critical
    case muted
    /// A value that these types do not have.
    case unknown(String)

    public init(rawValue: String) {
      switch rawValue {
      case "neutral": self = .neutral
      case "positive": self = .positive
      case "attention": self = .attention
      case "critical": self = .critical
      case "muted": self = .muted
      default: self = .unknown(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .neutral: "neutral"
      case .positive: "positive"
      case .attention: "attention"
      case .critical: "critical"
      case .muted: "muted"
      case .unknown(let value): value
      }
    }
  }

  public enum Outcome: Codable, Hashable, Sendable {
    case complete(CompleteOutcome)
    case partial(PartialOutcome)
    case fault(FaultOutcome)
    /// One whose kind these types do not have, with all it holds.
    case unknown(JSON)

    private enum Tag: String, CodingKey { case kind }

    public init(from decoder: any Decoder) throws {
      let tag = try decoder.container(keyedBy: Tag.self).decode(String.self, forKey: .kind)
      switch tag {
      case "complete": self = .complete(try CompleteOutcome(from: decoder))
      case "partial": self = .partial(try PartialOutcome(from: decoder))
      case "fault": self = .fault(try FaultOutcome(from: decoder))
      default: self = .unknown(try JSON(from: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .complete(let value): try value.encode(to: encoder)
      case .partial(let value): try value.encode(to: encoder)
      case .fault(let value): try value.encode(to: encoder)
      case .unknown(let value): try value.encode(to: encoder)
      }
    }
  }

  /// Everything is there.
  public struct CompleteOutcome: Codable, Hashable, Sendable {
    /// The kind of outcome.
    public var kind: String
  }

  /// Something is missing; the rest is there and right.
  public struct PartialOutcome: Codable, Hashable, Sendable {
    /// The kind of outcome.
    public var kind: String
    /// What is missing.
    public var missing: [Missing]
  }

  /// Nothing of it can be shown but what it is and that it cannot be shown.
  public struct FaultOutcome: Codable, Hashable, Sendable {
    /// The kind of outcome.
    public var kind: String
    /// badData: the data cannot be read. unavailable: a source does not answer. gone: the product
    /// is not where it was. internal: the bank's program is at fault. Any other value: as internal.
    public var cause: FaultOutcomeCause
    /// Whether the same request may succeed if it is repeated. Repeat it after a pause, not in a
    /// loop.
    public var mayRetry: Bool
  }

  /// badData: the data cannot be read. unavailable: a source does not answer. gone: the product is
  /// not where it was. internal: the bank's program is at fault. Any other value: as internal.
  public enum FaultOutcomeCause: RawRepresentable, Codable, Hashable, Sendable {
    case badData
    case unavailable
    case gone
    case `internal`
    /// A value that these types do not have.
    case unknown(String)

    public init(rawValue: String) {
      switch rawValue {
      case "badData": self = .badData
      case "unavailable": self = .unavailable
      case "gone": self = .gone
      case "internal": self = .`internal`
      default: self = .unknown(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .badData: "badData"
      case .unavailable: "unavailable"
      case .gone: "gone"
      case .`internal`: "internal"
      case .unknown(let value): value
      }
    }
  }

  /// Something that should be there and is not.
  public struct Missing: Codable, Hashable, Sendable {
    /// In the list's outcome, the product as type:id, or the product type. In a product's outcome,
    /// the item of its screens.
    public var id: String
    /// What is missing, ready to show.
    public var name: String
    /// notProvided: the bank's system does not state it. withheld: it may not be shown. unreadable:
    /// it arrived with an error. notDelivered: a system that has it did not deliver it.
    public var reason: MissingReason
  }

  /// notProvided: the bank's system does not state it. withheld: it may not be shown. unreadable:
  /// it arrived with an error. notDelivered: a system that has it did not deliver it.
  public enum MissingReason: RawRepresentable, Codable, Hashable, Sendable {
    case notProvided
    case withheld
    case unreadable
    case notDelivered
    /// A value that these types do not have.
    case unknown(String)

    public init(rawValue: String) {
      switch rawValue {
      case "notProvided": self = .notProvided
      case "withheld": self = .withheld
      case "unreadable": self = .unreadable
      case "notDelivered": self = .notDelivered
      default: self = .unknown(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .notProvided: "notProvided"
      case .withheld: "withheld"
      case .unreadable: "unreadable"
      case .notDelivered: "notDelivered"
      case .unknown(let value): value
      }
    }
  }

  /// The time for which the list is true. The ETag does not cover it.
  public struct Freshness: Codable, Hashable, Sendable {
    /// The day for which the list is true.
    public var asOf: String
    /// The time zone in which the days begin and end: a name of the IANA database, such as
    /// Europe/Moscow.
    public var timeZone: String
    /// The first moment (RFC 3339) at which a statement in the list is no longer true; absent if
    /// nothing depends on the time.
    public var validUntil: String?
  }

  /// Something that is wrong or odd in the data.
  public struct Diagnostic: Codable, Hashable, Sendable {
    /// The stable identifier.
    public var id: String
    /// note: nothing is wrong. warning: a value was left out or contradicts another. error: the
    /// subject could not be shown.
    public var severity: DiagnosticSeverity
    /// The place in the source, or a name.
    public var path: String
    /// What is wrong and what to do, in full sentences.
    public var message: String
  }

  /// note: nothing is wrong. warning: a value was left out or contradicts another. error: the
  /// subject could not be shown.
  public enum DiagnosticSeverity: RawRepresentable, Codable, Hashable, Sendable {
    case note
    case warning
    case error
    /// A value that these types do not have.
    case unknown(String)

    public init(rawValue: String) {
      switch rawValue {
      case "note": self = .note
      case "warning": self = .warning
      case "error": self = .error
      default: self = .unknown(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .note: "note"
      case .warning: "warning"
      case .error: "error"
      case .unknown(let value): value
      }
    }
  }

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
