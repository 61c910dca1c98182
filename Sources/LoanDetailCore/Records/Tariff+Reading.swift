import LoanArithmetic
import LoanDetailJSON
public import Loans

extension Tariff {
  /// Reads a tariff (`Schemas/tariff.schema.json`).
  ///
  /// A value that cannot be read is absent, with a finding. An insurance without a name or a title is left out.
  ///
  /// - Parameters:
  ///   - bytes: the document as UTF-8.
  ///   - name: the name of the document in findings.
  ///   - limits: the limits of lists and texts.
  /// - Throws: ``GatewayError/malformed(_:)`` if the document is not JSON, or not a tariff of a product in a currency.
  public init(parsing bytes: [UInt8], name: String, limits: InputLimits = .standard) throws(GatewayError) {
    let reader = try ObjectReader.document(
      parsing: bytes, named: name, expected: "an object with \"schemaVersion\", \"product\" and \"currency\"", limits)
    let (product, currency) = reader.log.requiring {
      (reader.required("product", reader.string("product")), reader.required("currency", reader.currency("currency")))
    }
    guard let product, let currency else {
      throw .malformed(
        (reader.log.diagnostics.first
          ?? Diagnostic(
            id: "source.unexpected-form", severity: .error, path: "$", summary: "The document is no tariff."))
          .inDocument(named: name))
    }
    self.init(of: ProductType(rawValue: product), in: currency)
    interest = reader.name("interest", among: InterestAccrual.named)
    minimumAmount = reader.money("minimumAmount", in: currency)
    maximumAmount = reader.money("maximumAmount", in: currency)
    minimumMonths = reader.integer("minimumMonths", in: 1...Self.longestMonths)
    maximumMonths = reader.integer("maximumMonths", in: 1...Self.longestMonths)
    var names: Set<String> = []
    insurances = reader.objects("insurances") { Insurance(reading: $0, in: currency, &names) }.value ?? []
    reader.reportUnread()
    diagnostics = reader.log.diagnostics.map { $0.inDocument(named: name) }
  }

  /// The longest term in months: 50 years.
  package static let longestMonths = 600
}

extension Tariff.Insurance {
  /// Reads an insurance; `nil`, with a finding, if the name or the title is missing, or the name is one of `names`.
  /// Adds the name to them.
  fileprivate init?(reading reader: ObjectReader, in currency: Currency, _ names: inout Set<String>) {
    let name = reader.required("name", reader.string("name"))
    let title = reader.required("title", reader.localizedText("title"))
    let price = reader.object("price") { Tariff.Price(reading: $0, in: currency) }
    let points: Fact<ExactDecimal> = reader.read(
      "pointsWithout", expected: "a decimal string of zero or more, such as \"4.5\"", advice: ObjectReader.quoteNumber
    ) { $0.decimal.flatMap { $0.coefficient >= 0 ? $0 : nil } }
    let isRequired = reader.flag("isRequired").value ?? false
    guard let name, let title else {
      reader.reportUnread()
      return nil
    }
    guard names.insert(name).inserted else {
      reader.log.addUnreadable(
        .string(name), at: reader.path(of: "name"), expected: "another name for each insurance")
      return nil
    }
    self.init(name: name, title: title)
    self.price = price
    pointsWithout = points
    self.isRequired = isRequired
  }
}

extension Tariff.Price {
  /// Reads a price; `nil`, with a finding, if the frequency is missing, or there is no size or more than one.
  fileprivate init?(reading reader: ObjectReader, in currency: Currency) {
    func percent(_ name: String) -> Fact<ExactDecimal> {
      reader.read(
        name, expected: "a decimal string of zero or more, such as \"1.2\"", advice: ObjectReader.quoteNumber
      ) { $0.decimal.flatMap { $0.coefficient >= 0 ? $0 : nil } }
    }
    let sizes: [Size] = [
      reader.money("amount", in: currency).value.flatMap { $0.minorUnits >= 0 ? .amount($0) : nil },
      percent("percentOfAmount").value.map { .percentOfAmount($0) },
      percent("percentOfBalance").value.map { .percentOfBalance($0) },
    ].compactMap(\.self)
    guard let frequency = reader.required("paid", reader.name("paid", of: Frequency.self)) else { return nil }
    guard sizes.count == 1, let size = sizes.first else {
      reader.log.addUnreadable(
        .object([]), at: reader.path, expected: "just one of amount, percentOfAmount and percentOfBalance")
      return nil
    }
    self.init(size, frequency)
  }
}
