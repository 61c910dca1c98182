/// The types of version 3 as they were published. FROZEN: they are not changed when the format is; that they still read what is
/// written for version 3, and lose nothing of it, is the point.
import Foundation

public enum ClientOfVersion3 {
  /// Loan detail screen. One screen of one loan product, ready to draw. Version 3. A client states
  /// the version it reads, the kinds it draws and the properties it can do without, and is sent
  /// nothing else: what a later version adds is not in its documents. This schema is strict: it is
  /// what the engine writes. A client that must survive additions reads by the reader's schema of
  /// the same version. Removing or renaming anything, adding a property that is always there,
  /// making an optional property required or a required one optional, or changing what something
  /// means takes a new version. Texts are plain text without markup, ready to show in the
  /// document's language; they may change at any time. Ids are stable between releases. A property
  /// without a value is absent; only cells of tables and amounts of charts can be null.
  public struct LoanDetailDocument: Codable, Hashable, Sendable {
    /// The version of this format.
    public var schemaVersion: Int64
    /// The product that the screen shows.
    public var product: DocumentProduct
    /// The screen of the product: main, details, composition, schedule, operations, or one of the
    /// product's own.
    public var screen: String
    /// The question that the document answers. Documents of a product with different questions are
    /// different documents: a cache keeps them by product, screen and question. Absent on every
    /// other screen.
    public var question: Question?
    /// The screen's own title, ready to show.
    public var title: String
    /// The language of the texts, a tag of BCP 47 such as ru.
    public var language: String
    /// The locale of numbers and dates, a tag of BCP 47 such as ru-RU.
    public var formats: String
    /// The direction in which the texts are read: ltr is from left to right, rtl from right to
    /// left. Any other value: ltr.
    public var direction: DocumentDirection
    /// The texts that are in another language than the document, such as a name that the bank's
    /// data does not have in the reader's language: mark each where it stands alone, so that a
    /// screen reader speaks it right. Absent if there are none.
    public var otherLanguages: [OtherLanguage]?
    /// The screens of the product, for tabs or a menu, and for the way back from a screen that was
    /// opened by a link. Absent if the product has no other screen.
    public var navigation: Navigation?
    /// Whether the document shows everything it should.
    public var outcome: Outcome
    /// Whether the values of the question are acceptable. Absent if there is no question, or if it
    /// is not known.
    public var input: Input?
    /// The top of the screen: a header, or a simpler item if the client does not draw headers.
    public var headerItem: Item
    /// The rest of the screen, in reading order.
    public var contentItems: [Item]
    /// The pages of the lists of which the document holds only some rows; absent if it holds all.
    public var pages: [ListPage]?
    /// The time for which the screen is true. The ETag does not cover it.
    public var freshness: DocumentFreshness
    /// Findings about the data, for the bank's own staff and tools; never in a customer's document.
    /// The ETag does not cover them.
    public var diagnostics: [Diagnostic]?
    /// The id of the request, under which the bank's staff finds the findings about it: quote it
    /// when something is wrong. Only in a customer's document, where it takes the place of
    /// diagnostics. The ETag does not cover it.
    public var correlationId: String?
    /// The document's fingerprint: SHA-256, in hexadecimal digits, of the document without the
    /// properties etag, freshness, diagnostics and correlationId, in the canonical form of RFC 8785
    /// (JCS). Documents of equal content have equal ones. The canonical form has only numbers that
    /// a double holds; the engine writes no others.
    public var etag: String
  }

  /// The product that the screen shows.
  public struct DocumentProduct: Codable, Hashable, Sendable {
    /// The product's id at its source; unique together with the type. Opaque.
    public var id: String
    /// The product type, such as mortgage; `products` lists the installed ones.
    public var type: String
    /// The product's name for the customer.
    public var title: String
  }

