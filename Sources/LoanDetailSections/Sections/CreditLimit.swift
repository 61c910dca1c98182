import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// ```
/// Credit limit
///   Available                  RUB 215,650.00
///   Limit . . . . . . . . . .  RUB 300,000.00
///   Available in cash . . . . . RUB 50,000.00
/// ```
struct CreditLimit: LoanSection {
  static let name = SectionName.limit
  static let summary = "How much can still be spent, of which limit, and how much is owed above it."
  static let needs = [NeededFact("revolving.lines", \.revolving.lines)]

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.creditLimit }
  var silence: String? { silenceOfLines }
  var items: [Item] {
    lines { id, line in
      available(in: id, line)
      if line.cashAvailable.value != nil {
        row(
          .id(id.appending("cash-available")), LoanWords.cashAvailable, loan.cashAvailable(of: line),
          caption: notAtHand(line.cashAvailable, of: line))
      } else {
        row(.id(id.appending("cash")), LoanWords.cashLimit, line.cashLimit)
      }
      if loan.hasOldLimit(line) { newLimit(in: id, line) }
      periods(in: id, line)
    }
  }
}

/// The credit lines with everything known about each: limits, the used part, and cash.
///
/// ```
/// Credit limit
///   Available                  RUB 215,650.00
///   Limit . . . . . . . . . .  RUB 300,000.00
///   Used  . . . . . . . . . . . RUB 84,350.00
///   Limit for cash  . . . . . . RUB 50,000.00
/// ```
struct CreditLines: LoanSection {
  static let name = SectionName.limit
  static let summary = "The credit lines: limits, the used part, and cash."
  static let needs = CreditLimit.needs

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.creditLimit }
  var silence: String? { silenceOfLines }

  var items: [Item] {
    lines { id, line in
      available(in: id, line)
      row(.id(id.appending("used")), LoanWords.usedPart, loan.used(of: line))
      row(.id(id.appending("cash")), LoanWords.cashLimit, line.cashLimit)
      row(
        .id(id.appending("cash-available")), LoanWords.cashAvailable, loan.cashAvailable(of: line),
        caption: notAtHand(line.cashAvailable, of: line))
      row(.id(id.appending("flexible")), LoanWords.bankMayChangeLimit, line.isFlexible)
      newLimit(in: id, line)
      periods(in: id, line)
    }
  }
}

extension LoanSection {
  /// The ``silence`` of the credit lines; `nil` unless the product is over.
  fileprivate var silenceOfLines: String? { facts.lifecycle.phase.isFinal ? "the product is over" : nil }

  /// The rows of each line, under the name of the line if there are several. The first line has ids without its own id.
  fileprivate func lines(@ItemsBuilder _ rows: (ItemID, CreditLine) -> [Item]) -> [Item] {
    list(LoanWords.creditLimit, facts.revolving.lines) { lines in
      if lines.count == 1 {
        rows(id, lines[0])
      } else {
        each(Array(lines.indices), named: { $0 == 0 ? "limit" : "limit.line.\(lines[$0].id)" }) { id, index in
          section(
            .id(id.appending("line")), lines[index].name ?? LoanWords.creditLine(index + 1), rows(id, lines[index]))
        }
      }
    }
  }

  /// The available amount, the debt above the limit, and the limit.
  @ItemsBuilder
  fileprivate func available(in id: ItemID, _ line: CreditLine) -> [Item] {
    let available = loan.available(of: line)
    let isOverdrawn = available.value.map { $0.minorUnits < 0 } ?? false
    if available.value != nil {
      amount(
        .id(id.appending("available")), LoanWords.available, available, caption: notAtHand(available, of: line),
        tone: isOverdrawn ? .critical : .neutral)
    } else {
      row(.id(id.appending("available")), LoanWords.available, available)
    }
    row(.id(id.appending("over")), LoanWords.overLimit, loan.overLimit(of: line), tone: .critical)
    row(.id(id.appending("amount")), LoanWords.limit, line.limit)
  }

  /// The announced limit with its first day; empty if none is announced.
  fileprivate func newLimit(in id: ItemID, _ line: CreditLine) -> [Item] {
    row(
      .id(id.appending("new")), LoanWords.newLimit, line.newLimit,
      caption: line.newLimitFrom.value.flatMap { from in
        [said(LoanWords.from(value(from))), noteOfPassedDay(from)].joinedTexts(by: language.comma)
      })
  }

  /// The last day for drawing money, and the first day of the repayment period.
  @ItemsBuilder
  fileprivate func periods(in id: ItemID, _ line: CreditLine) -> [Item] {
    row(
      .id(id.appending("draw-until")), LoanWords.lastDayToDraw, line.drawUntil,
      caption: line.drawUntil.value.map { noteOfPassedDay($0) ?? timeLeft(until: $0) })
    row(
      .id(id.appending("repay-from")), LoanWords.repaymentPeriodBegins, line.repayFrom,
      caption: line.repayFrom.value.flatMap { timeLeft(toComing: $0) })
  }

  /// The caption that an amount is not at hand, because the time for drawing it is over or transactions are blocked;
  /// `nil` if it is at hand, or without an amount.
  fileprivate func notAtHand(_ amount: Fact<Money>, of line: CreditLine) -> String? {
    guard amount.value?.isPositive ?? false else { return nil }
    if loan.isDrawingOver(line) {
      // The bank may have given more time since then.
      return line.drawUntil.value.flatMap(noteOfPassedDay) == nil ? LoanWords.drawingIsOver(language) : nil
    }
    return loan.isShown(.frozen) ? LoanWords.notWhileBlocked(language) : nil
  }
}
