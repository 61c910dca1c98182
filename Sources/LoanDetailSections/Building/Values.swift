public import DesignSystem
public import LoanArithmetic
import LoanDetailCore
public import Loans
public import Localization

/// A value that a row can show: an amount, a day, a number, a text, a rate, a length of time, yes or no.
public protocol ShowableValue: Sendable {
  /// The value, formatted for the reader of a loan.
  func shown(by loan: LoanOnScreen) -> Value
}

extension Money: ShowableValue {
  /// An amount with its currency.
  public func shown(by loan: LoanOnScreen) -> Value { .money(loan.context.formatter.money(self)) }
}

extension CalendarDate: ShowableValue {
  /// A day with its month in words.
  public func shown(by loan: LoanOnScreen) -> Value { .date(loan.context.formatter.date(self)) }
}

extension Rate: ShowableValue {
  /// A rate with its period, such as "11.5% a year".
  public func shown(by loan: LoanOnScreen) -> Value { loan.percent(percent.trimmed(), per: period) }
}

extension AccountNumber: ShowableValue {
  /// The number of an account or contract; masked unless the context reveals numbers.
  public func shown(by loan: LoanOnScreen) -> Value {
    .text(loan.context.formatter.isolated(loan.context.revealsNumbers ? revealed : masked))
  }
}

extension Term: ShowableValue {
  /// A length of time, such as "60 months".
  public func shown(by loan: LoanOnScreen) -> Value {
    .text(loan.context.formatter.count(count, LoanWords.unit(unit)))
  }
}

extension LocalizedText: ShowableValue {
  public func shown(by loan: LoanOnScreen) -> Value { .text(self(loan.context.language)) }
}

extension DataText: ShowableValue {
  public func shown(by loan: LoanOnScreen) -> Value { .text(self(loan.context.language)) }
}

extension String: ShowableValue {
  /// A text from data, as the reader may see it.
  public func shown(by loan: LoanOnScreen) -> Value { DataText(self).shown(by: loan) }
}

extension Int: ShowableValue {
  public func shown(by loan: LoanOnScreen) -> Value { .text(loan.context.formatter.number(self)) }
}

extension Bool: ShowableValue {
  /// "yes" or "no".
  public func shown(by loan: LoanOnScreen) -> Value { .text(LoanWords.answer(self)(loan.context.language)) }
}

extension LoanOnScreen {
  /// A percentage with its period, such as "11.5% a year".
  public func percent(_ percent: ExactDecimal, per period: Rate.Period) -> Value {
    let plain = context.formatter.percent(percent)
    var value = plain
    value.text = LoanWords.percent(plain, per: period)(context.language)
    value.spoken = LoanWords.percent(plain, per: period, spoken: true)(context.language)
    return .percent(value)
  }
}

extension LoanSection {
  /// A value, formatted for the reader.
  public func value(_ value: some ShowableValue) -> Value { value.shown(by: loan) }

  /// A percentage with its period, such as "11.5% a year".
  public func percent(_ percent: ExactDecimal, per period: Rate.Period) -> Value { loan.percent(percent, per: period) }

  /// A value as a text, for use inside a sentence or a caption.
  public func text(_ value: some ShowableValue) -> String { self.value(value).text }

  /// An amount for a cell of a table, without a currency symbol if the currency is that of the product.
  public func figure(_ money: Money) -> Value {
    .money(money.currency == facts.currency ? formatter.figure(money) : formatter.money(money))
  }

  /// The distance of a day from the day of the screen, such as "today" or "in 19 days", or a text for a past day.
  /// Distances of more than 60 days are in full months, distances of two years or more in full years.
  public func countdown(to due: CalendarDate) -> String {
    switch day.days(until: due) {
    case 0: LoanWords.today(language)
    case 1: LoanWords.tomorrow(language)
    case 2...60: formatter.count(day.days(until: due), LoanWords.inDays)
    case let days where days > 60: longDistance(to: due)
    default: (facts.asOf.map { due < $0 } ?? false ? LoanWords.timeIsOver : LoanWords.dayHasPassed)(language)
    }
  }