  /// The direction in which the texts are read: ltr is from left to right, rtl from right to left.
  /// Any other value: ltr.
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
    public var asOf: String
    /// The day of the source's data; absent if the source does not state it.
    public var dataAsOf: String?
    /// The time zone in which the days begin and end: a name of the IANA database, such as
    /// Europe/Moscow.
    public var timeZone: String
    /// The first moment at which a statement on the screen is no longer true, such as "in 27 days"
    /// at midnight: ask again then. It follows from the day alone, so it may be over already: then
    /// something has changed since, and the next midnight is the moment to ask again. Absent if
    /// nothing depends on the time.
    public var validUntil: String?
  }

  /// An item of a standard kind, or a product's own: the product type, a colon and the name of the
  /// kind. An action is only in an actionGroup, a tableRow only in a table.
  public enum Item: Codable, Hashable, Sendable {
    case header(HeaderItem)
    case section(SectionItem)
    case amount(AmountItem)
    case row(RowItem)
    case status(StatusItem)
    case banner(BannerItem)
    case actionGroup(ActionGroupItem)
    case progress(ProgressItem)
    case breakdown(BreakdownItem)
    case timeline(TimelineItem)
    case chart(ChartItem)
    case table(TableItem)
    case chips(ChipsItem)
    case note(NoteItem)
    case divider(DividerItem)
    case customItem(CustomItem)
    /// One whose kind these types do not have, with all it holds.
    case unknown(JSON)

    private enum Tag: String, CodingKey { case kind }

    public init(from decoder: any Decoder) throws {
      let tag = try decoder.container(keyedBy: Tag.self).decode(String.self, forKey: .kind)
      switch tag {
      case "header": self = .header(try HeaderItem(from: decoder))
      case "section": self = .section(try SectionItem(from: decoder))
      case "amount": self = .amount(try AmountItem(from: decoder))
      case "row": self = .row(try RowItem(from: decoder))
      case "status": self = .status(try StatusItem(from: decoder))
      case "banner": self = .banner(try BannerItem(from: decoder))
      case "actionGroup": self = .actionGroup(try ActionGroupItem(from: decoder))
      case "progress": self = .progress(try ProgressItem(from: decoder))
      case "breakdown": self = .breakdown(try BreakdownItem(from: decoder))
      case "timeline": self = .timeline(try TimelineItem(from: decoder))
      case "chart": self = .chart(try ChartItem(from: decoder))
      case "table": self = .table(try TableItem(from: decoder))
      case "chips": self = .chips(try ChipsItem(from: decoder))
      case "note": self = .note(try NoteItem(from: decoder))
      case "divider": self = .divider(try DividerItem(from: decoder))
      case _ where tag.contains(":"): self = .customItem(try CustomItem(from: decoder))
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
      case .customItem(let value): try value.encode(to: encoder)
      case .unknown(let value): try value.encode(to: encoder)
      }
    }
  }

  /// The top of a screen: which product this is, what is owed, and whether anything is wrong.
  /// Category: structure; since version 1.
  public struct HeaderItem: Codable, Hashable, Sendable {
    /// The kind of the item.
    public var kind: String
    /// The item's id, unique in the document. The operations of a patch address it.
    public var id: String
    /// The product's name for the customer.
    public var title: String
    /// What distinguishes the product from others of its type, such as a masked contract number.
    public var subtitle: String?
    /// The text that a screen reader says for the whole item, before the items in it. Absent if it
    /// equals title, and if the client does without it.
    public var accessibilityLabel: String?
    /// The amounts, the most important first, then the statuses, the worst first.
    public var items: [Item]
  }

  /// A titled group of items; a section inside another is a sub-section. A screen reader says the
  /// title. Category: structure; since version 1.
  public struct SectionItem: Codable, Hashable, Sendable {
    /// The kind of the item.
    public var kind: String
    /// The item's id, unique in the document. The operations of a patch address it.
    public var id: String
    /// The heading.
    public var title: String
    /// The importance on a small screen: a section of low priority may first be shown as its
    /// heading, which unfolds it; one of high priority is always shown whole. Absent, it is normal.
    /// Any other value: as absent.
    public var priority: SectionItemPriority?
    /// What opens when the reader taps the heading. Absent if nothing does.
    public var destination: Destination?
    /// The items in reading order.
    public var items: [Item]
  }

  /// The importance on a small screen: a section of low priority may first be shown as its heading,
  /// which unfolds it; one of high priority is always shown whole. Absent, it is normal. Any other
  /// value: as absent.
  public enum SectionItemPriority: RawRepresentable, Codable, Hashable, Sendable {
    case high
    case low
    /// A value that these types do not have.
    case unknown(String)

    public init(rawValue: String) {
      switch rawValue {
      case "high": self = .high
      case "low": self = .low
      default: self = .unknown(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .high: "high"
      case .low: "low"
      case .unknown(let value): value
      }
    }
  }

  /// A figure that stands out: one amount of money with its label. A screen reader says the label,
  /// the amount as it is spoken, and the caption. Category: figure; since version 1.
  public struct AmountItem: Codable, Hashable, Sendable {
    /// The kind of the item.
    public var kind: String
    /// The item's id, unique in the document. The operations of a patch address it.
    public var id: String
    /// What the amount is.
    public var label: String
    /// The amount.
    public var money: MoneyValue
    /// A qualification that is drawn beside or below the value, in smaller print; absent if there
    /// is none.
    public var caption: String?
    /// How good or bad it is; absent if it is neutral.
    public var tone: Tone?
    /// The material fact that the item states; absent if it states none.
    public var fact: Fact?
    /// The text to put on the clipboard when the reader copies the item, such as a number in full.
    /// Absent if there is nothing to copy.
    public var copy: String?
    /// What opens when the reader taps the item. Absent if nothing does.
    public var destination: Destination?
  }

  /// A label with its value. A screen reader says the label, the value as it is spoken, and the
  /// caption. Category: figure; since version 1.
  public struct RowItem: Codable, Hashable, Sendable {
    /// The kind of the item.
    public var kind: String
    /// The item's id, unique in the document. The operations of a patch address it.
    public var id: String
    /// What the value is.
    public var label: String
    /// The value.
    public var value: Value
    /// A qualification that is drawn beside or below the value, in smaller print; absent if there
    /// is none.
    public var caption: String?
    /// How good or bad it is; absent if it is neutral.
    public var tone: Tone?
    /// The material fact that the item states; absent if it states none.
    public var fact: Fact?
    /// The text to put on the clipboard when the reader copies the item, such as a number in full.
    /// Absent if there is nothing to copy.
    public var copy: String?
    /// What opens when the reader taps the item. Absent if nothing does.
    public var destination: Destination?
    /// Whether the value is a part of the amount in the rows before. A client may indent it. Absent
    /// if not.
    public var isPart: Bool?
  }

  /// One state of the product in a few words. Category: message; since version 1.
  public struct StatusItem: Codable, Hashable, Sendable {
    /// The kind of the item.
    public var kind: String
    /// The item's id, unique in the document. The operations of a patch address it.
    public var id: String
    /// The state.
    public var text: String
    /// The text in at most 40 characters, for a narrow screen. Absent if the text is not longer, or
    /// if it comes from the bank's data.
    public var short: String?
    /// How good or bad it is; absent if it is neutral.
    public var tone: Tone?
    /// The material fact that the item states; absent if it states none.
    public var fact: Fact?
    /// The text that a screen reader says for the whole item, before the items in it. Absent if it
    /// equals text, and if the client does without it.
    public var accessibilityLabel: String?
    /// What opens when the reader taps the status. Absent if nothing does.
    public var destination: Destination?
  }

  /// Something the reader must not miss. Category: message; since version 1.
  public struct BannerItem: Codable, Hashable, Sendable {
    /// The kind of the item.
    public var kind: String
    /// The item's id, unique in the document. The operations of a patch address it.
    public var id: String
    /// The message in a few words.
    public var title: String
    /// The title in at most 40 characters, for a narrow screen. Absent if the title is not longer,
    /// or if it comes from the bank's data.
    public var short: String?
    /// The complete message; absent if the title says it all.
    public var text: String?
    /// How good or bad it is; absent if it is neutral.
    public var tone: Tone?
    /// The material fact that the item states; absent if it states none.
    public var fact: Fact?
    /// The text that a screen reader says for the whole item, before the items in it. Absent if it
    /// equals title, and if the client does without it.
    public var accessibilityLabel: String?
    /// What opens when the reader taps the banner. Absent if nothing does. If it is an item that is
    /// an action, draw the action's button in the banner.
    public var destination: Destination?
  }

  /// What the customer can do. Category: action; since version 1.
  public struct ActionGroupItem: Codable, Hashable, Sendable {
    /// The kind of the item.
    public var kind: String
    /// The item's id, unique in the document. The operations of a patch address it.
    public var id: String
    /// The title of the group for screen readers; it need not be drawn. Absent if it is the title
    /// of the section around it.
    public var title: String?
    /// The actions, the most important first.
    public var items: [Action]
  }

  /// One thing the customer can do, or the reason why it is not possible now.
  public struct Action: Codable, Hashable, Sendable {
    /// The kind of the item.
    public var kind: String
    /// The item's id, unique in the document. The operations of a patch address it.
    public var id: String
    /// The title of the button.
    public var title: String
    /// How the action stands among those of its group: at most one is primary, which most customers
    /// want now; a destructive one cannot be undone or takes something away; absent, it is
    /// secondary. Any other value: as secondary.
    public var role: ActionRole?
    /// The place of the button, where that is not the group: task, in the banner of the screen's
    /// task, whose destination is this action; bottom, at the bottom of the screen, always in view.
    /// A client may also draw the button in the group alone. Any other value: in the group.
    public var place: ActionPlace?
    /// What a picture for the action means: a role that each client maps to a picture of its own,
    /// or to none. Any other value: no picture.
    public var icon: ActionIcon?
    /// Whether the action is possible now: available, it is; unavailable, it is not, and reason
    /// states why; pending, it was requested and the bank is processing it, and reason states what
    /// and when. Any other value: not possible now; show the reason.
    public var state: ActionState
    /// Why the action is unavailable, or what is pending and since when; absent only if it is
    /// available.
    public var reason: String?
    /// The last day on which the action is unavailable. The reason has it in words. Absent if it is
    /// not known.
    public var until: DateValue?
    /// The day of the request that is pending. The reason has it in words. Absent if it is not
    /// known.
    public var since: DateValue?
    /// Limits, cut-off time and fee, in words; absent if there are none.
    public var details: String?
    /// The smallest possible amount; absent if there is no limit.
    public var minimum: MoneyValue?
    /// The largest possible amount; absent if there is no limit.
    public var maximum: MoneyValue?
    /// What the action costs: zero if it is free of charge. Absent if the source does not state it.
    public var fee: MoneyValue?
    /// A request after this moment counts for the next day. Absent if there is no such time.
    public var cutOff: Moment?
    /// The question to ask the customer before the action begins. Absent if the source has none.
    public var confirmation: Confirmation?
    /// The values that the customer chooses before the flow begins. Absent if there are none, if
    /// their limits are not known, and for a client that draws no forms, which is sent worked
    /// examples instead.
    public var form: ActionForm?
    /// Where the action leads.
    public var destination: Destination
    /// The text that a screen reader says for the whole item, before the items in it. Absent if it
    /// equals title, and if the client does without it.
    public var accessibilityLabel: String?
  }

  /// How the action stands among those of its group: at most one is primary, which most customers
  /// want now; a destructive one cannot be undone or takes something away; absent, it is secondary.
  /// Any other value: as secondary.
  public enum ActionRole: RawRepresentable, Codable, Hashable, Sendable {
    case primary
    case secondary
    case destructive
    /// A value that these types do not have.
    case unknown(String)

    public init(rawValue: String) {
      switch rawValue {
      case "primary": self = .primary
      case "secondary": self = .secondary
      case "destructive": self = .destructive
      default: self = .unknown(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .primary: "primary"
      case .secondary: "secondary"
      case .destructive: "destructive"
      case .unknown(let value): value
      }
    }
  }

  /// The place of the button, where that is not the group: task, in the banner of the screen's
  /// task, whose destination is this action; bottom, at the bottom of the screen, always in view. A
  /// client may also draw the button in the group alone. Any other value: in the group.
  public enum ActionPlace: RawRepresentable, Codable, Hashable, Sendable {
    case task
    case bottom
    /// A value that these types do not have.
    case unknown(String)

    public init(rawValue: String) {
      switch rawValue {
      case "task": self = .task
      case "bottom": self = .bottom
      default: self = .unknown(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .task: "task"
      case .bottom: "bottom"
      case .unknown(let value): value
      }
    }
  }

  /// What a picture for the action means: a role that each client maps to a picture of its own, or
  /// to none. Any other value: no picture.
  public enum ActionIcon: RawRepresentable, Codable, Hashable, Sendable {
    case payment
    case earlyRepayment
    case calendar
    case autopay
    case holiday
    case statement
    case schedule
    case breakdown
    case operations
    case details
    case document
    case telephone
    case website
    case overview
    case calculation
    /// A value that these types do not have.
    case unknown(String)

    public init(rawValue: String) {
      switch rawValue {
      case "payment": self = .payment
      case "earlyRepayment": self = .earlyRepayment
      case "calendar": self = .calendar
      case "autopay": self = .autopay
      case "holiday": self = .holiday
      case "statement": self = .statement
      case "schedule": self = .schedule
      case "breakdown": self = .breakdown
      case "operations": self = .operations
      case "details": self = .details
      case "document": self = .document
      case "telephone": self = .telephone
      case "website": self = .website
      case "overview": self = .overview
      case "calculation": self = .calculation
      default: self = .unknown(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .payment: "payment"
      case .earlyRepayment: "earlyRepayment"
      case .calendar: "calendar"
      case .autopay: "autopay"
      case .holiday: "holiday"
      case .statement: "statement"
      case .schedule: "schedule"
      case .breakdown: "breakdown"
      case .operations: "operations"
      case .details: "details"
      case .document: "document"
      case .telephone: "telephone"
      case .website: "website"
      case .overview: "overview"
      case .calculation: "calculation"
      case .unknown(let value): value
      }
    }
  }

  /// Whether the action is possible now: available, it is; unavailable, it is not, and reason
  /// states why; pending, it was requested and the bank is processing it, and reason states what
  /// and when. Any other value: not possible now; show the reason.
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

  public struct ActionForm: Codable, Hashable, Sendable {
    /// The name of the question whose answer shows the effect of the values. Each value is the
    /// parameter of its field's name; an empty field has none. Absent if there is no such question.
    public var question: String?
    /// The values to choose, in reading order. The flow starts with them, beside its parameters,
    /// under the names of the fields.
    public var fields: [Field]
  }

  /// A value that the customer chooses. Every value is written as the parameter of a request is: an
  /// amount as a decimal, a day as YYYY-MM-DD.
  public enum Field: Codable, Hashable, Sendable {
    case moneyField(MoneyField)
    case dateField(DateField)
    case numberField(NumberField)
    case choiceField(ChoiceField)
    /// One whose kind these types do not have, with all it holds.
    case unknown(JSON)

    private enum Tag: String, CodingKey { case kind }

    public init(from decoder: any Decoder) throws {
      let tag = try decoder.container(keyedBy: Tag.self).decode(String.self, forKey: .kind)
      switch tag {
      case "moneyField": self = .moneyField(try MoneyField(from: decoder))
      case "dateField": self = .dateField(try DateField(from: decoder))
      case "numberField": self = .numberField(try NumberField(from: decoder))
      case "choiceField": self = .choiceField(try ChoiceField(from: decoder))
      default: self = .unknown(try JSON(from: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .moneyField(let value): try value.encode(to: encoder)
      case .dateField(let value): try value.encode(to: encoder)
      case .numberField(let value): try value.encode(to: encoder)
      case .choiceField(let value): try value.encode(to: encoder)
      case .unknown(let value): try value.encode(to: encoder)
      }
    }
  }

  /// An amount. Other choices of the customer, such as a later day, may allow less: the answer to
  /// the question says so.
  public struct MoneyField: Codable, Hashable, Sendable {
    /// The type of the value.
    public var kind: String
    /// The name of the value for the flow and for the question.
    public var name: String
    /// What the value is.
    public var label: String
    /// The sentence for a value that is not allowed, such as "From £10.00 to £5,000.00". Absent if
    /// every value is.
    public var limits: String?
    /// The sentence as a screen reader says it. Absent if it equals limits, and if the client does
    /// without it.
    public var spoken: String?
    /// The code of ISO 4217.
    public var currency: String
    /// Each amount is a multiple of this one.
    public var step: String
    /// The smallest value. Absent if there is none.
    public var minimum: String?
    /// The largest value. Absent if there is none.
    public var maximum: String?
    /// The value to begin with. Absent if the field may stay empty.
    public var initial: String?
  }

  /// A day of the calendar.
  public struct DateField: Codable, Hashable, Sendable {
    /// The type of the value.
    public var kind: String
    /// The name of the value for the flow and for the question.
    public var name: String
    /// What the value is.
    public var label: String
    /// The sentence for a value that is not allowed, such as "From £10.00 to £5,000.00". Absent if
    /// every value is.
    public var limits: String?
    /// The sentence as a screen reader says it. Absent if it equals limits, and if the client does
    /// without it.
    public var spoken: String?
    /// The smallest value. Absent if there is none.
    public var minimum: String?
    /// The largest value. Absent if there is none.
    public var maximum: String?
    /// The value to begin with. Absent if the field may stay empty.
    public var initial: String?
  }

  /// A whole number.
  public struct NumberField: Codable, Hashable, Sendable {
    /// The type of the value.
    public var kind: String
    /// The name of the value for the flow and for the question.
    public var name: String
    /// What the value is.
    public var label: String
    /// The sentence for a value that is not allowed, such as "From £10.00 to £5,000.00". Absent if
    /// every value is.
    public var limits: String?
    /// The sentence as a screen reader says it. Absent if it equals limits, and if the client does
    /// without it.
    public var spoken: String?
    /// The smallest value. Absent if there is none.
    public var minimum: Int64?
    /// The largest value. Absent if there is none.
    public var maximum: Int64?
    /// The value to begin with. Absent if the field may stay empty.
    public var initial: Int64?
  }

  /// One of some words.
  public struct ChoiceField: Codable, Hashable, Sendable {
    /// The type of the value.
    public var kind: String
    /// The name of the value for the flow and for the question.
    public var name: String
    /// What the value is.
    public var label: String
    /// The sentence for a value that is not allowed, such as "From £10.00 to £5,000.00". Absent if
    /// every value is.
    public var limits: String?
    /// The sentence as a screen reader says it. Absent if it equals limits, and if the client does
    /// without it.
    public var spoken: String?
    /// The words with their labels.
    public var choices: [ChoiceFieldChoices]
    /// The value to begin with. Absent if the field may stay empty.
    public var initial: String?
  }

  public struct ChoiceFieldChoices: Codable, Hashable, Sendable {
    /// The word for the flow and for the question.
    public var value: String
    /// The word, ready to show.
    public var label: String
  }

  public struct Confirmation: Codable, Hashable, Sendable {
    /// The title of the question.
    public var title: String
    /// The question.
    public var text: String
    /// The title of the button that begins the action.
    public var confirm: String
    /// The title of the button that leaves everything as it is.
    public var cancel: String
  }

  /// How far along something is. Category: figure; since version 1.
  public struct ProgressItem: Codable, Hashable, Sendable {
    /// The kind of the item.
    public var kind: String
    /// The item's id, unique in the document. The operations of a patch address it.
    public var id: String
    /// What makes progress.
    public var label: String
    /// The share that is done, in thousandths.
    public var permille: Int64
    /// The share in words, such as "18 of 60 payments".
    public var text: String
    /// The text that a screen reader says for the whole item, before the items in it. Absent if the
    /// client does without it.
    public var accessibilityLabel: String?
  }

  /// A whole and the parts it is made of; the parts add up to the whole, to the minor unit. A
  /// screen reader says the total, then the parts. Category: figure; since version 1.
  public struct BreakdownItem: Codable, Hashable, Sendable {
    /// The kind of the item.
    public var kind: String
    /// The item's id, unique in the document. The operations of a patch address it.
    public var id: String
    /// The whole; its value is money.
    public var total: RowItem
    /// The parts in reading order; each value is money in the currency of the whole.
    public var items: [RowItem]
  }

  /// What happened and what is to come, day by day. Category: list; since version 2.
  public struct TimelineItem: Codable, Hashable, Sendable {
    /// The kind of the item.
    public var kind: String
    /// The item's id, unique in the document. The operations of a patch address it.
    public var id: String
    /// The heading; a screen reader says it. Absent if it is the title of the section around it.
    public var title: String?
    /// The entries, the earliest first.
    public var items: [TimelineEntry]
  }

  /// One entry of a timeline.
  public struct TimelineEntry: Codable, Hashable, Sendable {
    /// The item's id, unique in the document. The operations of a patch address it.
    public var id: String
    /// The day of the entry.
    public var date: DateValue
    /// What happened or will happen.
    public var title: String
    /// The amount of the entry; absent if it has none.
    public var money: MoneyValue?
    /// A qualification that is drawn beside or below the value, in smaller print; absent if there
    /// is none.
    public var caption: String?
    /// The state on the day of the screen: done, it happened as planned; missed, it was due and did
    /// not happen; next, it is the next one; ahead, it comes later. Any other value: draw the entry
    /// without a mark.
    public var state: TimelineEntryState
    /// What opens when the reader taps the entry. Absent if nothing does.
    public var destination: Destination?
    /// The text that a screen reader says for the whole item, before the items in it. Absent if the
    /// client does without it.
    public var accessibilityLabel: String?
  }

  /// The state on the day of the screen: done, it happened as planned; missed, it was due and did
  /// not happen; next, it is the next one; ahead, it comes later. Any other value: draw the entry
  /// without a mark.
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
  public struct ChartItem: Codable, Hashable, Sendable {
    /// The kind of the item.
    public var kind: String
    /// The item's id, unique in the document. The operations of a patch address it.
    public var id: String
    /// The heading; a screen reader says it, then the summary. Absent if it is the title of the
    /// section around it.
    public var title: String?
    /// The message of the chart in one sentence, for whoever does not see it.
    public var summary: String
    /// How the data is best drawn: lines, a line for each series; stackedBars, a bar for each point
    /// with the series stacked, because they add up to something. Any other value: show the
    /// summary, and the data as a table.
    public var shape: ChartItemShape
    /// How the series of a point are put together: none, each begins at zero; bySign, in the order
    /// of the series, positive amounts are stacked upwards from zero and negative ones downwards.
    /// Any other value: show the summary, and the data as a table.
    public var stacking: ChartItemStacking
    /// The title of the axis of the points, such as Year.
    public var axis: String
    /// The ISO 4217 code of all amounts; absent if there are none.
    public var currency: String?
    /// The round amounts to mark on the axis of the amounts, the smallest first, with their labels
    /// as text. The axis extends from the first to the last, and zero is one of them. Absent if
    /// there are no amounts.
    public var ticks: [MoneyValue]?
    /// The quantities in the chart, in the order of the legend.
    public var series: [Series]
    /// The points in reading order.
    public var items: [ChartPoint]
  }

  /// How the data is best drawn: lines, a line for each series; stackedBars, a bar for each point
  /// with the series stacked, because they add up to something. Any other value: show the summary,
  /// and the data as a table.
  public enum ChartItemShape: RawRepresentable, Codable, Hashable, Sendable {
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

  /// How the series of a point are put together: none, each begins at zero; bySign, in the order of
  /// the series, positive amounts are stacked upwards from zero and negative ones downwards. Any
  /// other value: show the summary, and the data as a table.
  public enum ChartItemStacking: RawRepresentable, Codable, Hashable, Sendable {
    case none
    case bySign
    /// A value that these types do not have.
    case unknown(String)

    public init(rawValue: String) {
      switch rawValue {
      case "none": self = .none
      case "bySign": self = .bySign
      default: self = .unknown(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .none: "none"
      case .bySign: "bySign"
      case .unknown(let value): value
      }
    }
  }

  /// One of the quantities a chart shows.
  public struct Series: Codable, Hashable, Sendable {
    /// The name of the series, unique in its chart; a patch does not address it.
    public var id: String
    /// The name of the series in the legend.
    public var title: String
  }

  /// One place along a chart. A screen reader says the title of the axis and the label, then for
  /// each amount that is not null the title of its series and the amount.
  public struct ChartPoint: Codable, Hashable, Sendable {
    /// The item's id, unique in the document. The operations of a patch address it.
    public var id: String
    /// The label on the axis, such as 2026.
    public var label: String
    /// An amount for each series, in their order; null where a series has none.
    public var amounts: [MoneyValue?]
  }

  /// Rows of like things under shared column headings. Category: list; since version 1.
  public struct TableItem: Codable, Hashable, Sendable {
    /// The kind of the item.
    public var kind: String
    /// The item's id, unique in the document. The operations of a patch address it.
    public var id: String
    /// The title of the table for screen readers; it need not be drawn. Absent if it is the title
    /// of the section around it.
    public var title: String?
    /// The columns in reading order.
    public var columns: [Column]
    /// The groups of the rows, such as years, in reading order; absent if the rows have none.
    public var groups: [TableGroup]?
    /// The sums below the rows, of the whole list also where the document holds a page of it;
    /// absent if there are none.
    public var totals: TableTotals?
    /// The rows in reading order. If they are not all, the document's pages state which they are.
    public var items: [TableRow]
  }

  /// A column of a table.
  public struct Column: Codable, Hashable, Sendable {
    /// The name of the column, unique in its table; a patch does not address it.
    public var id: String
    /// The heading.
    public var title: String
    /// The side on which the texts of the cells begin: leading is the left in a document read from
    /// left to right, trailing is the other one, for figures. Any other value: as leading.
    public var alignment: ColumnAlignment
    /// How long the column stays where there is no room for all: the low ones are left out first,
    /// then those without a priority, each from the last to the first; the high ones stay. Say
    /// which ones are left out. Any other value: as absent.
    public var priority: ColumnPriority?
  }

  /// The side on which the texts of the cells begin: leading is the left in a document read from
  /// left to right, trailing is the other one, for figures. Any other value: as leading.
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

  /// How long the column stays where there is no room for all: the low ones are left out first,
  /// then those without a priority, each from the last to the first; the high ones stay. Say which
  /// ones are left out. Any other value: as absent.
  public enum ColumnPriority: RawRepresentable, Codable, Hashable, Sendable {
    case high
    case low
    /// A value that these types do not have.
    case unknown(String)

    public init(rawValue: String) {
      switch rawValue {
      case "high": self = .high
      case "low": self = .low
      default: self = .unknown(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .high: "high"
      case .low: "low"
      case .unknown(let value): value
      }
    }
  }

  /// One row of a table. A screen reader says for each cell that is not null the title of its
  /// column and the value.
  public struct TableRow: Codable, Hashable, Sendable {
    /// The kind of the item.
    public var kind: String
    /// The item's id, unique in the document. The operations of a patch address it.
    public var id: String
    /// A value for each column, in their order; null where a column has nothing to say.
    public var cells: [Value?]
    /// How good or bad it is; absent if it is neutral.
    public var tone: Tone?
    /// The state of what the row is about: a role that each client maps to its own marks. A payment
    /// is paid, partlyPaid, due, overdue, planned or skipped; an operation is done, processing,
    /// failed or reversed. The cells say in words what a reader must not miss. Absent if nothing is
    /// known of it. Any other value: draw the row without a mark.
    public var state: TableRowState?
    /// The id of the row's group. Its heading stands before a row whose group is not that of the
    /// row above. Absent if the row is in no group.
    public var group: String?
    /// The text of a line between what is past and what comes, ready to show. It stands above this
    /// row and, if the row is the first of its group, above the heading of the group; a screen
    /// reader says it there. Open the list here. Absent for all other rows.
    public var dayLine: String?
    /// What opens when the reader taps the row. Absent if nothing does.
    public var destination: Destination?
  }

  /// The state of what the row is about: a role that each client maps to its own marks. A payment
  /// is paid, partlyPaid, due, overdue, planned or skipped; an operation is done, processing,
  /// failed or reversed. The cells say in words what a reader must not miss. Absent if nothing is
  /// known of it. Any other value: draw the row without a mark.
  public enum TableRowState: RawRepresentable, Codable, Hashable, Sendable {
    case paid
    case partlyPaid
    case due
    case overdue
    case planned
    case skipped
    case done
    case processing
    case failed
    case reversed
    /// A value that these types do not have.
    case unknown(String)

    public init(rawValue: String) {
      switch rawValue {
      case "paid": self = .paid
      case "partlyPaid": self = .partlyPaid
      case "due": self = .due
      case "overdue": self = .overdue
      case "planned": self = .planned
      case "skipped": self = .skipped
      case "done": self = .done
      case "processing": self = .processing
      case "failed": self = .failed
      case "reversed": self = .reversed
      default: self = .unknown(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .paid: "paid"
      case .partlyPaid: "partlyPaid"
      case .due: "due"
      case .overdue: "overdue"
      case .planned: "planned"
      case .skipped: "skipped"
      case .done: "done"
      case .processing: "processing"
      case .failed: "failed"
      case .reversed: "reversed"
      case .unknown(let value): value
      }
    }
  }

  /// Rows of a table that belong together, such as those of a year.
  public struct TableGroup: Codable, Hashable, Sendable {
    /// The name of the group, unique in its table; a patch does not address it.
    public var id: String
    /// The heading.
    public var title: String
    /// The totals of all rows of the group, also where the document holds a page with some of them:
    /// a value for each column, null where there is none. They stand beside the heading; a screen
    /// reader says them after it, as the cells of a row. Absent if there are none.
    public var totals: [Value?]?
    /// Whether the group is first shown as its heading with its totals, without its rows, until the
    /// reader unfolds it. A client that cannot fold shows the rows. Absent if not.
    public var isFolded: Bool?
  }

  /// The sums below a table. A screen reader says the heading, then the cells as those of a row.
  public struct TableTotals: Codable, Hashable, Sendable {
    /// The heading, such as Total.
    public var title: String
    /// A value for each column, in their order; null where a sum means nothing.
    public var cells: [Value?]
  }

  /// A few short words that say what something is like. A screen reader says the label, then the
  /// words. Category: message; since version 2.
  public struct ChipsItem: Codable, Hashable, Sendable {
    /// The kind of the item.
    public var kind: String
    /// The item's id, unique in the document. The operations of a patch address it.
    public var id: String
    /// What the words describe.
    public var label: String
    /// The words in reading order.
    public var items: [Chip]
  }

  /// One of the words.
  public struct Chip: Codable, Hashable, Sendable {
    /// The item's id, unique in the document. The operations of a patch address it.
    public var id: String
    /// The word or words.
    public var text: String
    /// How good or bad it is; absent if it is neutral.
    public var tone: Tone?
  }

  /// A sentence in small print. Category: message; since version 1.
  public struct NoteItem: Codable, Hashable, Sendable {
    /// The kind of the item.
    public var kind: String
    /// The item's id, unique in the document. The operations of a patch address it.
    public var id: String
    /// The sentence.
    public var text: String
    /// How good or bad it is; absent if it is neutral.
    public var tone: Tone?
    /// The material fact that the item states; absent if it states none.
    public var fact: Fact?
    /// The text that a screen reader says for the whole item, before the items in it. Absent if it
    /// equals text, and if the client does without it.
    public var accessibilityLabel: String?
  }

  /// A line between what belongs together and what does not. A screen reader skips it. Category:
  /// structure; since version 2.
  public struct DividerItem: Codable, Hashable, Sendable {
    /// The kind of the item.
    public var kind: String
    /// The item's id, unique in the document. The operations of a patch address it.
    public var id: String
  }

  /// A product's own item. A client that does not know the kind draws the fallback, which comes
  /// before the rule for unknown kinds.
  public struct CustomItem: Codable, Hashable, Sendable {
    /// The product type, a colon and the product's name for the kind, such as mortgage:collateral.
    public var kind: String
    /// The item's id, unique in the document. The operations of a patch address it.
    public var id: String
    /// The text that a screen reader says for the whole item, before the items in it. Absent if the
    /// client does without it.
    public var accessibilityLabel: String?
    /// The data that a client which knows the kind draws. `schema <type>` prints the schema of a
    /// product's kinds.
    public var payload: [String: Payload]
    /// The standard items that every other client draws instead. They have the labels of the data,
    /// the units, and the reasons why something is missing.
    public var fallback: [Item]
  }

  /// A part of a custom item's payload: a value (an object whose kind is a text), a whole number, a
  /// flag, a word of an enumeration, a list or an object of parts.
  public typealias Payload = JSON

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

  /// Something is missing that the document should show; the rest is there and right.
  public struct PartialOutcome: Codable, Hashable, Sendable {
    /// The kind of outcome.
    public var kind: String
    /// What is missing.
    public var missing: [Missing]
  }

  /// Nothing of the product can be shown. The items tell the reader so; do not show them as the
  /// product's state, and do not store the document in place of an earlier one.
  public struct FaultOutcome: Codable, Hashable, Sendable {
    /// The kind of outcome.
    public var kind: String
    /// Why nothing can be shown. badData: the data cannot be read. unavailable: a source does not
    /// answer. gone: the product is not where it was. internal: the bank's program is at fault. Any
    /// other value: as internal.
    public var cause: FaultOutcomeCause
    /// Whether the same request may succeed if it is repeated. Repeat it after a pause, not in a
    /// loop.
    public var mayRetry: Bool
  }

  /// Why nothing can be shown. badData: the data cannot be read. unavailable: a source does not
  /// answer. gone: the product is not where it was. internal: the bank's program is at fault. Any
  /// other value: as internal.
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

  public struct Missing: Codable, Hashable, Sendable {
    /// The id of the item that shows the thing, or would show it; an id alone does not tell that
    /// there is such an item.
    public var id: String
    /// What is missing, ready to show.
    public var name: String
    /// Why it is missing. notProvided: the bank's system does not state it. withheld: it may not be
    /// shown. unreadable: it arrived with an error. notDelivered: a system that has it did not
    /// deliver it. Any other value: as notProvided.
    public var reason: MissingReason
  }

  /// Why it is missing. notProvided: the bank's system does not state it. withheld: it may not be
  /// shown. unreadable: it arrived with an error. notDelivered: a system that has it did not
  /// deliver it. Any other value: as notProvided.
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

  /// The texts of a document that are in one other language.
  public struct OtherLanguage: Codable, Hashable, Sendable {
    /// The language, a tag of BCP 47 such as en.
    public var language: String
    /// The texts in it, each as it is in the document.
    public var texts: [String]
  }

  public struct Navigation: Codable, Hashable, Sendable {
    /// The screen to which the way back leads, one of screens. Absent on the main screen.
    public var parent: String?
    /// The screens of the product that have something to show, and this one, the main screen first.
    public var screens: [NavigationScreens]
  }

  public struct NavigationScreens: Codable, Hashable, Sendable {
    /// The name of the screen.
    public var screen: String
    /// The title of the screen, ready to show.
    public var title: String
    /// What a picture for the screen means: a role that each client maps to a picture of its own,
    /// or to none. Any other value: no picture.
    public var icon: NavigationScreensIcon?
  }

  /// What a picture for the screen means: a role that each client maps to a picture of its own, or
  /// to none. Any other value: no picture.
  public enum NavigationScreensIcon: RawRepresentable, Codable, Hashable, Sendable {
    case payment
    case earlyRepayment
    case calendar
    case autopay
    case holiday
    case statement
    case schedule
    case breakdown
    case operations
    case details
    case document
    case telephone
    case website
    case overview
    case calculation
    /// A value that these types do not have.
    case unknown(String)

    public init(rawValue: String) {
      switch rawValue {
      case "payment": self = .payment
      case "earlyRepayment": self = .earlyRepayment
      case "calendar": self = .calendar
      case "autopay": self = .autopay
      case "holiday": self = .holiday
      case "statement": self = .statement
      case "schedule": self = .schedule
      case "breakdown": self = .breakdown
      case "operations": self = .operations
      case "details": self = .details
      case "document": self = .document
      case "telephone": self = .telephone
      case "website": self = .website
      case "overview": self = .overview
      case "calculation": self = .calculation
      default: self = .unknown(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .payment: "payment"
      case .earlyRepayment: "earlyRepayment"
      case .calendar: "calendar"
      case .autopay: "autopay"
      case .holiday: "holiday"
      case .statement: "statement"
      case .schedule: "schedule"
      case .breakdown: "breakdown"
      case .operations: "operations"
      case .details: "details"
      case .document: "document"
      case .telephone: "telephone"
      case .website: "website"
      case .overview: "overview"
      case .calculation: "calculation"
      case .unknown(let value): value
      }
    }
  }

  public struct Question: Codable, Hashable, Sendable {
    /// The name of the question, as in its address.
    public var name: String
    /// The parameters of the request. The same question always has the same ones, however its
    /// amounts were written.
    public var parameters: [String: String]
  }

  public struct Input: Codable, Hashable, Sendable {
    /// Whether the bank's rules, as far as they are known, allow exactly these values. The items
    /// may show an answer nevertheless, such as what repays everything.
    public var isAcceptable: Bool
    /// Why they do not. Absent if they do.
    public var faults: [InputFaults]?
  }

  public struct InputFaults: Codable, Hashable, Sendable {
    /// The field, or the parameter, whose value is at fault. Absent if no other value would help.
    public var field: String?
    /// The reason, ready to show beside the field.
    public var text: String
    /// The reason as a screen reader says it. Absent if it equals text, and if the client does
    /// without it.
    public var spoken: String?
  }

  /// Which of a list's rows the document holds, where they are not all. A cursor ends when the row
  /// it goes on from is no longer in the list.
  public struct ListPage: Codable, Hashable, Sendable {
    /// The id of the list: of its table or, for a client that draws no tables, of the section with
    /// its rows, if there is one.
    public var list: String
    /// The title of the list.
    public var title: String
    /// The number of the first row in the whole list, from 1.
    public var first: Int64
    /// How many rows the document holds.
    public var count: Int64
    /// How many rows the whole list has.
    public var total: Int64
    /// The id of the first row, as a row of a table or as an item of another kind; absent if there
    /// are no rows.
    public var firstRow: String?
    /// The id of the last row, likewise; absent if there are no rows.
    public var lastRow: String?
    /// An opaque text: ask with it, on the same screen of the same product, for the rows before;
    /// absent where there are none.
    public var previous: String?
    /// An opaque text: ask with it, on the same screen of the same product, for the rows after;
    /// absent where there are none.
    public var next: String?
    /// Which rows these are, in words, ready to show.
    public var text: String
  }

  /// A value of one form, with the text that is ready to show. Every form has a text.
  public enum Value: Codable, Hashable, Sendable {
    case text(TextValue)
    case money(MoneyValue)
    case date(DateValue)
    case percent(PercentValue)
    /// One whose kind these types do not have, with all it holds.
    case unknown(JSON)

    private enum Tag: String, CodingKey { case kind }

    public init(from decoder: any Decoder) throws {
      let tag = try decoder.container(keyedBy: Tag.self).decode(String.self, forKey: .kind)
      switch tag {
      case "text": self = .text(try TextValue(from: decoder))
      case "money": self = .money(try MoneyValue(from: decoder))
      case "date": self = .date(try DateValue(from: decoder))
      case "percent": self = .percent(try PercentValue(from: decoder))
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
  public struct TextValue: Codable, Hashable, Sendable {
    /// The form of the value.
    public var kind: String
    /// The value as it is shown.
    public var text: String
  }

  /// An amount of money with its formatted text.
  public struct MoneyValue: Codable, Hashable, Sendable {
    /// The form of the value.
    public var kind: String
    /// The exact amount in the currency, not in minor units: a decimal with a point and as many
    /// decimals as the source keeps, negative for a credit. Do not read it as a double.
    public var amount: String
    /// The code of ISO 4217.
    public var currency: String
    /// The value as it is shown.
    public var text: String
    /// The value as a screen reader says it. Absent if it equals text, and if the client does
    /// without it.
    public var spoken: String?
  }

  /// A day with its formatted text.
  public struct DateValue: Codable, Hashable, Sendable {
    /// The form of the value.
    public var kind: String
    /// The day as YYYY-MM-DD, of ISO 8601.
    public var iso: String
    /// The value as it is shown.
    public var text: String
    /// The value as a screen reader says it. Absent if it equals text, and if the client does
    /// without it.
    public var spoken: String?
  }

  /// A percentage with its formatted text.
  public struct PercentValue: Codable, Hashable, Sendable {
    /// The form of the value.
    public var kind: String
    /// The exact decimal with a point: 11.5 is 11.5 %. The text also states its period.
    public var value: String
    /// The value as it is shown.
    public var text: String
    /// The value as a screen reader says it. Absent if it equals text, and if the client does
    /// without it.
    public var spoken: String?
  }

  /// What the reader's use leads to: a screen, an item of the document, a flow of the host app, an
  /// event, a document or a link.
  public enum Destination: Codable, Hashable, Sendable {
    case screen(DestinationToScreen)
    case item(DestinationToItem)
    case flow(DestinationToFlow)
    case event(DestinationToEvent)
    case sourceFlow(DestinationToSourceFlow)
    case document(DestinationToDocument)
    case link(DestinationToLink)
    /// One whose kind these types do not have, with all it holds.
    case unknown(JSON)

    private enum Tag: String, CodingKey { case kind }

    public init(from decoder: any Decoder) throws {
      let tag = try decoder.container(keyedBy: Tag.self).decode(String.self, forKey: .kind)
      switch tag {
      case "screen": self = .screen(try DestinationToScreen(from: decoder))
      case "item": self = .item(try DestinationToItem(from: decoder))
      case "flow": self = .flow(try DestinationToFlow(from: decoder))
      case "event": self = .event(try DestinationToEvent(from: decoder))
      case "sourceFlow": self = .sourceFlow(try DestinationToSourceFlow(from: decoder))
      case "document": self = .document(try DestinationToDocument(from: decoder))
      case "link": self = .link(try DestinationToLink(from: decoder))
      default: self = .unknown(try JSON(from: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .screen(let value): try value.encode(to: encoder)
      case .item(let value): try value.encode(to: encoder)
      case .flow(let value): try value.encode(to: encoder)
      case .event(let value): try value.encode(to: encoder)
      case .sourceFlow(let value): try value.encode(to: encoder)
      case .document(let value): try value.encode(to: encoder)
      case .link(let value): try value.encode(to: encoder)
      case .unknown(let value): try value.encode(to: encoder)
      }
    }
  }

  /// A screen of the document's product or, with product, of another one of the same customer.
  public struct DestinationToScreen: Codable, Hashable, Sendable {
    /// What opens.
    public var kind: String
    /// The name of the screen.
    public var screen: String
    /// The other product. Absent if it is the document's own.
    public var product: DestinationToScreenProduct?
  }

  /// The other product. Absent if it is the document's own.
  public struct DestinationToScreenProduct: Codable, Hashable, Sendable {
    /// The product type.
    public var type: String
    /// The product's id at its source.
    public var id: String
  }

  /// Another item of the same document. An action starts, as if the reader used its button; any
  /// other item is brought into view, and a section of low priority unfolded.
  public struct DestinationToItem: Codable, Hashable, Sendable {
    /// What opens.
    public var kind: String
    /// The item's id. The document has the item.
    public var item: String
  }

  /// A flow of the host app from the catalogue that "products --format json" prints.
  public struct DestinationToFlow: Codable, Hashable, Sendable {
    /// What opens.
    public var kind: String
    /// The name of the flow.
    public var flow: String
    /// What the flow is told when it starts, by the names of the catalogue. Absent if that is
    /// nothing.
    public var parameters: [String: Payload]?
  }

  /// An event that the product carries out itself, from the catalogue that "products --format json"
  /// prints. The client sends it with the id of the item and the values of the form, and shows the
  /// screen that is the answer.
  public struct DestinationToEvent: Codable, Hashable, Sendable {
    /// What opens.
    public var kind: String
    /// The name of the event.
    public var event: String
    /// What the event is about. The client need not send it back. Absent if that is nothing.
    public var parameters: [String: Payload]?
  }

  /// A flow that is not in the catalogue: the bank's own system names it. A client that does not
  /// know the name shows the action without a button.
  public struct DestinationToSourceFlow: Codable, Hashable, Sendable {
    /// What opens.
    public var kind: String
    /// The name in the bank's own system.
    public var flow: String
  }

  /// A document of the product.
  public struct DestinationToDocument: Codable, Hashable, Sendable {
    /// What opens.
    public var kind: String
    /// The document's id at its source.
    public var document: String
  }

  /// A page of the web, to open in a browser, or a telephone number, to call.
  public struct DestinationToLink: Codable, Hashable, Sendable {
    /// What opens.
    public var kind: String
    /// The address, without user information.
    public var url: String
  }

  /// A moment with its formatted text.
  public struct Moment: Codable, Hashable, Sendable {
    /// The form of the value.
    public var kind: String
    /// The moment.
    public var iso: String
    /// The value as it is shown.
    public var text: String
    /// The value as a screen reader says it. Absent if it equals text, and if the client does
    /// without it.
    public var spoken: String?
  }

  /// A finding about the data of the screen.
  public struct Diagnostic: Codable, Hashable, Sendable {
    /// The stable identifier, such as record.unknown-field.
    public var id: String
    /// note, worth knowing; warning, something may be wrong on the screen; error, something is
    /// missing from it. Any other value: as a note.
    public var severity: DiagnosticSeverity
    /// The place in the source.
    public var path: String
    /// What is wrong and what to do, in full sentences in English.
    public var message: String
  }

  /// note, worth knowing; warning, something may be wrong on the screen; error, something is
  /// missing from it. Any other value: as a note.
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

  /// How good or bad it is: a role that each client maps to its own colours and icons. neutral,
  /// plain information; positive, good news or something finished; attention, it needs attention
  /// soon; critical, something is wrong and costs money; muted, less important than the rest. Any
  /// other value: as neutral.
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

  /// A material fact: it must reach the customer however the item is shown. balance, what is owed
  /// in all; overdue, what is overdue; rate, the interest rate; full-cost, the full cost of the
  /// loan as the law defines it; next-payment-amount and next-payment-date, the next payment;
  /// payoff, what repays everything; fees, a fee; cure, what has to be paid today so that nothing
  /// is overdue; needed-on-day, what the account has to hold on the day of a booked repayment;
  /// coming-payment, the payment after a change that is known today. Any other value: as if it were
  /// absent.
  public enum Fact: RawRepresentable, Codable, Hashable, Sendable {
    case balance
    case overdue
    case rate
    case fullCost
    case nextPaymentAmount
    case nextPaymentDate
    case payoff
    case fees
    case cure
    case neededOnDay
    case comingPayment
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
      case "cure": self = .cure
      case "needed-on-day": self = .neededOnDay
      case "coming-payment": self = .comingPayment
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
      case .cure: "cure"
      case .neededOnDay: "needed-on-day"
      case .comingPayment: "coming-payment"
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
