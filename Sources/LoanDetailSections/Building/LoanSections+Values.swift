public import DesignSystem
public import LoanArithmetic
public import LoanDetailCore

extension LoanSections {
  /// An amount with its currency.
  public func value(_ money: Money) -> Value { .money(context.formatter.money(money)) }

  /// A day with its month in words.
  public func value(_ date: CalendarDate) -> Value { .date(context.formatter.date(date)) }

  /// The number of an account or contract; masked unless the context reveals numbers.
  public func value(_ number: AccountNumber) -> Value { .text(text(number)) }

  /// The number of an account or contract; masked unless the context reveals numbers.
  public func text(_ number: AccountNumber) -> String {
    context.revealsNumbers ? number.revealed : number.masked
  }

  /// A rate with its period, such as "11.5% a year".
  public func value(_ rate: Rate) -> Value {
    percent(rate.percent.trimmed(), per: rate.period)
  }

  func percent(_ percent: ExactDecimal, per period: Rate.Period) -> Value {
    var value = context.formatter.percent(percent)
    value.text += " \(Words.per(period)(language))"
    value.spoken += " \(Words.spokenPer(period)(language))"
    return .percent(value)
  }

  /// A length of time, such as "60 months".
  public func text(_ term: Term) -> String {
    context.formatter.count(term.count, Words.unit(term.unit))
  }
}
