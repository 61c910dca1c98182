// The types of loan-detail, version 3.
// Made by "loan-detail schema loan-detail --as swift". Do not edit.
import Foundation

public enum LoanDetail {
  /// Loan detail screen. One screen of one loan product, ready to draw. Version 3. A client states
  /// the version it reads and the kinds it draws, and is given nothing else: what a later version
  /// adds is not in its documents. Removing or renaming anything, adding a property that is always
  /// there, making an optional property required or a required one optional, or changing what
  /// something means takes a new version. Texts are ready to show in the document's locale and may
  /// change at any time; ids are stable between releases.
  public struct Document: Codable, Hashable, Sendable {
    /// The version of this format.
    public var schemaVersion: Int64
    /// Which product the screen shows.
    public var product: DocumentProduct
    /// Which of the product's screens this is: main, details, composition, schedule, operations, or
    /// one of the product's own.
    public var screen: String
    /// The language of the texts, a tag of BCP 47 such as ru.
    public var language: String
    /// The locale of numbers and dates, a tag of BCP 47 such as ru-RU.
    public var formats: String
    /// The direction in which the texts are read: ltr from left to right, rtl from right to left.
    public var direction: DocumentDirection
    /// The top of the screen.
    public var headerItem: Item
    /// The rest of the screen, in reading order.
    public var contentItems: [Item]
    /// The time for which the screen is true. The ETag does not cover it.
    public var freshness: DocumentFreshness
    /// Findings about the data, for the bank's own staff and tools; never in a customer's document.
    /// The ETag does not cover them.
    public var diagnostics: [Diagnostic]?
    /// The document's fingerprint: SHA-256, in hexadecimal digits, of the document without the
    /// properties etag, freshness and diagnostics, in the canonical form of RFC 8785 (JCS). Equal
    /// contents have equal ones.
    public var etag: String
  }

  /// Which product the screen shows.
  public struct DocumentProduct: Codable, Hashable, Sendable {
    /// The product's id at its source.
    public var id: String
    /// The product type.
    public var type: String
    /// What the customer calls the product.
    public var title: String
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

  /// The time for which the screen is true. The ETag does not cover it.
  public struct DocumentFreshness: Codable, Hashable, Sendable {
    /// The day for which the screen is true.
    public var asOf: Day
  }

  /// A standard item, told by its kind, or a product's own. An action and a tableRow stand only
  /// inside their group and table.
  public enum Item: Codable, Hashable, Sendable {
    case header(Header)
    case section(Section)
    case amount(Amount)
    case row(Row)
    case status(Status)
    case banner(Banner)
    case actionGroup(ActionGroup)
    case progress(Progress)
    case breakdown(Breakdown)
    case timeline(Timeline)
    case chart(Chart)
    case table(Table)
    case chips(Chips)
    case note(Note)
    case divider(Divider)
    case custom(Custom)
    /// One whose kind these types do not have, with all it holds.
    case unknown(JSON)

    private enum Tag: String, CodingKey { case kind }

