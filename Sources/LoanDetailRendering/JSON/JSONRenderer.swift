public import DesignSystem
import LoanDetailJSON

/// Renders a screen as JSON that keeps to `Schemas/loan-detail.schema.json`.
public struct JSONRenderer: Renderer {
  /// Makes a renderer.
  public init() {}

  /// The screen as one JSON object.
  public func render(_ document: ScreenDocument) -> [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.property("schemaVersion", ScreenDocument.schemaVersion)
      $0.object("product") {
        $0.property("id", document.subject.id)
        $0.property("type", document.subject.type)
        $0.property("title", document.subject.title)
      }
      $0.property("screen", document.screen.rawValue)
      $0.property("locale", document.locale)
      $0.property("asOf", document.asOf)
      $0.key("headerItem")
      $0.write(document.headerItem)
      $0.items("contentItems", document.contentItems)
      $0.array("diagnostics") {
        for remark in document.remarks { $0.write(remark) }
      }
    }
    return json.finish()
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
