/// One screen of one product, ready for a renderer.
///
/// ```swift
/// let document = ScreenDocument(
///   subject: .init(id: "1001", type: "boatLoan", title: "Boat loan"), screen: .main, language: "en",
///   locale: "en_US", asOf: "2026-11-21", headerItem: .header(Header(title: "Boat loan")),
///   contentItems: [.note(Note(id: "calculated", text: "Calculated from the terms."))], remarks: [])
/// // The same screen for a client that only draws sections, rows and notes of version 1:
/// let profile = try ClientProfile(version: 1, kinds: ["section", "row", "note"])
/// let (adapted, changes) = document.adapted(to: profile)
/// ```
public struct ScreenDocument: Sendable, Hashable {
  /// The newest version of the wire format.
  ///
  /// Each kind, property or value states the version that introduced it. A client receives nothing newer than the
  /// version that it requests.
  /// - Version 1 has the first eleven kinds.
  /// - Version 2 adds dividers, chips, timelines and charts, spoken forms, facts on texts, pages of lists and the ETag.
  /// - Version 3 writes money as an exact decimal and adds the form of every value, the language with its direction, an
  ///   ETag that any JSON library can compute, the screen's title, ``Outcome``, ``Freshness`` and pages. Actions get
  ///   roles, limits and times, destinations get kinds, and texts can be copied. A customer's document has an id of the
  ///   request instead of findings. Properties with their usual value, and the client's omissions, are left out.
  ///   Messages, headings, rows of tables and entries can open something, sections have a priority, actions a place,
  ///   long messages a short form, and the screen knows the others. Actions have forms, and an answer repeats its
  ///   question and states whether its values are acceptable. Items can offer events.
  public static let schemaVersion = 3

  /// The product that the screen shows.
  public struct Subject: Sendable, Hashable {
    /// The product's id at its source.
    public var id: String
    /// The product type.
    public var type: String
    /// The product's name for the customer.
    public var title: String

    public init(id: String, type: String, title: String) {
      self.id = id
      self.type = type
      self.title = title
    }
  }

  /// A finding about the data of the screen.
  public struct Remark: Sendable, Hashable {
    /// The stable identifier, such as `record.unknown-field`.
    public var id: String
    /// `note`, `warning` or `error`.
    public var severity: String
    /// The place in the source.
    public var path: String
    /// The finding in full sentences.
    public var message: String

    public init(id: String, severity: String, path: String, message: String) {
      self.id = id
      self.severity = severity
      self.path = path
      self.message = message
    }
  }

  /// The version of the wire format that the document conforms to.
  public internal(set) var version = schemaVersion
  /// The properties that are left out because the client can do without them.
  public internal(set) var omissions: Set<ClientProfile.Omission> = []
  public var subject: Subject
  public var screen: ScreenID
  /// The question that the screen answers; `nil` for most screens. Documents with different questions are different
  /// documents.
  public var question: Question?
  /// Whether the values of the question are acceptable; `nil` if there is no question, or if the product does not state
  /// whether they are.
  public var input: Input?
  /// The screen's own title.
  public var title: String
  /// The other screens of the product; `nil` if there are none.
  public var navigation: Navigation?
  /// Whether the screen shows everything it should.
  public var outcome = Outcome.complete
  /// The language of the texts as a tag of BCP 47, such as `ru`.
  public var language: String
  /// The language of each text that is in another language than the screen, by the text. An example is a
  /// name that the bank's data does not have in the reader's language. The texts need not all be on the screen.
  public package(set) var otherLanguages: [String: String] = [:]
  /// The locale of numbers and dates, such as `ru_RU`.
  public var locale: String
  /// The day of the screen, the day of its data, and the moment until which it is valid.
  public var freshness: Freshness
  /// The top of the screen.
  public var headerItem: Item
  /// The rest of the screen, in reading order.
  public var contentItems: [Item]
  /// The pages of the lists that the screen shows only in part, in reading order.
  public var pages: [ListPage] = []
  /// The findings about the data, for staff; none in a customer's document.
  public var remarks: [Remark]
  /// The id that the document shares with the host's log; `nil` outside a customer's scope.
  public var correlationID: String?

  /// The day that the screen shows, as `YYYY-MM-DD`.
  public var asOf: String {
    get { freshness.asOf }
    set { freshness.asOf = newValue }
  }

  /// Creates a complete screen for a day. Without a title, the screen has the title of the subject.
  public init(
    subject: Subject, screen: ScreenID, title: String? = nil, language: String, locale: String, asOf: String,
    headerItem: Item, contentItems: [Item], remarks: [Remark]
  ) {
    self.subject = subject
    self.screen = screen
    self.title = title ?? subject.title
    self.language = language
    self.locale = locale
    freshness = Freshness(asOf: asOf)
    self.headerItem = headerItem
    self.contentItems = contentItems
    self.remarks = remarks
  }
}
