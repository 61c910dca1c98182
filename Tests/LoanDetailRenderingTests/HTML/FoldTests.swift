import DesignSystem
import LoanDetailRendering
import TestSupport
import Testing

/// The header of these screens has no amounts, so that 2522 − 210 pixels are left for their sections: a heading takes
/// 72, a row 31.
@Suite("What a page folds")
struct FoldTests {
  private func section(
    _ id: ItemID, rows: Int, label: Int = 5, value: Int = 1, caption: Int? = nil, of letter: String = "c",
    title: Int = 1, priority: Priority = .normal
  ) -> Item {
    let rows = (0..<rows).map { number in
      Item.row(
        Row(
          id: id.appending("\(number)"), label: String(repeating: letter, count: label),
          value: .text(String(repeating: letter, count: value)),
          caption: caption.map { String(repeating: letter, count: $0) }))
    }
    return .section(Section(id: id, title: String(repeating: letter, count: title), items: rows, priority: priority))
  }

  private func folded(_ sections: Item..., screen: ScreenID = .main) -> [String] {
    let document = ScreenDocument(
      subject: .init(id: "1", type: "teapot", title: "Teapot"), screen: screen, language: "en", locale: "en_US",
      asOf: "2026-11-21", headerItem: .header(Header(title: "Teapot")), contentItems: sections, remarks: [])
    return PageReader(HTMLRenderer().render(document)).elements.filter { $0.classes.contains("ld-folded") }
      .compactMap { $0.attributes["id"] }
  }

  @Test("is what three screens of a phone have no room for, on a main screen")
  func room() {
    #expect(folded(section("a", rows: 72)) == [])
    #expect(folded(section("a", rows: 73)) == ["a"])
    #expect(folded(section("a", rows: 73), screen: .details) == [])
    // Those that fit stay open, in reading order.
    #expect(folded(section("a", rows: 60), section("b", rows: 60), section("c", rows: 4)) == ["b"])
    #expect(folded(section("a", rows: 73, priority: .high)) == [])
  }

  @Test("counts a long value as a line of its own, and a caption by its lines")
  func lengths() {
    #expect(folded(section("a", rows: 72, value: 34)) == [])
    #expect(folded(section("a", rows: 72, value: 35)) == ["a"])
    #expect(folded(section("a", rows: 43, value: 43)) == [])
    #expect(folded(section("a", rows: 43, value: 44)) == ["a"])
    #expect(folded(section("a", rows: 30, value: 44)) == [])
    #expect(folded(section("a", rows: 44, caption: 59)) == [])
    #expect(folded(section("a", rows: 45, caption: 59)) == ["a"])
    #expect(folded(section("a", rows: 33, caption: 60)) == ["a"])
  }

  @Test("counts a value beside which the label has no room as a line of its own, and a long title as two")
  func labelsAndTitles() {
    #expect(folded(section("a", rows: 72, label: 36, value: 10)) == [])
    #expect(folded(section("a", rows: 72, label: 37, value: 10)) == ["a"])
    #expect(folded(section("a", rows: 43, label: 37, value: 10)) == [])
    #expect(folded(section("a", rows: 72, title: 31)) == [])
    #expect(folded(section("a", rows: 72, title: 32)) == ["a"])
    #expect(folded(section("a", rows: 71, title: 32)) == [])
  }

  @Test("is the same in every alphabet", arguments: ["c", "ж", "字"])
  func alphabets(letter: String) {
    func banner(_ length: Int) -> Item {
      .banner(Banner(id: "b", title: "t", text: String(repeating: letter, count: length), tone: .neutral))
    }
    #expect(folded(section("a", rows: 72, value: 34, of: letter)) == [])
    #expect(folded(section("a", rows: 72, value: 35, of: letter)) == ["a"])
    #expect(folded(section("a", rows: 44, caption: 59, of: letter)) == [])
    #expect(folded(section("a", rows: 33, caption: 60, of: letter)) == ["a"])
    // The banner leaves room for 68 rows, and with another line of text for 67.
    #expect(folded(banner(119), section("a", rows: 68)) == [])
    #expect(folded(banner(120), section("a", rows: 68)) == ["a"])
  }

  @Test("is what matters little, unless everything does")
  func priority() {
    #expect(folded(section("a", rows: 1), section("b", rows: 1, priority: .low), screen: .details) == ["b"])
    #expect(folded(section("a", rows: 1, priority: .low), section("b", rows: 1, priority: .low)) == [])
  }
}
