import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization

/// The forms of values that only the portfolio format has, most of them from its version 2 on.
extension ObjectReader {
  /// Reads an amount that must not be below zero.
  func nonNegative(_ name: String, in currency: Currency) -> Fact<Money> {
    read(
      name, expected: "a decimal string with at most \(currency.decimals) decimals, zero or more",
      advice: Self.quoteNumber
    ) { $0.money(in: currency).flatMap { $0.minorUnits >= 0 ? $0 : nil } }
  }

  /// Reads a percentage that must not be below zero.
  func share(_ name: String) -> Fact<ExactDecimal> {
    read(
      name, expected: "a decimal string of at most 18 digits, zero or more, such as \"11.5\"", advice: Self.quoteNumber
    ) {
      $0.decimal.flatMap { $0.coefficient >= 0 ? $0 : nil }
    }
  }

  /// Reads a number that must be above zero.
  func positive(_ name: String) -> Fact<ExactDecimal> {
    read(
      name, expected: "a decimal string of at most 18 digits, above zero, such as \"11.5\"", advice: Self.quoteNumber
    ) {
      $0.decimal.flatMap { $0.coefficient > 0 ? $0 : nil }
    }
  }

  /// Reads a list of texts that must not be empty. A value that cannot be read is reported and left out.
  func texts(_ name: String) -> Fact<[DataText]> {
    list(name, expected: "a text that is not empty") { $0.nonEmptyText.map { DataText($0) } }
  }

  /// Reads a list of days. A value that cannot be read is reported and left out.
  func dates(_ name: String) -> Fact<[CalendarDate]> {
    list(name, expected: "a day of the calendar as \"YYYY-MM-DD\"") {
      if case .string(let text) = $0 { CalendarDate(text) } else { nil }
    }
  }

  /// Reads a list of values. One that `convert` cannot convert is reported and left out.
  private func list<Value>(_ name: String, expected: String, _ convert: (JSONValue) -> Value?) -> Fact<[Value]> {
    fact(name, expected: "an array") { value in
      guard case .array(let elements) = value else { return nil }
      return elements.enumerated().compactMap { index, element in
        if let converted = convert(element) { return converted }
        log.addUnreadable(element, at: "\(path(of: name))[\(index)]", expected: expected)
        return nil
      }
    }
  }

  /// Reads a rate: its percentage, period, basis and kind.
  func rate(_ name: String) -> Fact<Rate> { object(name) { $0.rate() } }

  /// Reads the members of a rate; `nil`, with a finding, if the percentage is missing or another member cannot be read.
  func rate() -> Rate? {
    let percent = required("percent", decimal("percent"))
    let period = named("period", or: Rate.Period.year)
    let basis = named("basis", or: Rate.Basis.nominal)
    let kind = optional("kind", self.name("kind", of: Rate.Kind.self))
    guard let percent, let period, let basis else { return nil }
    return Rate(percent: percent, period: period, basis: basis, kind: kind)
  }

  /// The value for a name, or the usual one if there is no name; `nil` if the name is not known.
  func named<Value: CaseIterable & RawRepresentable<String> & Sendable>(
    _ name: String, or usual: Value
  ) -> Value? {
    let stated = self.name(name, of: Value.self)
    if case .absent(.unreadable) = stated { return nil }
    return optional(name, stated) ?? usual
  }

  /// Reads the index that a rate follows.
  func rateIndex(_ name: String) -> Fact<RateIndex> {
    object(name) { index in
      guard let name = index.required("name", index.localizedText("name")) else { return nil }
      return RateIndex(
        name: name, margin: index.decimal("margin").value, value: index.decimal("value").value,
        resets: index.term("resets").value, nextReset: index.date("nextReset").value,
        knownOn: index.date("knownOn").value, published: index.localizedText("published").value)
    }
  }

  /// Reads a reference to another product.
  func relatedProduct(_ name: String) -> Fact<RelatedProduct> {
    object(name) { product in
      let type = product.required("type", product.productType("type"))
      let id = product.required("id", product.nonEmptyText("id"))
      let title = product.localizedText("title").value
      guard let type, let id else { return nil }
      return RelatedProduct(id: ProductID(type: type, id: id), title: title)
    }
  }

  /// Reads the product's own parts of an amount. Each has an id, which must differ from the ids of the shared parts;
  /// those with one id are one part, their sum.
  func otherPortions(_ name: String, in currency: Currency) -> Fact<[Portion]> {
    objects(name) { portion in
      let expected = "a name of Latin letters, digits and hyphens, a letter first, not one of a part of all products"
      let id: Fact<Portion.Component> = portion.fact("id", expected: expected) {
        guard case .string(let text) = $0, ProductType(rawValue: text).isWellFormed else { return nil }
        let component = Portion.Component(rawValue: text)
        return Portion.Component.allCases.contains(component) ? nil : component
      }
      let component = portion.required("id", id)
      let title = portion.localizedText("title").value
      let amount = portion.required("amount", portion.money("amount", in: currency))
      guard let component, let amount else { return nil }
      return Portion(component, amount, title: title)
    } then: { portions in
      guard Set(portions.map(\.component)).count < portions.count else { return }
      let sums = portions.sums(in: currency)
      let summed = Set(sums.map(\.component))
      // Parts that are together too large stay apart.
      portions = sums + portions.filter { !summed.contains($0.component) }
      log.add(
        Diagnostic(
          id: "record.repeated-part", severity: .warning, path: path(of: name),
          summary: "Several parts have the same id. Their sum is shown, under the first title that is stated.",
          expected: "each id once"))
    }
  }
}

extension Fact {
  /// The fact, or its absence if there is a reason for it.
  func unless(_ absence: Absence?) -> Fact { absence.map { .absent($0) } ?? self }
}
