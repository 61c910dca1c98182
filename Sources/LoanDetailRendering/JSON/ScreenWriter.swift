import DesignSystem
import LoanDetailJSON

/// Writes a screen in one version of the wire format, without the properties of later versions.
struct ScreenWriter<Output: JSONOutput> {
  var output: Output
  /// The version of the wire format.
  let version: Int
  /// The pages of the document's incomplete lists.
  private(set) var pages: [ListPage] = []

  init(to output: Output, version: Int) {
    self.output = output
    self.version = version
  }

  /// Writes a document.
  ///
  /// - Returns: The ETag at the end of the document; `nil` in version 1, which has no ETag.
  @discardableResult
  mutating func write(_ document: ScreenDocument) -> ContentHash? {
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
    let eTag = version >= 2 ? output.hashOfObjectSoFar : nil
    if let eTag { property("etag", eTag.hex) }
    output.endObject()
    return eTag
  }

  /// Writes the rest of a document: what the ETag covers, then what it does not cover.
  private mutating func endOfVersion3(_ document: ScreenDocument) -> ContentHash {
    property("language", document.language)
    property("formats", document.locale.replacing("_", with: "-"))
    property("direction", WireDirection(language: document.language).rawValue)
    tree(of: document)
    if !pages.isEmpty { array("pages", pages) { $0.write($1) } }
    let eTag = output.canonicalHashOfObjectSoFar
    object("freshness") { $0.property("asOf", document.asOf) }
    if !document.remarks.isEmpty { array("diagnostics", document.remarks) { $0.write($1) } }
    property("etag", eTag.hex)
    output.endObject()
    return eTag
  }

  private mutating func tree(of document: ScreenDocument) {
    key("headerItem")
    write(document.headerItem)
    items("contentItems", document.contentItems)
  }

  private mutating func write(_ remark: ScreenDocument.Remark) {
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
