// The types of product-list, version 1.
// Made by "loan-detail schema product-list --as swift". Do not edit.
import Foundation

public enum ProductList {
  /// List of loan products. What `list --format json` prints: the products of all types, in their
  /// strict order. Version 1, under the rules of the loan detail screen's schema.
  public struct Document: Codable, Hashable, Sendable {
    /// The version of this format.
    public var schemaVersion: Int64
    /// The locale the texts are in, such as ru_RU.
    public var locale: String
    /// The day the list is true for.
    public var asOf: String
    public var products: [Product]
    /// Findings about the data of the products. The list of one customer has only
    /// `list.incomplete`, an error for each product type whose products could not be listed.
    public var diagnostics: [Diagnostic]
  }

  /// One product, as its header shows it.
  public struct Product: Codable, Hashable, Sendable {
    /// The product's id at its source, unique within its type.
    public var id: String
    /// The product type; `unknown` when the record does not say.
    public var type: String
    /// What the customer calls the product.
    public var title: String
    public var subtitle: String?
    /// What is owed.
    public var balance: Money?
    /// How the product stands, the most important first.
    public var statuses: [Status]
    /// Whether the list can show the product: what its header needs can be read. A screen may find
    /// faults in what the list does not read.
    public var readable: Bool
  }

  public struct Money: Codable, Hashable, Sendable {
    /// The amount in units of 10^-n, where n is the number of decimals in the text.
    public var minorUnits: Int64
    /// The ISO 4217 code.
    public var currency: String
    /// The amount, ready to show.
    public var text: String
  }

  public struct Status: Codable, Hashable, Sendable {
    public var text: String
    public var tone: StatusTone
  }

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

  /// Something that is wrong or odd in the data.
  public struct Diagnostic: Codable, Hashable, Sendable {
    /// The stable identifier.
    public var id: String
    public var severity: DiagnosticSeverity
    /// The place in the source, or a name.
    public var path: String
    /// What is wrong and what to do, in full sentences.
    public var message: String
  }

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
