import DesignSystem
import LoanDetailJSON

/// Writes a screen in one version of the wire format: what a later version brought is left out.
struct ScreenWriter {
  var json = JSONWriter()
  /// The version that is written.
  let version: Int

  init(version: Int) { self.version = version }

  mutating func write(_ document: ScreenDocument) {
    json.beginObject()
    json.property("schemaVersion", version)
    json.object("product") {
      $0.property("id", document.subject.id)
      $0.property("type", document.subject.type)
      $0.property("title", document.subject.title)
    }
    json.property("screen", document.screen.rawValue)
    json.property("locale", document.locale)
    json.property("asOf", document.asOf)
    json.key("headerItem")
    write(document.headerItem)
    items("contentItems", document.contentItems)
    json.array("diagnostics") {
      for remark in document.remarks { $0.write(remark) }
    }
    if version >= 2 { json.property("etag", json.hashOfObjectSoFar.hex) }
    json.endObject()
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
    case .divider(let divider): object("divider", divider.id) { _ in }
    case .custom(let item): write(item)
    }
  }

  mutating func items(_ name: String, _ items: [Item]) {
    array(name, items) { $0.write($1) }
  }

  /// An object that begins with its kind and id, as every item does.
  mutating func object(_ kind: String, _ id: ItemID, _ body: (inout ScreenWriter) -> Void) {
    json.beginObject()
    json.property("kind", kind)
    json.property("id", id.rawValue)
    body(&self)
    json.endObject()
  }

  /// An array with an element for each of some things.
  mutating func array<Element>(
    _ name: String, _ elements: some Sequence<Element>, _ body: (inout ScreenWriter, Element) -> Void
  ) {
    json.key(name)
    json.beginArray()
    for element in elements { body(&self, element) }
    json.endArray()
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ remark: ScreenDocument.Remark) {
    object {
      $0.property("id", remark.id)
      $0.property("severity", remark.severity)
      $0.property("path", remark.path)
      $0.property("message", remark.message)
    }
  }
}
