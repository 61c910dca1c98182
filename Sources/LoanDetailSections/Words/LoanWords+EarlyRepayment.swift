import DesignSystem
import Loans
import Localization

/// The words about early repayments, about the rules of the contract for them, and about what follows them.
extension LoanWords {
  static let bookedRepayment = LocalizedText(en: "Booked early repayment", ru: "Запланированное досрочное погашение")
  /// The heading of a repayment by money that is not a payment of the customer.
  static func expectedRepayment(_ payer: BookedRepayment.Payer.Kind) -> LocalizedText {
    switch payer {
    case .income: LocalizedText(en: "Repayment from incoming money", ru: "Погашение из поступлений на счёт")
    default: LocalizedText(en: "Repayment that others pay", ru: "Погашение, за которое платите не вы")
    }
  }
  static let paidBy = LocalizedText(en: "Paid by", ru: "Кто платит")
  static let isAwaited = LocalizedText(en: "Waiting for", ru: "Чего ждём")
  static let ifItDoesNotCome = LocalizedText(en: "If it does not come", ru: "Если деньги не придут")

  /// The customer-facing name of a payer.
  static func text(of payer: BookedRepayment.Payer.Kind) -> LocalizedText {
    switch payer {
    case .income: LocalizedText(en: "incoming money", ru: "поступления на счёт")
    case .publicProgramme: LocalizedText(en: "a public programme", ru: "государственная программа")
    case .employer: LocalizedText(en: "your employer", ru: "ваш работодатель")
    case .insurer: LocalizedText(en: "the insurer", ru: "страховая компания")
    case .other(let name): own(name, or: LocalizedText(en: "another payer", ru: "другой плательщик"))
    }
  }
  static let repaymentDay = LocalizedText(en: "Day of the repayment", ru: "Дата погашения")
  static func requested(on day: Value) -> LocalizedText {
    LocalizedText(en: "requested on \(day)", ru: "заявка от \(day)")
  }
  static let cancelBy = LocalizedText(en: "You can cancel it until", ru: "Отменить можно не позднее")
  static let neededOnAccount = LocalizedText(
    en: "Needed in the account that day", ru: "Должно быть на счёте в этот день")
  static let instalmentOfDay = LocalizedText(en: "Instalment of that day", ru: "Платёж по графику в этот день")
  static let dueThatDay = LocalizedText(en: "Due that day", ru: "К оплате в этот день")
  static let repaidEarly = LocalizedText(en: "Early repayment", ru: "Досрочное погашение")
  static let stillMissing = LocalizedText(en: "Left to deposit", ru: "Осталось внести")
  static let coveredUpToInstalment = LocalizedText(
    en: "the bank's system counts money up to the instalment only",
    ru: "система банка учитывает деньги только в пределах платежа")

  static let effectOfRepayment = LocalizedText(en: "Result", ru: "Результат")
  static let paymentAfter = LocalizedText(en: "Payment afterwards", ru: "Платёж после погашения")
  static let endsAfter = LocalizedText(en: "Last payment afterwards", ru: "Последний платёж после погашения")
  static let interestSaved = LocalizedText(en: "Interest saved", ru: "Экономия на процентах")

  /// The effect of an early repayment, inside a sentence.
  static func text(of effect: BookedRepayment.Effect) -> LocalizedText {
    switch effect {
    case .smallerPayment: LocalizedText(en: "the payments become smaller", ru: "платежи станут меньше")
    case .shorterTerm: LocalizedText(en: "the loan ends earlier", ru: "кредит закончится раньше")
    }
  }
  static let repaysAll = LocalizedText(en: "the whole debt is repaid", ru: "долг будет погашен полностью")

  /// The note that the schedule does not contain a booked repayment yet.
  static func scheduleBefore(_ repayment: BookedRepayment, on day: String) -> LocalizedText {
    switch (repayment.extent, isExpected: repayment.payer != nil) {
    case (.full, false):
      LocalizedText(
        en:
          "This is the schedule before the early repayment booked for \(day): the payments from that day on fall away.",
        ru: "Это график до досрочного погашения, запланированного на \(day): платежи начиная с этого дня отпадут.")
    case (.part, false), (nil, false):
      LocalizedText(
        en:
          "This is the schedule before the early repayment booked for \(day): the payments after that day will change.",
        ru: "Это график до досрочного погашения, запланированного на \(day): платежи после этого дня изменятся.")
    case (.full, true):
      LocalizedText(
        en: "Without the money that is expected on \(day): if it comes, the payments from that day on fall away.",
        ru: "Без денег, которые ожидаются \(day): если они придут, платежи начиная с этого дня отпадут.")
    case (_, true):
      LocalizedText(
        en: "Without the money that is expected on \(day): if it comes, the payments after that day will change.",
        ru: "Без денег, которые ожидаются \(day): если они придут, платежи после этого дня изменятся.")
    }
  }

  // MARK: Rules of the contract

