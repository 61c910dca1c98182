import DesignSystem
import InstalledProducts
import LoanDetail
import Testing

@Suite("Text at widths from 40 to 160")
struct WidthTests {
  private static let widths = Array(40...160)
  /// Each document is drawn at every 48th width, beginning with another one than the document before, so that all
  /// widths are tried; and at these.
  private static let usual: Set<Int> = [40, 80, 160]
  private static let mostLines = 2.2

  @Test("needs at most 2.2 times the lines of width 80, and cuts no cell")
  func samples() async throws {
    // In each language in turn, and each screen of the next product in the other one.
    let hosts = try ["ru_RU", "en_US"].map { try Host(locale: $0) }
    var (seen, drawn) = (0, Set<Int>())
    for (place, entry) in try await hosts[0].loans.list(for: .allCustomers, hosts[0].reader).list.entries.enumerated() {
      let product = try #require(entry.id)
      let plugin = try #require(InstalledProducts.all.first { $0.manifest.type == product.type })
      for (number, screen) in plugin.manifest.screens.enumerated() {
        let document = try await hosts[(place + number) % 2].document(ProductReference(product), screen).tree
        let widths = Self.widths.filter { Self.usual.contains($0) || $0 % 48 == seen % 48 }
        await check(document, "\(product) \(screen)", at: widths)
        drawn.formUnion(widths)
        seen += 1
      }
    }
    #expect(seen >= 60 && drawn == Set(Self.widths))
  }

  private func check(_ document: ScreenDocument, _ name: String, at widths: [Int]) async {
    let most = Double(lines(document, 80).count) * Self.mostLines
    var alone = document
    alone.headerItem = .header(Header(title: "Table"))
    let tables = document.contentItems.flatMap(\.tables).map { table in
      alone.contentItems = [.table(table)]
      return (table, alone, Double(lines(alone, 80).count) * Self.mostLines)
    }
    for width in widths {
      // Other tests have their turn.
      await Task.yield()
      let count = lines(document, width).count
      #expect(Double(count) <= most, "\(name) at width \(width): \(count) lines, \(most) would do")
      for (table, alone, most) in tables {
        let lines = lines(alone, width)
        #expect(Double(lines.count) <= most, "\(name), \(table.id) at width \(width): \(lines.count) of \(most)")
        checkCells(of: table, in: lines, "\(name), \(table.id) at width \(width)")
      }
    }
  }

  /// Checks that each column is there whole, with its heading, or is named as left out.
  private func checkCells(of table: Table, in lines: [Substring], _ name: String) {
    let marker = "Not shown at this width:"
    let start = lines.firstIndex { $0.contains(marker) } ?? lines.endIndex
    let note = lines[start...].map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: " ").dropFirst(
      marker.count + 1)
    let omitted = Set(note.split(separator: ", "))
    let words = Set(lines[..<start].flatMap { $0.split(separator: " ") })
    for (index, column) in table.columns.enumerated() where !omitted.contains(column.title[...]) {
      let cells = (table.rows.map(\.cells) + table.groups.map(\.totals) + [table.totals?.cells ?? []])
        .compactMap { $0.isEmpty ? nil : $0[index]?.text }
      let expected = Set(([column.title] + cells).flatMap { $0.split(separator: " ") })
      #expect(expected.isSubset(of: words), "\(name): \(expected.subtracting(words))")
    }
    #expect(omitted.isDisjoint(with: table.columns.filter { $0.priority == .high }.map { $0.title[...] }), "\(name)")
  }

  private func lines(_ document: ScreenDocument, _ width: Int) -> [Substring] {
    String(decoding: TextRenderer(width: width, unfoldsGroups: true).render(document), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }
}

extension Item {
  fileprivate var tables: [Table] {
    if case .table(let table) = self { [table] } else { children.flatMap(\.tables) }
  }
}
