import DesignSystem
import LoanArithmetic
import LoanDetailJSON
import Localization
import Testing

@testable import LoanCalculator

@Suite("Replies as a screen")
struct ReplyScreenTests {
  private let formatter = LocaleFormatter(locale: "en_US")
  private let good = #"{"params": {"debt": 7500, "percent": 8}}"#

  private func items(_ requests: String, locale: String = "en_US") throws -> [Item] {
    try #require(
      Calculation.cardMinimum.replies(to: try JSONParser.parse(Array(requests.utf8)))
        .document(LocaleFormatter(locale: locale))
    ).contentItems
  }

  @Test("are of a hundred requests at most")
  func manyRequests() {
    func document(_ count: Int) -> ScreenDocument? {
      Calculation.cardMinimum.replies(to: .array(Array(repeating: .null, count: count))).document(formatter)
    }
    #expect(document(100) != nil)
    #expect(document(101) == nil)
  }

  @Test("have no heading for one request without an id")
  func oneRequest() throws {
    #expect(
      try items(good) == [
        .row(
          Row(
            id: "request.1.payment", label: "Minimum payment",
            value: .money(formatter.money(Money(minorUnits: 60_000, currency: .rub)))))
      ])
  }

  @Test("have a heading for each of several requests, and an error in the place of a result")
  func severalRequests() throws {
    let sections = try items("[\(good), {\"id\": 7, \"params\": {}}]", locale: "ru_RU").compactMap { item in
      if case .section(let section) = item { section } else { nil }
    }
    #expect(sections.map(\.title) == ["Запрос 1", "Запрос 7"])
    #expect(
      sections.last?.items == [
        .banner(
          Banner(
            id: "request.2.error", title: "missing: params.debt",
            text: "Found nothing, expected an amount such as \"1234.56\".", tone: .critical))
      ])
  }

  @Test("say that there are no requests")
  func noRequests() throws {
    #expect(try items("[]") == [.note(Note(id: "empty", text: "There are no requests."))])
  }
}
