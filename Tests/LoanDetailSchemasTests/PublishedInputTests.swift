import Foundation
import LoanDetailJSON
import LoanDetailSchemas
import Testing

@Suite("The published schemas of what is read")
struct PublishedInputTests {
  private static let root = PublishedSchema.folder.appending(path: "..").standardized
  private static let formats = ["exchange-rates", "portfolio", "tariff", "words"]

  /// The published schemas of inputs, by their paths in `Schemas/Published`, each with the path of the current one.
  private static let published: [String: String] = {
    let folder = PublishedSchema.folder.appending(path: "Published")
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return files.reduce(into: [:]) { found, file in
      if let type = file.wholeMatch(of: /Products\/(\w+)\.specifics\.\d+\.schema\.json/)?.1 {
        found[file] = "ProductPlugins/\(type.prefix(1).uppercased())\(type.dropFirst())/specifics.schema.json"
      } else if let format = file.wholeMatch(of: /([\w-]+)\.\d+\.schema\.json/)?.1, formats.contains(String(format)) {
        found[file] = "Schemas/\(format).schema.json"
      }
    }
  }()

  private static func schema(_ path: String) throws -> JSONValue {
    try JSONParser.parse([UInt8](Data(contentsOf: root.appending(path: path))))
  }

  @Test("are read by the current ones", arguments: published.sorted { $0.key < $1.key })
  func compatible(published: String, current: String) throws {
    let (old, new) = (try Self.schema("Schemas/Published/\(published)"), try Self.schema(current))
    let comparison = try SchemaComparison(old: old, new: new, for: .input)
    #expect(comparison.verdict.isCompatible, "\(published): \(comparison.conclusion)")
  }

  @Test("have the current version of each format, and the specifics of products")
  func complete() throws {
    for format in Self.formats {
      guard case .string(let id)? = try Self.schema("Schemas/\(format).schema.json")["$id"] else {
        Issue.record("\(format) has no id")
        continue
      }
      let version = try #require(id.split(separator: ":").last)
      #expect(Self.published["\(format).\(version).schema.json"] != nil, "version \(version) of \(format)")
    }
    #expect(Self.published.count { $0.key.hasPrefix("Products/") } >= 8)
  }

  @Test("are broken if a published field is gone or becomes mandatory")
  func breaks() throws {
    let old = try JSONParser.parse(
      Array(
        #"{"$id": "urn:s:1", "type": "object", "properties": {"a": {"type": "string"}}, "additionalProperties": false}"#
          .utf8))
    for new in [
      #"{"$id": "urn:s:1", "type": "object", "properties": {}, "additionalProperties": false}"#,
      #"{"$id": "urn:s:1", "type": "object", "required": ["a"], "properties": {"a": {"type": "string"}}, "additionalProperties": false}"#,
    ] {
      let comparison = try SchemaComparison(old: old, new: JSONParser.parse(Array(new.utf8)), for: .input)
      #expect(!comparison.verdict.isCompatible)
    }
  }
}
