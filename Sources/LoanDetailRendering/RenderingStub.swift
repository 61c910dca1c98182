public import DesignSystem
public import LoanDetailJSON
public struct Rendering: Sendable, Hashable {
  public let bytes: [UInt8]
  public let eTag: String
}
extension Renderer {
  public func rendering(_ document: ScreenDocument) -> Rendering {
    let bytes = render(document)
    return Rendering(bytes: bytes, eTag: ContentHash(of: bytes).hex)
  }
}
extension JSONRenderer: Hashable {
  public static func == (a: Self, b: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
  package var layout: JSONLayout { .lines }
  public func value(of document: ScreenDocument) -> JSONValue { (try? JSONParser.parse(render(document))) ?? .null }
}
extension TextRenderer: Hashable {
  public static func == (a: Self, b: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}
extension ScreenPatch {
  public func rendered(_ layout: JSONLayout) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(json)
    return writer.finish(layout)
  }
}
