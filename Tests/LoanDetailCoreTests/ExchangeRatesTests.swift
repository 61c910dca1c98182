import LoanArithmetic
import LoanDetailCore
import Loans
import Testing

@Suite("Stored exchange rates")
struct ExchangeRatesTests {
  private func read(_ rates: String) throws -> ExchangeRates {
    try ExchangeRates(parsing: Array(#"{"schemaVersion": 1, "rates": [\#(rates)]}"#.utf8), name: "rates.json")
  }

  private func rate(_ base: String, _ rate: String, _ day: String) -> String {
    #"{"base": "\#(base)", "quote": "RUB", "rate": "\#(rate)", "date": "\#(day)", "source": "a bank"}"#
  }

  private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

  @Test("answer with the newest one that is not later than the day, for seven days")
  func newest() throws {
    let rates = try read([rate("EUR", "90.1", "2026-11-13"), rate("EUR", "91.5", "2026-11-14")].joined(separator: ","))
    #expect(rates.diagnostics.isEmpty)
    func answer(_ on: String) throws -> String {
      switch rates.rate(of: .eur, in: .rub, on: try day(on)) {
      case .valid(let rate): "\(rate.rate)"
      case .stale(let rate): "stale since \(rate.on)"
      case .missing: "missing"
      }
    }
    #expect(try answer("2026-11-12") == "missing")
    #expect(try answer("2026-11-13") == "90.1")
    #expect(try answer("2026-11-21") == "91.5")
    #expect(try answer("2026-11-22") == "stale since 2026-11-14")
  }

  @Test("are not turned round and not calculated from others")
  func direction() throws {
    let rates = try read(rate("EUR", "91.5", "2026-11-21"))
    #expect(rates.rate(of: .rub, in: .eur, on: try day("2026-11-21")) == .missing)
    #expect(rates.rate(of: .usd, in: .rub, on: try day("2026-11-21")) == .missing)
  }

  @Test("leave out a rate that cannot be read, and say what was found and expected")
  func unreadable() throws {
    let good = rate("USD", "78", "2026-11-21")
    let rates = try read(
      [rate("EUR", "-1", "2026-11-21"), rate("euro", "1", "2026-11-31"), good].joined(separator: ","))
    #expect(rates.rates.map(\.base) == [.usd])
    #expect(
      rates.diagnostics.map { "\($0.severity.rawValue): \($0.path): \($0.message)" } == [
        "warning: rates.json: $.rates[0].rate: The value cannot be read. Found \"-1\"; expected a decimal string above "
          + "zero, such as \"91.2345\".",
        "warning: rates.json: $.rates[1].base: The value cannot be read. Found \"euro\"; expected a currency code of ISO "
          + "4217, such as \"EUR\".",
        "warning: rates.json: $.rates[1].date: The value cannot be read. Found \"2026-11-31\"; expected a day of the "
          + "calendar as \"YYYY-MM-DD\".",
      ])
  }

  @Test("use none of two different rates of a day")
  func contradiction() throws {
    let rates = try read(
      [rate("EUR", "91", "2026-11-20"), rate("EUR", "92", "2026-11-20"), rate("EUR", "90.0", "2026-11-19")].joined(
        separator: ","))
    #expect(rates.rates.map { "\($0.rate)" } == ["90.0"])
    #expect(rates.diagnostics.map(\.id) == ["rates.contradiction"])
  }

  @Test(
    "are no document of another form or version", arguments: ["[]", "{}", #"{"schemaVersion": 2, "rates": []}"#, "{"])
  func otherForm(text: String) {
    #expect(throws: GatewayError.self) { try ExchangeRates(parsing: Array(text.utf8), name: "rates.json") }
  }
}
