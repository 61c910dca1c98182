import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The reasons why a what-if question has no answer.
extension LoanWords {
  static let notCalculated = LocalizedText(en: "This cannot be calculated", ru: "Рассчитать это нельзя")

  static let notPossible = LocalizedText(en: "This is not possible", ru: "Так погасить нельзя")

  static func bankDoesNotSay(_ names: String) -> LocalizedText {
    LocalizedText(en: "The bank does not provide: \(names).", ru: "Банк не сообщает: \(names).")
  }
  static func bookedBefore(_ day: Value) -> LocalizedText {
    LocalizedText(
      en: "An early repayment is booked for \(day), and what follows it is not known yet.",
      ru: "На \(day) запланировано досрочное погашение: что будет после него, пока не известно.")
  }
  static func dayFrom(_ day: Value) -> LocalizedText {
    LocalizedText(en: "Choose \(day) or a later day.", ru: "Выберите дату не раньше \(day).")
  }
  static func dayUpToLast(_ day: Value) -> LocalizedText {
    LocalizedText(
      en: "The last payment is on \(day): choose that day or an earlier one.",
      ru: "Выберите дату не позже последнего платежа: он — \(day).")
  }
  static func dayUpToNext(_ day: Value) -> LocalizedText {
    LocalizedText(
      en: "The next payment is due on \(day): choose that day or an earlier one.",
      ru: "Выберите дату не позже ближайшего платежа: он — \(day).")
  }
  static func newRateIsUnknown(after day: Value) -> LocalizedText {
    LocalizedText(
      en: "The rate is fixed until \(day). The rate after that day is still to be agreed, and so are the payments.",
      ru: "Ставка зафиксирована по \(day). О ставке и платежах после этой даты ещё предстоит договориться.")
  }
  static func acceptedFrom(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "The bank accepts \(amount) or more.", ru: "Банк принимает суммы от \(amount).")
  }
  static func acceptedUpTo(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "The bank accepts \(amount) or less.", ru: "Банк принимает суммы до \(amount).")
  }
  static func neverRepaid(interest: Value) -> LocalizedText {
    LocalizedText(
      en: "With about \(interest) in interest a month, such payments do not repay the debt.",
      ru: "При процентах около \(interest) в месяц такими платежами долг не погасить.")
  }

  static let termsDiffer = LocalizedText(
    en: "The terms of the contract do not give exactly the sums that the bank states.",
    ru: "По условиям договора не получаются в точности те суммы, которые называет банк.")
  /// The first figure that differs, after the general statement.
  static func termsDiffer(in name: LocalizedText, on day: Value, stated: Value, calculated: Value) -> LocalizedText {
    LocalizedText(
      en: "\(termsDiffer) On \(day), \(name): the bank states \(stated), the terms give \(calculated).",
      ru: "\(termsDiffer) \(day), \(name): у банка \(stated), по условиям \(calculated).")
  }
  static func scheduleHasHoliday(_ day: Value) -> LocalizedText {
    LocalizedText(
      en: "The schedule has no payment on \(day) because of a payment holiday, which the terms do not describe.",
      ru: "С \(day) в графике предусмотрены кредитные каникулы, которых нет в условиях договора.")
  }
  static func endsWithLargePayment(_ day: Value) -> LocalizedText {
    LocalizedText(
      en: "The loan ends with a large payment on \(day), and the bank does not say how it would change.",
      ru: "Кредит заканчивается крупным платежом \(day), и банк не сообщает, как он изменится.")
  }
  static let endsAnotherWay = LocalizedText(
    en: "Another way than the large last payment is chosen, so what a change would lead to is not known.",
    ru: "Вместо крупного последнего платежа выбран другой вариант, поэтому неизвестно, к чему приведёт изменение.")
  static func rateChanges(_ day: Value) -> LocalizedText {
    LocalizedText(
      en: "The rate changes on \(day), and the bank does not say what each day adds from then on.",
      ru: "Ставка меняется \(day), и банк не сообщает, сколько прибавляет каждый день с этого дня.")
  }
  static func partlyPaid(_ day: Value) -> LocalizedText {
    LocalizedText(
      en: "A part of the payment of \(day) is already made, and the bank does not say how it counts.",
      ru: "Часть платежа \(day) уже внесена, и банк не сообщает, как она учтена.")
  }

  /// The reason why there is no answer, with the values that it states as a section shows them.
  static func reason(of obstacle: WhatIfObstacle, in section: some LoanSection) -> LocalizedText {
    switch obstacle {
    case .missing(let needed): bankDoesNotSay(section.language.list(needed.map { name(of: $0)(section.language) }))
    case .rateEnds(let date): newRateIsUnknown(after: section.value(date))
    case .rateChanges(let date): rateChanges(section.value(date))
    case .booked(let date): bookedBefore(section.value(date))
    case .tooEarly(let date): dayFrom(section.value(date))
    case .tooLate(let date): dayUpToLast(section.value(date))
    case .afterNextPayment(let date): dayUpToNext(section.value(date))
    case .belowMinimum(let amount): acceptedFrom(section.value(amount))
    case .aboveMaximum(let amount): acceptedUpTo(section.value(amount))
    case .belowMinimumPayment(let minimum): belowMinimumPayment(section.value(minimum))
    case .neverRepaid(let interest): neverRepaid(interest: section.value(interest))
    case .differs(let difference): reason(of: difference, in: section)
    case .irregularSchedule(let irregularity): reason(of: irregularity, in: section)
    case .notOpen:
      LocalizedText(
        en: "This can be calculated only while the contract is in force.",
        ru: "Это можно рассчитать, только пока договор действует.")
    case .notByContract(let state):
      LocalizedText(
        en: "\(text(of: state)): what is to be paid does not follow from the contract now.",
        ru: "\(text(of: state)): сколько платить, теперь зависит не от договора.")
    case .noInstalments:
      LocalizedText(
        en: "This product has no schedule of payments that could change.",
        ru: "У этого продукта нет графика платежей, который мог бы измениться.")
    case .severalSchedules:
      LocalizedText(
        en: "The debt is repaid by separate plans. What changes depends on the plan that the money goes to: "
          + "ask the bank.",
        ru: "Долг погашается по отдельным планам. Что изменится, зависит от плана, на который пойдут деньги: "
          + "спросите в банке.")
    case .noRate:
      LocalizedText(
        en: "No rate applies to this contract, and this is calculated from a rate. Ask the bank what would change.",
        ru: "По этому договору ставки нет, а расчёт делается по ставке. Что изменится, спросите в банке.")
    case .noMinimum:
      LocalizedText(
        en: "This product has no minimum payment.", ru: "У этого продукта нет минимального платежа.")
    case .noDebt:
      section.loan.isOwedInOneCurrency
        ? LocalizedText(en: "Nothing is owed.", ru: "Долга нет.") : nothingOwed(in: section.facts.currency.code)
    case .nothingOverdue: LocalizedText(en: "Nothing is overdue.", ru: "Просрочки нет.")
    case .overdue:
      LocalizedText(
        en: "Something is overdue: until it is paid, the coming payments are not certain.",
        ru: "Есть просрочка: пока она не погашена, будущие платежи точно не известны.")
    case .badAmount:
      LocalizedText(
        en: "The amount must be above zero, without fractions of the smallest coin.",
        ru: "Сумма должна быть больше нуля и без долей самой мелкой монеты.")
    case .badPercent:
      LocalizedText(
        en: "The rate must be from 0 to 1000 percent, with at most 6 decimals.",
        ru: "Ставка должна быть от 0 до 1000 процентов, не больше 6 знаков после запятой.")
    case .badMonths:
      LocalizedText(
        en: "A payment holiday can have 1 to 60 months.", ru: "Каникулы могут длиться от 1 до 60 месяцев.")
    case .tooLarge:
      LocalizedText(en: "The amount is too large to be counted.", ru: "Сумма слишком велика, чтобы её посчитать.")
    case .noResult:
      LocalizedText(
        en: "With these values, the calculation has no result.", ru: "С такими значениями расчёт не даёт результата.")
    case .unequalPayments:
      LocalizedText(
        en: "The payments are not equal, so it is not known what would become of them.",
        ru: "Платежи не равны, поэтому неизвестно, какими они станут.")
    case .notAllowed(.full):
      LocalizedText(
        en: "The contract does not allow the debt to be repaid in full early.",
        ru: "По договору досрочно погасить долг полностью нельзя.")
    case .notAllowed(.part):
      LocalizedText(
        en: "The contract does not allow a part of the debt to be repaid early.",
        ru: "По договору досрочно погасить часть долга нельзя.")
    }
  }

  private static func nothingOwed(in currency: String) -> LocalizedText {
    LocalizedText(
      en: "Nothing is owed in \(currency), and the debt in other currencies is not calculated.",
      ru: "В \(currency) долга нет, а долг в других валютах не рассчитывается.")
  }

  /// The first figure that the terms give differently; a general statement without a figure or its day.
  private static func reason(of difference: WhatIfDifference?, in section: some LoanSection) -> LocalizedText {
    guard let difference, let day = difference.day else { return termsDiffer }
    return termsDiffer(
      in: name(of: difference.figure), on: section.value(day), stated: section.value(difference.stated),
      calculated: section.value(difference.calculated))
  }

  /// What the schedule contains and the terms do not describe.
  private static func reason(
    of irregularity: WhatIfObstacle.Irregularity, in section: some LoanSection
  ) -> LocalizedText {
    switch irregularity {
    case .holiday(let date?): scheduleHasHoliday(section.value(date))
    case .lastPayment(let date?): endsWithLargePayment(section.value(date))
    case .settledOtherwise: endsAnotherWay
    case .partlyPaid(let date?): partlyPaid(section.value(date))
    case .holiday(nil), .lastPayment(nil), .partlyPaid(nil), .other:
      LocalizedText(
        en: "The schedule contains something that the terms do not describe.",
        ru: "В графике есть то, чего нет в условиях договора.")
    }
  }

  /// The name of a figure that the terms give differently.
  static func name(of figure: WhatIfDifference.Figure) -> LocalizedText {
    switch figure {
    case .principal: LocalizedText(en: "principal", ru: "основной долг")
    case .interest: LocalizedText(en: "interest", ru: "проценты")
    case .balance: LocalizedText(en: "debt after the payment", ru: "долг после платежа")
    case .balloon: LocalizedText(en: "the large last payment", ru: "крупный последний платёж")
    case .fixedDebt:
      LocalizedText(en: "the debt at the end of the fixed rate", ru: "долг в конце срока фиксированной ставки")
    case .payoff: LocalizedText(en: "the payoff amount", ru: "сумма полного погашения")
    case .minimum: LocalizedText(en: "the minimum payment", ru: "минимальный платёж")
    }
  }

  /// The name of a value that a calculation needs, for use in a list.
  static func name(of needed: WhatIfObstacle.Needed) -> LocalizedText {
    switch needed {
    case .principal: LocalizedText(en: "the principal", ru: "остаток основного долга")
    case .debt: LocalizedText(en: "the total debt", ru: "общий долг")
    case .accruedInterest: LocalizedText(en: "the accrued interest", ru: "начисленные проценты")
    case .payoff: LocalizedText(en: "the payoff amount", ru: "сумму полного погашения")
    case .perDay: LocalizedText(en: "what each later day adds", ru: "сколько добавляет каждый следующий день")
    case .schedule: LocalizedText(en: "all coming payments", ru: "все будущие платежи")
    case .originalAmount: LocalizedText(en: "the original amount", ru: "первоначальную сумму")
    case .opened: LocalizedText(en: "the first day of the contract", ru: "дату начала договора")
    case .rate: LocalizedText(en: "the rate", ru: "ставку")
    case .wholeRate: LocalizedText(en: "one rate for the whole debt", ru: "единую ставку на весь долг")
    case .interestRule: LocalizedText(en: "how interest is counted", ru: "как считаются проценты")
    case .amortisation: LocalizedText(en: "the type of payments", ru: "вид платежей")
    case .paymentInterval: LocalizedText(en: "the time between payments", ru: "период между платежами")
    case .minimumRule: LocalizedText(en: "the rule of the minimum payment", ru: "как считается минимальный платёж")
    case .overdueAmount: LocalizedText(en: "the overdue amount", ru: "сумму просрочки")
    case .delayCost: LocalizedText(en: "what a day of delay costs", ru: "сколько стоит день просрочки")
    }
  }
}
