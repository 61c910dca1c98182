import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans

/// Reads one loan of a portfolio. Faults go to the reader's log, so that one reading finds all of them.
final class PortfolioRecord {
  let loan: ObjectReader
  let version: PortfolioVersion
  /// The names that the version has for the values of enumerations.
  let names: PortfolioNames
  let currency: Currency
  private let currencyFact: Fact<Currency>

  init(reading loan: ObjectReader, _ version: PortfolioVersion) {
    self.loan = loan
    self.version = version
    names = .of(version)
    currencyFact = loan.log.requiring { loan.currency("currency") }
    // Without a currency the record is a fault. The ISO 4217 code for "no currency" still allows its amounts to be
    // checked.
    currency = currencyFact.value ?? .none(decimals: Currency.maximumDecimals)
  }

  /// Reads a record, with its diagnostics; returns a fault if there are errors. The record keeps `text`, its own text.
  static func read(
    _ loan: JSONItem, _ version: PortfolioVersion, as id: ProductID, _ reading: LoanRecord.Reading,
    for scope: CustomerScope, at path: String, asOf: CalendarDate?, _ limits: InputLimits, keeping text: RecordText
  ) -> RecordEntry {
    let log = ReadingLog(
      severityOfUnreadable: version == .one ? .error : .warning, readsMoreLanguages: version != .one,
      keepsUnknownWords: version != .one, quotesValues: scope == .allCustomers, limits: limits)
    guard let reader = ObjectReader(loan, at: path, log: log),
      case let facts = PortfolioRecord(reading: reader, version).facts(reading, asOf: asOf), !log.hasErrors
    else { return .failure(ProductFault(id: id, diagnostics: log.diagnostics)) }
    var record = LoanRecord(
      id: id, scope: scope, facts: facts, reading: reading, specifics: specifics(of: loan), path: path,
      diagnostics: log.diagnostics)
    record.text = text
    return .success(record)
  }

  /// The currency of a part of the record, from version 2 on: the stated one, or else that of the loan. If the stated
  /// one cannot be read, neither can the amounts of the part; `absence` says why.
  func currency(of part: ObjectReader) -> (currency: Currency, absence: Absence?) {
    guard version >= .two else { return (currency, nil) }
    return switch part.currency("currency") {
    case .known(let stated, _, _): (stated, nil)
    case .absent(.notProvided): (currency, nil)
    case .absent(let absence): (.none(decimals: Currency.maximumDecimals), absence)
    }
  }

  /// The product's own data; null if it is not an object.
  private static func specifics(of loan: JSONItem) -> JSONValue {
    guard let specifics = loan["specifics"], specifics.isObject else { return .null }
    return specifics.value
  }

  /// The members that this reading never needs; in every version, if the version is not known yet.
  static func unreadMembers(in reading: LoanRecord.Reading, _ version: PortfolioVersion?) -> [StaticString] {
    switch (reading, version) {
    case (.full, _): []
    case (.header, nil): notInAnyHeader
    case (.header, .one): notInHeader
    case (.header, .two): notInHeaderOfVersion2
    }
  }

  private static let notInAnyHeader: [StaticString] = ["security", "documents", "notices", "actions"]
  private static let notInHeader = notInAnyHeader + ["operations"]
  private static let notInHeaderOfVersion2: [StaticString] =
    notInAnyHeader + [
      "parent", "restructuring", "contacts", "registryID", "holders", "account", "bundle", "features", "cards",
      "paid", "paidThisYear", "escrow", "unapplied", "homeCurrency", "closing",
    ]

  /// The members that a reading for a header may leave unread; they are not reported as unknown.
  private static let knownInHeader = names(beside: notInHeader)
  private static let knownInHeaderOfVersion2 = names(beside: notInHeaderOfVersion2)

  /// The names of these members, and of those that only some headers need.
  private static func names(beside leftOut: [StaticString]) -> [String] {
    [
      "ends", "obligations", "terms", "schedule", "operations", "insurance", "holiday", "extension", "earlyRepayments",
      "disbursement",
    ] + leftOut.map { "\($0)" }
  }

