import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans

/// The usual forms of rows and operations, of which a record can have hundreds. They are read in one pass, in the order
/// of their members. Any other form is `nil`, and is read member by member, with its findings.
extension PortfolioRecord {
  /// A row whose members all have their usual form and whose day is not before the last one. A header needs no
  /// portions, and numbers only if some first payments are interest alone.
  func plainRow(
    _ item: JSONItem, isFull: Bool, isNumbered: Bool, after last: inout CalendarDate?
  ) -> ScheduleRow? {
    var row = ScheduleRow()
    var hasKind = false
    let isPlain = item.readMembers(RowMember.words) { member, value in
      switch member {
      case .kind:
        guard let kind = word(value, names.rows) else { return false }
        row.kind = kind
        hasKind = true
      case .number where isFull || isNumbered:
        guard let number = value.wholeNumber, (1...120_000).contains(number) else { return false }
        row.number = number
      case .portions where isFull:
        guard let portions = value.plainPortions(in: currency, limits: limits) else { return false }
        row.portions = portions
      case .number, .portions: break
      case .due: return set(&row.due, day(value))
      case .payment:
        guard let payment = money(value), payment.minorUnits >= 0 else { return false }
        row.payment = payment
      case .balance: return set(&row.balance, money(value))
      case .outstanding: return set(&row.outstanding, money(value))
      case .paidOn: return set(&row.paidOn, day(value))
      case .status: return set(&row.status, word(value, RowMember.statuses))
      }
      return true
    }
    guard isPlain, hasKind else { return nil }
    if let due = row.due {
      if let last, due < last { return nil }
      last = due
    }
    return row
  }

  /// An operation with no other members than those of a loan's operation.
  func plainOperation(_ item: JSONItem) -> LoanOperation? {
    var id: String?
    var kind: LoanOperation.Kind?
    var date: CalendarDate?
    var amount: Money?
    var portions: [Portion] = []
    var balance: Money?
    var status: LoanOperation.Status?
    let isPlain = item.readMembers(OperationMember.words) { member, value in
      switch member {
      case .id: return set(&id, value.isPlainString(ofAtMost: limits.text) ? value.nonEmptyText : nil)
      case .kind: return set(&kind, word(value, names.operations))
      case .date: return set(&date, day(value))
      case .amount: return set(&amount, money(value))
      case .balance: return set(&balance, money(value))
      case .status: return set(&status, word(value, OperationMember.statuses))
      case .portions:
        guard let plain = value.plainPortions(in: currency, limits: limits) else { return false }
        portions = plain
        return true
      }
    }
    guard isPlain, let id, let kind, let date, let amount else { return nil }
    return LoanOperation(
      id: id, kind: kind, date: date, amount: amount, portions: portions, balance: balance,
      status: status ?? .completed)
  }

  private var limits: InputLimits { loan.log.limits }

  private func money(_ value: JSONItem) -> Money? { value.plainMoney(in: currency, limits) }

  private func day(_ value: JSONItem) -> CalendarDate? { value.isPlainString(ofAtMost: limits.text) ? value.day : nil }

  private func word<Value>(_ value: JSONItem, _ words: JSONWords<Value>) -> Value? {
    value.isPlainString(ofAtMost: limits.text) ? words.value(of: value) : nil
  }

  /// Sets a value; returns whether there is one.
  private func set<Value>(_ property: inout Value?, _ value: Value?) -> Bool {
    property = value
    return value != nil
  }
}

/// The members of a row.
private enum RowMember: String, CaseIterable {
  case kind, number, due, payment, portions, balance, outstanding, paidOn, status

  static let words = JSONWords(allCases.map { ($0.rawValue, $0) })
  static let statuses = JSONWords(ScheduleRow.Status.allCases.map { ($0.rawValue, $0) })
}

/// The members of a loan's operation.
private enum OperationMember: String, CaseIterable {
  case id, kind, date, amount, portions, balance, status

  static let words = JSONWords(allCases.map { ($0.rawValue, $0) })
  static let statuses = JSONWords(LoanOperation.Status.allCases.map { ($0.rawValue, $0) })
}
