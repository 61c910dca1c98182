import LoanArithmetic
import LoanDetailJSON
public import Loans

extension ExchangeRates {
  /// Reads a document of rates (`Schemas/exchange-rates.schema.json`).
  ///
  /// A rate that cannot be read is left out, with a finding. Different rates for the same currencies and day contradict
  /// each other, so none of them is used.
  ///
  /// - Parameters:
  ///   - bytes: the document as UTF-8.
  ///   - name: the name of the document in findings.
  ///   - limits: the limits of lists and texts.
  /// - Throws: ``GatewayError/malformed(_:)`` if the document is not JSON, or no document of rates.
  public init(
    parsing bytes: [UInt8], name: String, limits: InputLimits = .standard
  ) throws(GatewayError) {
    let reader = try ObjectReader.document(
      parsing: bytes, named: name, expected: "an object with \"schemaVersion\" and \"rates\"", limits)
    var rates = reader.required("rates", reader.objects("rates", ExchangeRate.init(reading:))) ?? []
    reader.reportUnread()
    let contradictions = Dictionary(grouping: rates) { [$0.base.code, $0.quote.code, "\($0.on)"] }.filter {
      Set($0.value.map { $0.rate.trimmed() }).count > 1
    }
    rates.removeAll { contradictions[[$0.base.code, $0.quote.code, "\($0.on)"]] != nil }
    let findings = contradictions.values.compactMap { $0.first }
      .sorted { ($0.on, $0.base.code) < ($1.on, $1.base.code) }
      .map { Diagnostic.contradictoryRates(like: $0) }
    self.init(rates, diagnostics: (reader.log.diagnostics + findings).map { $0.inDocument(named: name) })
  }
}

extension Diagnostic {
  /// The finding that there are different rates of the currencies and of the day of a rate.
  fileprivate static func contradictoryRates(like rate: ExchangeRate) -> Diagnostic {
    Diagnostic(
      id: "rates.contradiction", severity: .warning, path: "$.rates",
      summary: "There are different rates of \(rate.base.code) in \(rate.quote.code) on \(rate.on); none is used.",
      expected: "one rate of two currencies for a day")
  }
}

extension ExchangeRate {
  /// Reads a rate; `nil`, with a finding, if a value is missing or cannot be read, or the two currencies are one.
  fileprivate init?(reading reader: ObjectReader) {
    let base = reader.required("base", reader.currency("base"))
    let quote = reader.required("quote", reader.currency("quote"))
    let rate: Fact<ExactDecimal> = reader.read(
      "rate", expected: "a decimal string above zero, such as \"91.2345\"", advice: ObjectReader.quoteNumber
    ) { $0.decimal.flatMap { $0.coefficient > 0 ? $0 : nil } }
    let price = reader.required("rate", rate)
    let day = reader.required("date", reader.date("date"))
    let source = reader.required("source", reader.localizedText("source"))
    guard let base, let quote, let price, let day, let source else {
      reader.reportUnread()
      return nil
    }
    guard base.code != quote.code else {
      reader.log.addUnreadable(
        .string(quote.code), at: reader.path(of: "quote"), expected: "another currency than the \"base\"")
      return nil
    }
    self.init(base, in: quote, price, on: day, source: source)
  }
}
