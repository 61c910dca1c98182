import DesignSystem
import InstalledSamples
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import Loans
import Localization
import Testing

@Suite("Nothing to the customer's harm that the source did not state")
struct InventedArrearsTests {
  @Test(
    "appears when one fact about the debt is missing, zero or not applicable",
    arguments: InstalledSamples.all.indices)
  func changedFacts(plugin: Int) async throws {
    let product = InstalledSamples.all[plugin]
    let before = try await harms(of: product)
    // Of the changes of a record every third, and of the next record the others: among them all are seen.
    var samples: [String] = []
    let records = try ChangedFacts.all(of: product).enumerated().filter { number, record in
      if samples.last != record.original { samples.append(record.original) }
      return (number + samples.count).isMultiple(of: 3)
    }.map(\.element)
    #expect(records.count > 50)
    let changed = try ChangedFacts.product(product, with: records)
    var faults: [String] = []
    for (key, harm) in try await harms(of: changed) {
      guard let number = Int(key.id.dropFirst()), let original = before[Key(id: records[number].original, day: key.day)]
      else { continue }
      let added = harm.ids.subtracting(original.ids).subtracting(harm.stated)
      if !added.isEmpty {
        faults.append("\(records[number].original) \(key.day) \(records[number].place): \(added.sorted())")
      }
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.sorted().prefix(60).joined(separator: "\n"))")
  }

  @Test(
    "is shown as arrears where the source states that nothing is overdue, also when all its payments are past",
    arguments: InstalledSamples.all.indices)
  func statedZero(plugin: Int) async throws {
    let product = InstalledSamples.all[plugin]
    let records = try ChangedFacts.all(of: product).filter {
      $0.place == "debt.overdue.amount zero" || $0.place == "debt.overdue.amount not applicable"
    }
    for asOf in [nil, "2026-11-26", "2027-03-01"] {
      let changed = try ChangedFacts.product(product, with: records, asOf: asOf)
      for (key, harm) in try await harms(of: changed) {
        let arrears = harm.ids.intersection(["overdue", "cure", "status.overdue", "now.task"]).subtracting(harm.stated)
        let number = Int(key.id.dropFirst()) ?? 0
        #expect(arrears.isEmpty, "\(records[number].original), \(records[number].place), data of \(asOf ?? "its day")")
      }
    }
  }

  private struct Key: Hashable {
    let id: String
    let day: CalendarDate
  }

  /// What a screen states to the customer's harm.
  private struct Harm {
    /// The ids of the items with a critical tone; in place of an overdue amount and of a sum that settles it, the name
    /// of the fact.
    var ids: Set<String> = []
    /// Those of them that the record states.
    var stated: Set<String> = []
  }

  /// The harm on the main screens of all loans, on the day of the data and on later days.
  private func harms(of product: ProductWithSamples) async throws -> [Key: Harm] {
    var harms: [Key: Harm] = [:]
    let formatter = LocaleFormatter(locale: "en_US")
    for loan in try await ScreensOfOtherDays.loans(of: product) {
      let id = loan.record.id.id
      // A third of the changed records is seen on a later day too.
      let isSeenLater = id.hasPrefix("x") ? Int(id.dropFirst())?.isMultiple(of: 3) ?? true : true
      for days in isSeenLater ? [0, 40] : [0] {
        guard let day = loan.record.facts.asOf?.adding(days: days) else { continue }
        let model = loan.product.mainViewModel(in: PresentationContext(formatter: formatter, asOf: day))
        var harm = Harm()
        for item in [model.headerItem] + model.contentItems { harm.ids.formUnion(Self.harmful(item)) }
        if Self.statesDemand(loan.record.facts, on: day) { harm.stated.insert("now.task") }
        harm.stated.formUnion(harm.ids.filter { Self.states($0, loan.record.facts) })
        harms[Key(id: id, day: day)] = harm
      }
    }
    return harms
  }

  /// Whether the record states a payment of the day that is not covered, or a failed payment.
  private static func statesDemand(_ facts: LoanFacts, on day: CalendarDate) -> Bool {
    (facts.obligations.value ?? []).contains { $0.due.value == day && $0.isUnpaid }
      || (facts.operations.value ?? []).contains { $0.kind == .payment && $0.status == .failed }
  }

  /// Whether the record states the harm of an item: its arrears, which a state that is removed no longer excuses, or a
  /// state with details whose end is removed.
  private static func states(_ item: String, _ facts: LoanFacts) -> Bool {
    let isOfArrears = ["overdue", "cure", "now.task"].contains { item == $0 || item.hasPrefix("\($0).") }
    return isOfArrears && facts.debt.overdue.amount.value?.isPositive ?? false
      || facts.lifecycle.details.keys.contains { item == "now.\($0)" || item == "status.\($0)" }
  }

  private static func harmful(_ item: Item) -> [String] {
    var found = item.children.flatMap(harmful)
    let (tone, fact, money): (Tone, MaterialFact?, MoneyValue?) =
      switch item {
      case .amount(let amount): (amount.tone, amount.fact, amount.money)
      case .row(let row): (row.tone, row.fact, row.value.money)
      case .status(let status): (status.tone, status.fact, nil)
      case .banner(let banner): (banner.tone, nil, nil)
      case .note(let note): (note.tone, note.fact, nil)
      default: (.neutral, nil, nil)
      }
    let isArrears = (fact == .overdue || fact == .cure) && (money.map { $0.minorUnits > 0 } ?? true)
    if let fact, isArrears { found.append(fact.rawValue) } else if tone == .critical { found.append(item.id.rawValue) }
    if case .table(let table) = item { found += table.rows.filter { $0.tone == .critical }.map(\.id.rawValue) }
    return found
  }
}

extension Value {
  fileprivate var money: MoneyValue? { if case .money(let money) = self { money } else { nil } }
}
