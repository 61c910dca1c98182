import LoanDetailCore
import Loans

/// The built-in exchange rates for the sample records. They are made up.
enum SampleExchangeRates {
  /// The document of the rates (`Schemas/exchange-rates.schema.json`).
  static let json = #"""
    {
      "schemaVersion": 1,
      "rates": [
        {
          "base": "EUR",
          "quote": "RUB",
          "rate": "91.2345",
          "date": "2026-11-20",
          "source": {"en": "Sample rates", "ru": "Курсы для примера"}
        },
        {
          "base": "USD",
          "quote": "RUB",
          "rate": "78.5012",
          "date": "2026-11-20",
          "source": {"en": "Sample rates", "ru": "Курсы для примера"}
        },
        {
          "base": "KZT",
          "quote": "RUB",
          "rate": "0.152374",
          "date": "2026-11-20",
          "source": {"en": "Sample rates", "ru": "Курсы для примера"}
        }
      ]
    }

    """#

  static func rates() throws(GatewayError) -> ExchangeRates {
    try ExchangeRates(parsing: Array(json.utf8), name: "sample rates")
  }
}