    public init(from decoder: any Decoder) throws {
      let tag = try decoder.container(keyedBy: Tag.self).decode(String.self, forKey: .kind)
      switch tag {
      case "header": self = .header(try Header(from: decoder))
      case "section": self = .section(try Section(from: decoder))
      case "amount": self = .amount(try Amount(from: decoder))
      case "row": self = .row(try Row(from: decoder))
      case "status": self = .status(try Status(from: decoder))
      case "banner": self = .banner(try Banner(from: decoder))
      case "actionGroup": self = .actionGroup(try ActionGroup(from: decoder))
      case "progress": self = .progress(try Progress(from: decoder))
      case "breakdown": self = .breakdown(try Breakdown(from: decoder))
      case "timeline": self = .timeline(try Timeline(from: decoder))
      case "chart": self = .chart(try Chart(from: decoder))
      case "table": self = .table(try Table(from: decoder))
      case "chips": self = .chips(try Chips(from: decoder))
      case "note": self = .note(try Note(from: decoder))
      case "divider": self = .divider(try Divider(from: decoder))
      case _ where tag.contains(":"): self = .custom(try Custom(from: decoder))
      default: self = .unknown(try JSON(from: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .header(let value): try value.encode(to: encoder)
      case .section(let value): try value.encode(to: encoder)
      case .amount(let value): try value.encode(to: encoder)
      case .row(let value): try value.encode(to: encoder)
      case .status(let value): try value.encode(to: encoder)
      case .banner(let value): try value.encode(to: encoder)
      case .actionGroup(let value): try value.encode(to: encoder)
      case .progress(let value): try value.encode(to: encoder)
      case .breakdown(let value): try value.encode(to: encoder)
      case .timeline(let value): try value.encode(to: encoder)
      case .chart(let value): try value.encode(to: encoder)
      case .table(let value): try value.encode(to: encoder)
      case .chips(let value): try value.encode(to: encoder)
      case .note(let value): try value.encode(to: encoder)
      case .divider(let value): try value.encode(to: encoder)
      case .custom(let value): try value.encode(to: encoder)
      case .unknown(let value): try value.encode(to: encoder)
      }
    }
  }

  /// The top of a screen: which product this is, what is owed, and whether anything is wrong.
  /// Category: structure; since version 1.
  public struct Header: Codable, Hashable, Sendable {
    public var kind: String
    public var id: Id
    public var title: String
    public var subtitle: String?
    public var accessibilityLabel: AccessibilityLabel
    /// The amounts, the most important first, then the statuses, the worst first.
    public var items: [Item]
  }

  /// A titled group of items; a section inside another is a sub-section. Category: structure; since
  /// version 1.
  public struct Section: Codable, Hashable, Sendable {
    public var kind: String
    public var id: Id
    public var title: String
    public var accessibilityLabel: AccessibilityLabel
    public var items: [Item]
  }

  /// A figure that stands out: one amount of money with its label. Category: figure; since version
  /// 1.
  public struct Amount: Codable, Hashable, Sendable {
    public var kind: String
    public var id: Id
    public var label: String
    public var money: Money
    public var caption: Caption?
    public var tone: Tone
    public var fact: Fact?
    public var accessibilityLabel: AccessibilityLabel
  }

  /// A label with its value. Category: figure; since version 1.
  public struct Row: Codable, Hashable, Sendable {
    public var kind: String
    public var id: Id
    public var label: String
    public var value: Value
    public var caption: Caption?
    public var tone: Tone
    public var fact: Fact?
    public var accessibilityLabel: AccessibilityLabel
  }

  /// One state of the product in a few words. Category: message; since version 1.
  public struct Status: Codable, Hashable, Sendable {
    public var kind: String
    public var id: Id
    public var text: String
    public var tone: Tone
    public var fact: Fact?
    public var accessibilityLabel: AccessibilityLabel
  }

  /// Something the reader must not miss. Category: message; since version 1.
  public struct Banner: Codable, Hashable, Sendable {
    public var kind: String
    public var id: Id
    public var title: String
    public var text: String?
    public var tone: Tone
    public var fact: Fact?
    public var accessibilityLabel: AccessibilityLabel
  }

  /// What the reader can do, in the order it matters. Category: action; since version 1.
  public struct ActionGroup: Codable, Hashable, Sendable {
    public var kind: String
    public var id: Id
    /// What a screen reader calls the group.
    public var title: String
    public var accessibilityLabel: AccessibilityLabel
    public var items: [Action]
  }

  /// One thing the reader can do, or the reason it cannot be done now.
  public struct Action: Codable, Hashable, Sendable {
    public var kind: String
    public var id: Id
    public var title: String
    public var state: ActionState
    /// Why the action is unavailable, or what is pending and since when.
    public var reason: String?
    /// Limits, cut-off time and fee, in words.
    public var details: String?
    public var destination: Destination
    public var accessibilityLabel: AccessibilityLabel
  }

  public enum ActionState: RawRepresentable, Codable, Hashable, Sendable {
    case available
    case unavailable
    case pending
    /// A value that these types do not have.
    case unknown(String)

    public init(rawValue: String) {
      switch rawValue {
      case "available": self = .available
      case "unavailable": self = .unavailable
      case "pending": self = .pending
      default: self = .unknown(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .available: "available"
      case .unavailable: "unavailable"
      case .pending: "pending"
      case .unknown(let value): value
      }
    }
  }

  /// How far along something is. Category: figure; since version 1.
  public struct Progress: Codable, Hashable, Sendable {
    public var kind: String
    public var id: Id
    public var label: String
    /// How much is done, in thousandths.
    public var permille: Int64
    public var text: String
    public var accessibilityLabel: AccessibilityLabel
  }

  /// A whole and the parts it is made of; the parts add up to the whole, to the minor unit.
  /// Category: figure; since version 1.
  public struct Breakdown: Codable, Hashable, Sendable {
    public var kind: String
    public var id: Id
    public var total: Row
    public var accessibilityLabel: AccessibilityLabel
    /// The parts.
    public var items: [Row]
  }

  /// What happened and what is to come, day by day. Category: list; since version 2.
  public struct Timeline: Codable, Hashable, Sendable {
    public var kind: String
    public var id: Id
    public var title: String
    public var accessibilityLabel: AccessibilityLabel
    /// The entries, the earliest first.
    public var items: [TimelineEntry]
  }

  /// One entry of a timeline.
  public struct TimelineEntry: Codable, Hashable, Sendable {
    public var id: Id
    public var date: Date
    public var title: String
    public var money: Money?
    public var caption: Caption?
    /// Where the entry stands in time.
    public var state: TimelineEntryState
    public var accessibilityLabel: AccessibilityLabel
  }

  /// Where the entry stands in time.
  public enum TimelineEntryState: RawRepresentable, Codable, Hashable, Sendable {
    case done
    case missed
    case next
    case ahead
    /// A value that these types do not have.
    case unknown(String)

    public init(rawValue: String) {
      switch rawValue {
      case "done": self = .done
      case "missed": self = .missed
      case "next": self = .next
      case "ahead": self = .ahead
      default: self = .unknown(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .done: "done"
      case .missed: "missed"
      case .next: "next"
      case .ahead: "ahead"
      case .unknown(let value): value
      }
    }
  }

  /// A picture of amounts, with the data it is drawn from. Category: list; since version 2.
  public struct Chart: Codable, Hashable, Sendable {
    public var kind: String
    public var id: Id
    public var title: String
    /// What the chart comes to, in a sentence.
    public var summary: String
    /// How the data is best drawn.
    public var shape: ChartShape
    /// What the points are, such as Year.
    public var axis: String
    public var series: [Series]
    public var accessibilityLabel: AccessibilityLabel
    /// The points, in reading order.
    public var items: [ChartPoint]
  }

  /// How the data is best drawn.
  public enum ChartShape: RawRepresentable, Codable, Hashable, Sendable {
    case lines
    case stackedBars
    /// A value that these types do not have.
    case unknown(String)

    public init(rawValue: String) {
      switch rawValue {
      case "lines": self = .lines
      case "stackedBars": self = .stackedBars
      default: self = .unknown(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .lines: "lines"
      case .stackedBars: "stackedBars"
      case .unknown(let value): value
      }
    }
  }

  /// One of the quantities a chart shows.
  public struct Series: Codable, Hashable, Sendable {
    /// The series' name among its chart's series.
    public var id: String
    public var title: String
  }

  /// One place along a chart.
  public struct ChartPoint: Codable, Hashable, Sendable {
    public var id: Id
    public var label: String
    /// An amount for each series, in their order; null where there is none.
    public var amounts: [Money?]
    public var accessibilityLabel: AccessibilityLabel
  }

  /// Rows of like things under shared column headings. Category: list; since version 1.
  public struct Table: Codable, Hashable, Sendable {
    public var kind: String
    public var id: Id
    /// What a screen reader calls the table.
    public var title: String
    public var columns: [Column]
    public var accessibilityLabel: AccessibilityLabel
    /// The rows.
    public var items: [TableRow]
    public var page: Page?
  }

  public struct Column: Codable, Hashable, Sendable {
    /// The column's name among its table's columns.
    public var id: String
    /// The heading.
    public var title: String
    /// Where the cells' text stands.
    public var alignment: ColumnAlignment
  }

  /// Where the cells' text stands.
  public enum ColumnAlignment: RawRepresentable, Codable, Hashable, Sendable {
    case leading
    case trailing
    /// A value that these types do not have.
    case unknown(String)

    public init(rawValue: String) {
      switch rawValue {
      case "leading": self = .leading
      case "trailing": self = .trailing
      default: self = .unknown(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .leading: "leading"
      case .trailing: "trailing"
      case .unknown(let value): value
      }
    }
  }

  /// One row of a table.
  public struct TableRow: Codable, Hashable, Sendable {
    public var kind: String
    public var id: Id
    /// A cell for each column, in their order; null where there is nothing to say.
    public var cells: [Value?]
    public var tone: Tone
    public var accessibilityLabel: AccessibilityLabel
  }

  /// Which of a list's rows the document holds, where they are not all.
  public struct Page: Codable, Hashable, Sendable {
    /// How many rows the whole list has.
    public var total: Int64
    /// Asks for the rows that follow; absent after the last.
    public var next: String?
    /// Which rows these are, in words.
    public var text: String
  }

  /// A few short words that say what something is like. Category: message; since version 2.
  public struct Chips: Codable, Hashable, Sendable {
    public var kind: String
    public var id: Id
    public var label: String
    public var accessibilityLabel: AccessibilityLabel
    public var items: [Chip]
  }

  /// One of the words.
  public struct Chip: Codable, Hashable, Sendable {
    public var id: Id
    public var text: String
    public var tone: Tone
  }

  /// A sentence in small print. Category: message; since version 1.
  public struct Note: Codable, Hashable, Sendable {
    public var kind: String
    public var id: Id
    public var text: String
    public var tone: Tone
    public var fact: Fact?
    public var accessibilityLabel: AccessibilityLabel
  }

  /// A line between what belongs together and what does not; says nothing. Category: structure;
  /// since version 2.
  public struct Divider: Codable, Hashable, Sendable {
    public var kind: String
    public var id: Id
  }

  /// A product's own item: its kind is the product type, a colon and the product's name for it. A
  /// client that does not know the kind draws the fallback instead.
  public struct Custom: Codable, Hashable, Sendable {
    public var kind: String
    public var id: Id
    public var accessibilityLabel: AccessibilityLabel
    /// What a client that knows the kind draws.
    public var payload: [String: Payload]
    /// What every other client draws.
    public var fallback: [Item]
  }

  /// A part of a custom item's payload: a value, a whole number, a flag, a list or an object.
  public typealias Payload = JSON

  /// A value of one form, with the text that is ready to show.
  public enum Value: Codable, Hashable, Sendable {
    case text(Text)
    case money(Money)
    case date(Date)
    case percent(Percent)
    /// One whose kind these types do not have, with all it holds.
    case unknown(JSON)

    private enum Tag: String, CodingKey { case kind }

    public init(from decoder: any Decoder) throws {
      let tag = try decoder.container(keyedBy: Tag.self).decode(String.self, forKey: .kind)
      switch tag {
      case "text": self = .text(try Text(from: decoder))
      case "money": self = .money(try Money(from: decoder))
      case "date": self = .date(try Date(from: decoder))
      case "percent": self = .percent(try Percent(from: decoder))
      default: self = .unknown(try JSON(from: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .text(let value): try value.encode(to: encoder)
      case .money(let value): try value.encode(to: encoder)
      case .date(let value): try value.encode(to: encoder)
      case .percent(let value): try value.encode(to: encoder)
      case .unknown(let value): try value.encode(to: encoder)
      }
    }
  }

  /// A text that is ready to show.
  public struct Text: Codable, Hashable, Sendable {
    public var kind: String
    public var text: String
  }

  /// An amount of money with its formatted text.
  public struct Money: Codable, Hashable, Sendable {
    public var kind: String
    /// The exact amount: a decimal with as many decimals as the source keeps. Do not read it as a
    /// double.
    public var amount: String
    /// The ISO 4217 code.
    public var currency: String
    public var text: String
    /// The value as a screen reader says it.
    public var spoken: String
  }

  /// A day with its formatted text.
  public struct Date: Codable, Hashable, Sendable {
    public var kind: String
    public var iso: Day
    public var text: String
    /// The value as a screen reader says it.
    public var spoken: String
  }

  /// A percentage with its formatted text.
  public struct Percent: Codable, Hashable, Sendable {
    public var kind: String
    /// The exact decimal: 11.5 is 11.5 %.
    public var value: String
    public var text: String
    /// The value as a screen reader says it.
    public var spoken: String
  }

  /// Where an action leads: another screen of the same product, or a flow the host app owns.
  public struct Destination: Codable, Hashable, Sendable {
    public var screen: String?
    public var flow: String?
  }

  public struct Diagnostic: Codable, Hashable, Sendable {
    /// The stable identifier, such as record.unknown-field.
    public var id: String
    public var severity: DiagnosticSeverity
    /// Where in the source.
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

  /// Names the item by what it means; unique in the document, stable between releases.
  public typealias Id = String

  /// What qualifies the value, such as the day it is valid on.
  public typealias Caption = String

  /// How good or bad it is: a role that each client maps to its own colours and icons.
  public enum Tone: RawRepresentable, Codable, Hashable, Sendable {
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

  /// The material fact the item states: it must reach the reader however the item is shown.
  public enum Fact: RawRepresentable, Codable, Hashable, Sendable {
    case balance
    case overdue
    case rate
    case fullCost
    case nextPaymentAmount
    case nextPaymentDate
    case payoff
    case fees
    /// A value that these types do not have.
    case unknown(String)

    public init(rawValue: String) {
      switch rawValue {
      case "balance": self = .balance
      case "overdue": self = .overdue
      case "rate": self = .rate
      case "full-cost": self = .fullCost
      case "next-payment-amount": self = .nextPaymentAmount
      case "next-payment-date": self = .nextPaymentDate
      case "payoff": self = .payoff
      case "fees": self = .fees
      default: self = .unknown(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .balance: "balance"
      case .overdue: "overdue"
      case .rate: "rate"
      case .fullCost: "full-cost"
      case .nextPaymentAmount: "next-payment-amount"
      case .nextPaymentDate: "next-payment-date"
      case .payoff: "payoff"
      case .fees: "fees"
      case .unknown(let value): value
      }
    }
  }

  /// What a screen reader says.
  public typealias AccessibilityLabel = String

  public typealias Day = String

  /// A 64-bit whole number; as a string if a double cannot hold it exactly.
  public typealias WholeNumber = JSON

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