  static let prepayment = LocalizedText(en: "Early repayment by the contract", ru: "Досрочное погашение по договору")
  static func notPossibleNow(_ reason: LocalizedText) -> LocalizedText {
    LocalizedText(en: "not possible now: \(reason)", ru: "сейчас недоступно: \(reason)")
  }
  /// The reason of a refusal that the payoff amount contradicts.
  static func contradicted(_ reason: LocalizedText, payoff: Value) -> LocalizedText {
    LocalizedText(
      en: "\(reason); but the payoff amount, \(payoff), already includes the overdue amount: ask the bank",
      ru: "\(reason); но в сумму полного погашения \(payoff) просрочка уже входит: уточните в банке")
  }
  static let inFull = LocalizedText(en: "In full", ru: "Полностью")
  static let inPart = LocalizedText(en: "In part", ru: "Частично")
  static let minimum = LocalizedText(en: "Minimum amount", ru: "Минимальная сумма")
  static let notice = LocalizedText(en: "Notice period", ru: "Срок уведомления")
  static let noNotice = LocalizedText(en: "not needed", ru: "не требуется")
  static let noticeUntil = LocalizedText(
    en: "Give notice for the next payment day by", ru: "Уведомить банк к ближайшему платежу не позднее")
  static let freeOfChargeInPeriod = LocalizedText(
    en: "Free of charge in this period", ru: "Бесплатно в текущем периоде")
  static let wasFreeOfCharge = LocalizedText(
    en: "Free of charge in the period that ended", ru: "Бесплатно в завершившемся периоде")
  static let allowanceUsed = LocalizedText(en: "Already used", ru: "Уже использовано")
  static let allowanceLeft = LocalizedText(en: "Still left", ru: "Ещё осталось")
  static let allowanceUntil = LocalizedText(en: "Last day of the period", ru: "Последний день периода")
  static let freeOfCharge = LocalizedText(en: "Free of charge", ru: "Бесплатно")
  static let aboveAllowance = LocalizedText(
    en: "This is more than is free of charge: the part above it may cost a compensation by the contract.",
    ru: "Это больше бесплатной суммы: за часть сверх неё может взиматься компенсация по договору.")
  static let daysAllowed = LocalizedText(en: "Days allowed", ru: "В какие дни")
  static let compensation = LocalizedText(en: "Charge for full repayment now", ru: "Плата за полное погашение сейчас")
  static let cost = LocalizedText(en: "Cost", ru: "Стоимость")
  static let allowed = LocalizedText(en: "allowed", ru: "можно")
  static let notAllowed = LocalizedText(en: "not allowed", ru: "нельзя")

  // MARK: Full repayment by day

  static let toCloseTheLoan = LocalizedText(en: "To repay in full", ru: "Чтобы закрыть долг полностью")
  static func payoffToday(_ day: Value) -> LocalizedText {
    LocalizedText(en: "Today, \(day)", ru: "Сегодня, \(day)")
  }
  static func payoffTomorrow(_ day: Value) -> LocalizedText {
    LocalizedText(en: "Tomorrow, \(day)", ru: "Завтра, \(day)")
  }
  static let ifNotPaidInTime = LocalizedText(en: "if it is not paid in time", ru: "если не оплатить в срок")
  static func ifPaymentIsMade(_ day: Value) -> LocalizedText {
    LocalizedText(en: "if the payment of \(day) is made", ru: "если платёж \(day) внесён")
  }
  static func ifPaymentsWereMade(from day: Value) -> LocalizedText {
    LocalizedText(
      en: "if all payments from \(day) on were made", ru: "если внесены все платежи начиная с \(day)")
  }
  static func payoffOn(day: Value) -> LocalizedText { LocalizedText(en: "On \(day)", ru: "На \(day)") }

  // MARK: After the repayment

  static let afterRepayment = LocalizedText(en: "After the repayment", ru: "После погашения")
  static let nothingLeftToDo = LocalizedText(en: "Nothing is left to do.", ru: "Больше ничего делать не нужно.")

  static let releaseOfPledge = LocalizedText(en: "Release of the pledge", ru: "Снятие залога")

  /// The customer-facing name of a step after the repayment; `nil` for a step that only its own text describes.
  static func text(of kind: ClosingStep.Kind) -> LocalizedText? {
    switch kind {
    case .certificate: LocalizedText(en: "Certificate of no debt", ru: "Справка об отсутствии долга")
    case .lienRelease: releaseOfPledge
    case .insuranceRefund: premiumRefund
    case .other: nil
    }
  }

  /// The customer-facing state of a step after the repayment.
  static func text(of state: ClosingStep.State) -> LocalizedText {
    switch state {
    case .toDo: LocalizedText(en: "you have to act", ru: "нужно ваше действие")
    case .underway: LocalizedText(en: "under way", ru: "оформляется")
    case .done: LocalizedText(en: "done", ru: "готово")
    }
  }
  static let otherStep = LocalizedText(en: "Also", ru: "Кроме того")
  static func expectedOn(_ day: Value) -> LocalizedText {
    LocalizedText(en: "expected on \(day)", ru: "ожидается \(day)")
  }
  static func wasExpectedOn(_ day: Value) -> LocalizedText {
    LocalizedText(en: "was expected on \(day)", ru: "ожидалось \(day)")
  }
  static let notDone = LocalizedText(en: "not done", ru: "не сделано")
  static let notReleased = LocalizedText(en: "not released yet", ru: "ещё не снят")

  /// The right to a part of a premium once a booked early repayment has repaid the whole debt.
  static let premiumRightToCome = LocalizedText(
    en: "This policy runs on after the repayment: you will have the right to a part of its premium.",
    ru: "Этот полис действует и после погашения: вы сможете вернуть часть премии.")
  /// The right to a part of a premium now that the whole debt is repaid early.
  static let premiumRight = LocalizedText(
    en: "This policy runs on after the repayment: you have the right to a part of its premium.",
    ru: "Этот полис действует и после погашения: вы вправе вернуть часть премии.")
}
