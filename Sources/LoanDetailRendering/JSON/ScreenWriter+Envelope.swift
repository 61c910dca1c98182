package import DesignSystem
package import LoanDetailJSON

// The properties around the content of every document of version 3.
extension ScreenWriter {
  /// Writes the language of the texts, the locale of numbers and dates as a tag of BCP 47, and the direction.
  mutating func languages(_ language: String, locale: String) {
    property("language", language)
    let tag = locale.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
    property("formats", String(decoding: tag, as: UTF8.self))
    property("direction", ReadingDirection(tag: language).rawValue)
  }

  /// Writes the texts in other languages than the document's; nothing if the document states none of them. `find` finds
  /// those that it states.
  mutating func otherLanguages(_ languages: [String: String], _ find: (StatedTexts) -> StatedTexts) {
    guard !languages.isEmpty else { return }
    let stated = find(StatedTexts(among: languages)).byLanguage
    guard !stated.isEmpty else { return }
    array("otherLanguages", stated) { writer, other in
      writer.object {
        $0.property("language", other.language)
        $0.array("texts", other.texts) { $0.output.string($1) }
      }
    }
  }

  mutating func write(_ navigation: ScreenDocument.Navigation) {
    object("navigation") {
      $0.property("parent", navigation.parent?.rawValue)
      $0.array("screens", navigation.screens) { writer, screen in
        writer.object {
          $0.property("screen", screen.id.rawValue)
          $0.property("title", screen.title)
          $0.property("icon", screen.icon?.rawValue)
        }
      }
    }
  }

  mutating func write(_ outcome: ScreenDocument.Outcome) {
    object("outcome") {
      switch outcome {
      case .complete: $0.property("kind", "complete")
      case .partial(let missing):
        $0.property("kind", "partial")
        $0.array("missing", missing) { $0.write($1) }
      case .fault(let cause, let mayRetry):
        $0.property("kind", "fault")
        $0.property("cause", cause.rawValue)
        $0.key("mayRetry")
        $0.output.boolean(mayRetry)
      }
    }
  }

  private mutating func write(_ missing: ScreenDocument.Outcome.Missing) {
    object {
      $0.property("id", missing.id)
      $0.property("name", missing.name)
      $0.property("reason", missing.reason.rawValue)
    }
  }

  /// Writes the end of a document: the properties that its ETag does not cover, and the ETag.
  ///
  /// `Envelope.outsideETag` names these properties.
  ///
  /// - Returns: the ETag.
  mutating func end(
    _ freshness: ScreenDocument.Freshness, remarks: [ScreenDocument.Remark], correlationID: String?
  ) -> String {
    let eTag = output.canonicalHashOfObjectSoFar.hex
    object("freshness") { $0.write(freshness) }
    if !remarks.isEmpty { array("diagnostics", remarks) { $0.write($1) } }
    property("correlationId", correlationID)
    property("etag", eTag)
    output.endObject()
    return eTag
  }

  fileprivate mutating func write(_ freshness: ScreenDocument.Freshness) {
    property("asOf", freshness.asOf)
    property("dataAsOf", freshness.dataAsOf)
    property("timeZone", freshness.timeZone)
    property("validUntil", freshness.validUntil)
  }
}

extension JSONRenderer {
  /// Returns the outcome of a document as the document states it.
  package static func value(of outcome: ScreenDocument.Outcome) -> JSONValue {
    var writer = ScreenWriter(to: JSONValueBuilder(), version: ScreenDocument.schemaVersion)
    writer.object { $0.write(outcome) }
    return writer.output.value["outcome"] ?? .null
  }

  /// Returns the freshness of a document as the document states it.
  package static func value(of freshness: ScreenDocument.Freshness) -> JSONValue {
    var writer = ScreenWriter(to: JSONValueBuilder(), version: ScreenDocument.schemaVersion)
    writer.object { $0.write(freshness) }
    return writer.output.value
  }

  /// Returns the freshness of a document as the document states it: JSON on one line, with a newline at the end.
  package static func rendered(_ freshness: ScreenDocument.Freshness) -> [UInt8] {
    var writer = ScreenWriter(to: JSONWriter(capacity: 256), version: ScreenDocument.schemaVersion)
    writer.object { $0.write(freshness) }
    return writer.output.takeText(.compact)
  }
}

/// What a document of version 3 has around its content.
enum Envelope {
  /// The names of the properties that the ETag does not cover.
  static let outsideETag: Set = ["freshness", "diagnostics", "correlationId", "etag"]
}