  /// Reads the facts that a reading requires.
  private func facts(_ reading: LoanRecord.Reading, asOf: CalendarDate?) -> LoanFacts {
    identity {
      _ = loan.required("id", loan.nonEmptyText("id"))
      _ = loan.required("type", loan.productType("type"))
      _ = loan.required("currency", currencyFact)
    }
    var facts = LoanFacts(currency: currency, lifecycle: lifecycle())
    facts.asOf = asOf
    let isFull = reading == .full
    // For a product that has ended, a header shows no missed or future payments and no future changes. It may still
    // show the days of a state, and the last day of the product.
    let needsPayments = isFull || facts.lifecycle.phase.isOpen
    let needsTerms = needsPayments || facts.lifecycle.overlays.contains(.rateChangeAnnounced)
    facts.title = loan.localizedText("title")
    facts.contractNumber = loan.accountNumber("contractNumber")
    facts.opened = loan.date("opened")
    if needsPayments { facts.ends = loan.date("ends") }
    facts.parties = identity(parties)
    facts.debt = debt()
    if version >= .two {
      facts.timeZone = loan.timeZone("timeZone")
      facts.settled = loan.date("settled")
      facts.revolving = revolving(reading)
      facts.transfer = loan.object("transfer", transfer)
    }
    if needsPayments { facts.obligations = obligations() }
    if needsTerms { facts.terms = terms() }
    if needsPayments {
      facts.schedule = schedule(reading, isNumbered: facts.terms.interestOnlyPayments.value != nil)
    }
    // The unpaid amount of a statement depends on the payments after it.
    let owesByStatement = facts.obligations.namesNoPayment && facts.revolving.statement.value != nil
    if isFull || needsPayments && owesByStatement { facts.operations = operations() }
    if needsPayments { facts.insurance = insurance() }
    let mayBePaidOut = facts.lifecycle.phase == .approved
    if version >= .two, needsPayments || mayBePaidOut || !facts.lifecycle.overlays.isEmpty {
      readAnnounced(into: &facts)
    }
    if isFull {
      facts.security = security()
      facts.documents = documents()
      facts.notices = notices()
      facts.actions = actions(Set((facts.documents.value ?? []).map(\.id)))
      if version >= .two { readRest(into: &facts) }
    } else {
      loan.leaveUnread(version == .one ? Self.knownInHeader : Self.knownInHeaderOfVersion2)
    }
    facts.origins = [
      .phase: origin("phase"), .overlays: origin("overlays"), .parties: origin("parties"),
      .schedule: origin("schedule"), .actions: origin("actions"),
    ]
    checkSpecifics()
    checkVersion()
    loan.checkOrder(of: facts.opened.value, facts.ends.value, named: "opened", "ends")
    loan.reportUnread()
    return facts
  }

  private func origin(_ field: String) -> Origin { loan.origin(of: field) }

  /// Reads values that a record needs to be shown. If one of them cannot be read, the record is a fault.
  func identity<Value>(_ read: () -> Value) -> Value { loan.log.requiring(read) }

  /// Reads the parties, of which there must be at least one.
  private func parties() -> [Party] {
    let parties = loan.objects("parties") { party -> Party? in
      let customer = party.nonEmptyText("customer").value
      let role = party.required("role", party.word("role", among: names.roles) { .unknown($0) })
      let title = version >= .two ? party.localizedText("title").value : nil
      let name = party.text("name")
      let isNameWithheld = if case .absent(.withheld) = name { true } else { false }
      return Party(
        customer: customer.map(CustomerID.init), role: role ?? .unknown("other"), title: title, name: name.value,
        isNameWithheld: isNameWithheld,
        share: version >= .two ? party.share("share").value : nil,
        pays: version >= .two ? party.nonNegative("pays", in: currency).value : nil)
    }
    guard let parties = loan.required("parties", parties) else { return [] }
    if loan.member("parties")?.elementCount == 0 {
      loan.log.addUnreadable(.array([]), at: loan.path(of: "parties"), expected: "at least one party")
    }
    return parties
  }

  /// Checks that a loan which states its version is of the version as which it is read.
  private func checkVersion() {
    guard let stated = loan.value(PortfolioVersion.member), PortfolioVersion(stated) != version else { return }
    loan.log.addUnreadable(stated, at: loan.path(of: PortfolioVersion.member), expected: "\(version.rawValue)")
  }

  /// Checks that the specifics are an object. The product's plugin reads their content.
  private func checkSpecifics() {
    guard let specifics = loan.member("specifics"), !specifics.isObject else { return }
    loan.log.addUnreadable(specifics.value, at: loan.path(of: "specifics"), expected: "an object")
  }
}