  /// A distance in full months or years, with "more than" unless it is exact.
  private func longDistance(to due: CalendarDate) -> String {
    let (from, to) = (day.components, due.components)
    let months = (to.year - from.year) * 12 + to.month - from.month - (to.day < from.day ? 1 : 0)
    let isFull = to.day == from.day
    guard months >= 24 else {
      return formatter.count(months, isFull ? LoanWords.inMonths : LoanWords.inMoreThanMonths)
    }
    let isFullYear = isFull && months % 12 == 0
    return formatter.count(months / 12, isFullYear ? LoanWords.inYears : LoanWords.inMoreThanYears)
  }

  /// The last day for a payment and its distance, for a caption: "by November 30, 2026, in 9 days".
  public func dayAndCountdown(_ due: CalendarDate) -> SpokenText? {
    [said(LoanWords.by(value(due))), countdown(to: due)].joinedTexts(by: language.comma)
  }

  /// A text for use inside a sentence: its first letter is lowercase unless the language capitalises nouns.
  package func inside(_ text: LocalizedText) -> String {
    let text = text(language)
    return language.capitalizesNouns ? text : text.prefix(1).lowercased() + text.dropFirst()
  }

  /// A text with its spoken form, for a caption.
  public func said(_ text: LocalizedText) -> SpokenText { text.spoken(language) }

  /// A percentage without a period, followed by its base.
  public func percent(_ percent: ExactDecimal, of base: LocalizedText) -> Value {
    self.percent(percent) { LoanWords.percent($0, of: base) }
  }

  /// A percentage without a period, inside a text such as "1% of the transaction"; alone without `words`.
  func percent(_ percent: ExactDecimal, _ words: ((PercentValue) -> LocalizedText)? = nil) -> Value {
    var value = formatter.percent(percent.trimmed())
    if let words {
      let text = said(words(value))
      (value.text, value.spoken) = (text.text, text.spoken)
    }
    return .percent(value)
  }

  /// The time left until a deadline, counted from the day of the screen; "the time is over" after it.
  public func timeLeft(until last: CalendarDate) -> String {
    last < day ? LoanWords.timeIsOver(language) : countdown(to: last)
  }

  /// The distance of a day from the day of the screen. For a day that has passed since the day of the data, the note
  /// about that; `nil` for any earlier day, and for every past day if the day of the data is unknown.
  public func timeLeft(toComing coming: CalendarDate) -> String? {
    coming < day && (facts.asOf.map { coming < $0 } ?? true) ? nil : countdown(to: coming)
  }

  /// The note that a day after that of the data has passed; `nil` for any other day.
  public func noteOfPassedDay(_ last: CalendarDate) -> String? {
    facts.asOf.flatMap { $0 < last && last < day ? timeLeft(toComing: last) : nil }
  }

  /// The number of days from the first day of a state to the day of the facts or, without one, to the day of the
  /// screen; `nil` for less than a day, and without a first day.
  ///
  /// ``LoanOnScreen/ofItsDay(_:)`` states beside the row to which day the days are counted.
  public func count(since first: Fact<CalendarDate>, _ days: PluralText = LoanWords.days) -> String? {
    let last = loan.dayOfState
    return first.value.flatMap { $0 < last ? formatter.count($0.days(until: last), days) : nil }
  }

  /// A number of months in words, with years if it is 24 or more: "2 years 3 months".
  func length(inMonths months: Int) -> String {
    guard months >= 24 else { return formatter.count(months, LoanWords.unit(.months)) }
    let years = formatter.count(months / 12, LoanWords.unit(.years))
    guard months % 12 > 0 else { return years }
    return LoanWords.yearsAndMonths(years, formatter.count(months % 12, LoanWords.unit(.months)))(language)
  }

  /// A row for the last day on which the customer can act, with the time left; empty without a day.
  public func deadline(
    _ part: PartID, _ label: LocalizedText, _ last: CalendarDate?, caption: (any CaptionText)? = nil
  ) -> [Item] {
    guard let last else { return [] }
    return row(
      part, label, last, caption: [caption, timeLeft(until: last)].joinedTexts(by: language.comma),
      tone: last < day ? .neutral : .attention)
  }
}
