/// One screen of one product, ready for a renderer.
public struct ScreenDocument: Sendable, Hashable {
  /// The newest version of the wire format.
  ///
  /// Whatever is added, a kind, a property or a value, takes a new version, and says since which version it is there; a
  /// client is given nothing newer than the version it asks for. Version 1 has the first eleven kinds; version 2 adds
  /// dividers, chips, timelines and charts, spoken forms, facts on texts, pages of lists and the ETag.
  public static let schemaVersion = 2

  /// Which product the screen shows.
  public struct Subject: Sendable, Hashable {
    /// The product's id at its source.
    public var id: String
    /// The product type.
    public var type: String
    /// What the customer calls the product.
    public var title: String

    /// Makes a subject.
    public init(id: String, type: String, title: String) {
      self.id = id
      self.type = type
      self.title = title
    }
  }

  /// Something the reader of the document should know about its data.
  public struct Remark: Sendable, Hashable {
    /// The stable identifier, such as `record.unknown-field`.
    public var id: String
    /// `note`, `warning` or `error`.
    public var severity: String
    /// Where in the source.
    public var path: String
    /// The full sentence.
    public var message: String

    /// Makes a remark.
    public init(id: String, severity: String, path: String, message: String) {
      self.id = id
      self.severity = severity
      self.path = path
      self.message = message
    }
  }

  /// The version of the wire format the document keeps to.
  public internal(set) var version = schemaVersion
  /// Which product the screen shows.
  public var subject: Subject
  /// Which of its screens.
  public var screen: ScreenID
  /// The locale the text is in, such as `ru_RU`.
  public var locale: String
  /// The day the screen is true for, `YYYY-MM-DD`.
  public var asOf: String
  /// The top of the screen.
  public var headerItem: Item
  /// The rest of the screen, in reading order.
  public var contentItems: [Item]
  /// What is worth knowing about the data.
  public var remarks: [Remark]

  /// Makes a document.
  public init(
    subject: Subject, screen: ScreenID, locale: String, asOf: String, headerItem: Item, contentItems: [Item],
    remarks: [Remark]
  ) {
    self.subject = subject
    self.screen = screen
    self.locale = locale
    self.asOf = asOf
    self.headerItem = headerItem
    self.contentItems = contentItems
    self.remarks = remarks
  }
}
