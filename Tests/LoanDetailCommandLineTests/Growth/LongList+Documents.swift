import DesignSystem
import LoanDetail
import LoanDetailCommandLine
import LoanDetailCore
import LoanDetailEngine
import LoanDetailGateways
import LoanDetailJSON
import LoanDetailRendering
import LoanDetailScreens
import LoanDetailSections
import Loans
import Testing

extension LongList {
  /// The lists in screens, patches and schemas.
  static let inDocuments: [LongList] = [
    diff("inserted items", 300) { (screen(""), screen(items($0) { $0 })) },
    patch("inserted items, patched", 800) { (screen(""), screen(items($0) { $0 })) },
    patch("removed items, patched", 1_000) { (screen(items($0) { $0 }), screen("")) },
    diff("moved items", 400) { count in (screen(items(count) { $0 }), screen(items(count) { count - $0 })) },
    patch("moved items, patched", 800) { count in
      (screen(items(count) { $0 }), screen(items(count) { count - $0 }))
    },
    diff("properties", 800) { (screen(item($0, is: 1)), screen(item($0, is: 2))) },
    patch("new properties, patched", 1_500) { (screen(item(0, is: 1)), screen(item($0, is: 1))) },
    patch("removed properties, patched", 1_500) { (screen(item($0, is: 1)), screen(item(0, is: 1))) },
    diff("ids that look the same", 150) { count in
      (screen(many(count) { spelling($0, "") }), screen(many(count) { spelling($0, ", \"tone\": \"muted\"") }))
    },
    files("operations of a patch", 600, "patch FILE -", code: 65) { count in
      let operations = many(count) { "{\"op\": \"set\", \"id\": \"i\", \"properties\": {\"p\($0)\": 1}}" }
      return [
        "{\"schemaVersion\": 1, \"from\": \"\", \"to\": \"\", \"operations\": [\(operations)]}", screen(item(0, is: 1)),
      ]
    },
    files("moves of a large item", 600, "patch FILE -", code: 65) { count in
      let operations = many(count) { number in
        let target = number % 2 == 0 ? "\"parent\": \"box\", \"list\": \"items\"" : "\"list\": \"contentItems\""
        return "{\"op\": \"move\", \"id\": \"large\", \(target)}"
      }
      return [
        "{\"schemaVersion\": 1, \"from\": \"\", \"to\": \"\", \"operations\": [\(operations)]}",
        screen("{\"id\": \"large\", \"items\": [\(items(count) { $0 })]}, {\"id\": \"box\", \"items\": []}"),
      ]
    },
    schemas("properties of a schema", 150, code: 65) { count, version in
      "\"properties\": {\(many(count) { "\"p\($0)\": {\"minLength\": \(version)}" })}"
    },
    schemas("values of a schema", 400) { count, version in
      "\"enum\": [\(many(count) { "\((version * $0 + count) % count)" })]"
    },
    schemas("alternatives of a schema", 50) { count, version in
      "\"anyOf\": [\(many(count) { "{\"const\": \((version * $0 + count) % count)}" })]"
    },
    schemas("definitions of a schema", 80, code: 65) { count, version in
      let definitions = many(count) { "\"d\($0)\": {\"$ref\": \"#/$defs/d\($0 + 1)\"}" }
      return "\"$ref\": \"#/$defs/d0\", \"$defs\": {\(definitions), \"d\(count)\": {\"const\": \(version)}}"
    },
    schemas("keywords of a schema", 200, code: 65) { count, version in many(count) { "\"x-\($0)\": \(version)" } },
    diff("messages about a surface", 600, "--format a2ui") { count in
      let updates = (0..<count).map {
        "{\"version\": \"v1.0\", \"updateDataModel\": {\"surfaceId\": \"s\", \"path\": \"/i\($0)/text\", \"value\": \"\"}}\n"
      }
      return (surface() + updates.joined(), surface())
    },
    diff("values of a surface", 1_500, "--format a2ui") { count in
      (surface(many(count) { "\"i\($0)\": \($0)" }), surface(many(count) { "\"i\($0)\": -1" }))
    },
    LongList(
      name: "product types, registered", length: 500,
      work: .code { count in
        let plugins = plugins(count)
        let source = try PortfolioGateway(merging: [])
        return { _ = try LoanDetailService(plugins, source: source) }
      }),
    LongList(
      name: "rows, added to a page", length: 200,
      work: .code { count in
        let whole = table(rows: 2 * count)
        let first = try whole.paged(by: #require(PageRequest(size: count)))
        let request = try #require(PageRequest(size: 10, after: first.pages.first?.next, addsRows: true))
        return {
          let change = try whole.change(by: request)
          _ = try ScreenPatch(from: #require(change.from), to: change.to)
        }
      }),
    LongList(name: "product types, listed", length: 30, work: command("products --format json")),
    LongList(name: "product types, their schemas", length: 100, work: command("schema")),
    LongList(name: "product types, their screens", length: 100, work: command("help render")),
  ]

  private static func command(_ line: String) -> Work {
    .code { count in
      let tool = LoanDetailTool(products: plugins(count).map { ProductWithSamples($0, records: nil) })
      return { #expect(await tool.run(line).code == 0) }
    }
  }

  private static func plugins(_ count: Int) -> [ProductPlugin] {
    // Names of one length, because those with five digits are looked at more closely.
    (0..<count).map { PlainLoan.plugin(for: ProductType(rawValue: "t\(100_000 + $0)")) }
  }

  private static func table(rows count: Int) -> ScreenDocument {
    let rows = (0..<count).map { TableRow(id: "row.\($0)", cells: [.text("\($0)")]) }
    return ScreenDocument(
      subject: .init(id: "1", type: "teapot", title: "Teapot"), screen: .operations, language: "en", locale: "en_US",
      asOf: "2026-11-21", headerItem: .header(Header(title: "Teapot")),
      contentItems: [.table(Table(id: "rows", title: "Rows", columns: [.init(id: "n", title: "#")], rows: rows))],
      remarks: [])
  }

  /// The message that creates a surface of A2UI, with the members of its data model.
  private static func surface(_ members: String = "") -> String {
    """
    {"version": "v1.0", "createSurface": {"surfaceId": "s", "catalogId": "c", "components": [], "dataModel": {\(members)}}}

    """
  }

  private static func diff(
    _ name: String, _ length: Int, _ options: String = "",
    _ screens: @escaping @Sendable (Int) -> (old: String, new: String)
  ) -> LongList {
    files(name, length, "diff FILE - \(options)") { count in
      let (old, new) = screens(count)
      return [new, old]
    }
  }

  private static func patch(
    _ name: String, _ length: Int, _ screens: @escaping @Sendable (Int) -> (old: String, new: String)
  ) -> LongList {
    files(name, length, "patch FILE -") { count in
      let (old, new) = screens(count)
      let values = try [old, new].map { try JSONParser.parse(Array($0.utf8)) }
      return [String(decoding: try ScreenPatch(from: values[0], to: values[1]).rendered(), as: UTF8.self), old]
    }
  }

  /// Two versions of a schema: the text of the first with the number 1, that of the second with -1.
  private static func schemas(
    _ name: String, _ length: Int, code: Int32 = 0, _ members: @escaping @Sendable (Int, Int) -> String
  ) -> LongList {
    files(name, length, "compare-schemas FILE -", code: code) { count in
      [-1, 1].map { "{\"$id\": \"urn:test:long:1\", \(members(count, $0))}" }
    }
  }

  private static func screen(_ items: String) -> String {
    "{\"headerItem\": {\"id\": \"header\"}, \"contentItems\": [\(items)]}"
  }

  private static func items(_ count: Int, _ number: (Int) -> Int) -> String {
    many(count) { "{\"id\": \"i\(number($0))\"}" }
  }

  /// An item with many properties.
  private static func item(_ count: Int, is value: Int) -> String {
    "{\"id\": \"i\", \"first\": 1\((0..<count).map { ", \"p\($0)\": \(value)" }.joined())}"
  }

  /// An item whose id is one of many spellings of the same text.
  private static func spelling(_ number: Int, _ members: String) -> String {
    let id = (0..<16).map { number >> $0 & 1 == 1 ? "\u{E9}" : "e\u{301}" }.joined()
    return "{\"id\": \"\(id)\"\(members)}"
  }
}
