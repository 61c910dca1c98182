import DesignSystem
import LoanDetailJSON

/// Writes a screen in one version of the wire format, without the properties of later versions and without the
/// client's omissions.
struct ScreenWriter<Output: JSONOutput> {
  var output: Output
  /// The version of the wire format.
  let version: Int
  /// Whether the client does without the spoken forms of values.
  let omitsSpoken: Bool
  /// Whether the client does without the texts of items for a screen reader.
  let omitsLabels: Bool
  /// The title of the section that is being written; `nil` outside sections.
  var sectionTitle: String?
  /// The pages of the document's incomplete lists.
  private(set) var pages: [ListPage] = []

  init(to output: Output, version: Int, omissions: Set<ClientProfile.Omission> = []) {
    self.output = output
    self.version = version
    omitsSpoken = omissions.contains(.spoken)
    omitsLabels = omissions.contains(.accessibilityLabel)
  }

  init(to output: Output, for document: ScreenDocument) {
    self.init(to: output, version: document.version, omissions: document.omissions)
  }

  /// Writes a document.
  ///
  /// - Returns: the ETag at the end of the document; `nil` in version 1, which has no ETag.
  @discardableResult
  mutating func write(_ document: ScreenDocument) -> String? {
    pages = document.pages
    output.beginObject()
    property("schemaVersion", version)
    object("product") {
      $0.property("id", document.subject.id)
      $0.property("type", document.subject.type)
      $0.property("title", document.subject.title)
    }
    property("screen", document.screen.rawValue)
    if version >= 3 { return endOfVersion3(document) }
    property("locale", document.locale)
    property("asOf", document.asOf)
    tree(of: document)
    array("diagnostics", document.remarks) { $0.write($1) }
    let eTag = version >= 2 ? output.hashOfObjectSoFar.hex : nil
    if let eTag { property("etag", eTag) }
    output.endObject()
    return eTag
  }

  /// Writes the rest of a document, first the properties that the ETag covers, and returns the ETag.
  private mutating func endOfVersion3(_ document: ScreenDocument) -> String {
    if let question = document.question { write(question) }
    property("title", document.title)
    languages(document.language, locale: document.locale)
    otherLanguages(document.otherLanguages) { texts in
      var plain = document
      plain.otherLanguages = [:]
      var finder = ScreenWriter<StatedTexts>(to: texts, for: plain)
      finder.write(plain)
      return finder.output
    }
    if let navigation = document.navigation { write(navigation) }
    write(document.outcome)
    if let input = document.input { write(input) }
    tree(of: document)
    if !pages.isEmpty { array("pages", pages) { $0.write($1) } }
    return end(document.freshness, remarks: document.remarks, correlationID: document.correlationID)
  }

  /// Writes the items of a document.
  private mutating func tree(of document: ScreenDocument) {
    key("headerItem")
    write(document.headerItem)
    items("contentItems", document.contentItems)
  }

  mutating func write(_ remark: ScreenDocument.Remark) {
    object {
      $0.property("id", remark.id)
      $0.property("severity", remark.severity)
      $0.property("path", remark.path)
      $0.property("message", remark.message)
    }
  }

  mutating func write(_ item: Item) {
    switch item {
    case .header(let header): write(header)
    case .section(let section): write(section)
    case .amount(let amount): write(amount)
    case .row(let row): write(row)
    case .status(let status): write(status)
    case .banner(let banner): write(banner)
    case .actionGroup(let group): write(group)
    case .progress(let progress): write(progress)
    case .breakdown(let breakdown): write(breakdown)
    case .timeline(let timeline): write(timeline)
    case .chart(let chart): write(chart)
    case .table(let table): write(table)
    case .chips(let group): write(group)
    case .note(let note): write(note)
    case .divider(let divider): self.item("divider", divider.id) { _ in }
    case .custom(let item): write(item)
    }
  }
}
