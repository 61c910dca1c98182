package import DesignSystem
package import LoanDetailJSON

extension JSONRenderer {
  /// Renders a list of products as JSON of version 3, together with its ETag.
  package static func rendering(_ list: ListDocument, _ layout: JSONLayout) -> Rendering {
    var writer = ScreenWriter(to: JSONWriter(), version: ScreenDocument.schemaVersion, omissions: list.omissions)
    let eTag = writer.write(list)
    return Rendering(bytes: writer.output.takeText(layout), eTag: eTag)
  }
}

extension ScreenWriter {
  /// Writes a list of products, and returns its ETag.
  fileprivate mutating func write(_ list: ListDocument) -> String {
    output.beginObject()
    property("schemaVersion", version)
    property("title", list.title)
    languages(list.language, locale: list.locale)
    otherLanguages(list.otherLanguages) { [version] texts in
      var plain = list
      plain.otherLanguages = [:]
      var finder = ScreenWriter<StatedTexts>(to: texts, version: version, omissions: list.omissions)
      _ = finder.write(plain)
      return finder.output
    }
    write(list.outcome)
    array("products", list.entries) { $0.write($1) }
    return end(list.freshness, remarks: list.remarks, correlationID: list.correlationID)
  }

  private mutating func write(_ entry: ListDocument.Entry) {
    object {
      $0.property("id", entry.id)
      $0.property("type", entry.type)
      $0.property("title", entry.title)
      $0.property("subtitle", entry.subtitle)
      if let balance = entry.balance { $0.write(balance, as: "balance") }
      $0.property("balanceLabel", entry.balanceLabel)
      $0.array("statuses", entry.statuses) { json, status in
        json.object {
          $0.property("text", status.text)
          $0.property("tone", status.tone.rawValue)
        }
      }
      $0.write(entry.outcome)
      $0.property("dataAsOf", entry.dataAsOf)
    }
  }
}
