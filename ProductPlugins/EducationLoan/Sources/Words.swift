import DesignSystem
import LoanArithmetic
import Localization

/// The words that only education loans need.
enum Words {
  static let product = LocalizedText(en: "Education loan", ru: "Образовательный кредит")

  static let deferral = LocalizedText(en: "While payments are deferred", ru: "Пока платежи отсрочены")
  static let afterDeferral = LocalizedText(en: "After the deferral", ru: "После отсрочки")
  static let interestStillPutOff = LocalizedText(
    en: "Deferred interest still to pay", ru: "Осталось отложенных процентов")
  static let paidNow = LocalizedText(en: "You pay now", ru: "Сейчас вы платите")
  /// The share of the interest that is paid.
  static func shareOfInterest(percent: ExactDecimal) -> LocalizedText {
    let number = percent.trimmed().description
    return number == "100"
      ? LocalizedText(en: "all of the interest", ru: "проценты полностью")
      : LocalizedText(en: "\(number)% of the interest", ru: "\(withComma(percent)) % от суммы процентов")
  }
  /// The share, and the one before it unless that is the same.
  static func shareOfInterest(percent: ExactDecimal, insteadOf before: ExactDecimal?) -> LocalizedText {
    let share = shareOfInterest(percent: percent)
    guard let before, before.trimmed() != percent.trimmed() else { return share }
    return LocalizedText(
      en: "\(share) instead of \(before.trimmed().description)%", ru: "\(share) вместо \(withComma(before)) %")
  }
  /// A number with a decimal comma, as Russian writes it.
  private static func withComma(_ percent: ExactDecimal) -> String {
    String(percent.trimmed().description.map { $0 == "." ? "," : $0 })
  }
  static let interestPutOff = LocalizedText(en: "Deferred interest so far", ru: "Отложено процентов")
  static let principalPutOff = LocalizedText(en: "Deferred principal", ru: "Отложен основной долг")
  static let deferredUntil = LocalizedText(en: "Deferred until", ru: "Отсрочка действует по")
  static let fullPaymentsFrom = LocalizedText(en: "First full payment on", ru: "Первый полный платёж")
  static let firstFullPayment = LocalizedText(en: "First full payment", ru: "Первый полный платёж")
  static let fullPaymentCount = LocalizedText(en: "Full payments in all", ru: "Всего полных платежей")
  static let fullPaymentsBegin = LocalizedText(en: "full payments begin", ru: "начинаются полные платежи")
  static func from(_ day: Value) -> LocalizedText { LocalizedText(en: "From \(day)", ru: "С \(day)") }
  static func studyUntil(_ day: Value) -> LocalizedText {
    LocalizedText(en: "the study ends on \(day)", ru: "учёба до \(day)")
  }
  static func until(_ day: Value) -> LocalizedText { LocalizedText(en: "until \(day)", ru: "по \(day)") }
  static func on(_ day: Value) -> LocalizedText { LocalizedText(en: "on \(day)", ru: "\(day)") }

  static let study = LocalizedText(en: "Studies", ru: "Учёба")
  static let school = LocalizedText(en: "School", ru: "Учебное заведение")
  static let programme = LocalizedText(en: "Programme", ru: "Программа")
  static let state = LocalizedText(en: "Now", ru: "Сейчас")
  /// The state of the studies; while they last, with the year of study if it is known.
  static func text(of state: Study.State, year: String? = nil) -> LocalizedText {
    switch (state, year) {
    case (.studying, let year?): LocalizedText(en: "year \(year)", ru: "\(year)-й курс")
    case (.studying, nil): LocalizedText(en: "studying", ru: "вы учитесь")
    case (.academicLeave, _): LocalizedText(en: "on academic leave", ru: "вы в академическом отпуске")
    case (.graduated, _): LocalizedText(en: "graduated", ru: "вы окончили учёбу")
    case (.expelled, _): LocalizedText(en: "expelled", ru: "вы отчислены")
    }
  }
  static let academicLeave = LocalizedText(en: "Academic leave", ru: "Академический отпуск")
  static let expelled = LocalizedText(en: "You were expelled", ru: "Вы отчислены")
  static func expelled(on day: String) -> LocalizedText {
    LocalizedText(en: "You were expelled on \(day)", ru: "Вы отчислены \(day)")
  }
  static func onLeave(until day: String) -> LocalizedText {
    LocalizedText(en: "Academic leave until \(day)", ru: "Академический отпуск по \(day)")
  }
  /// The label of the last day for confirming the studies.
  static let confirmBy = LocalizedText(en: "Send proof of enrolment by", ru: "Подтвердить учёбу не позднее")
  static let ifLeave = LocalizedText(en: "If you take academic leave", ru: "Если уйти в академический отпуск")
  static let ifExpelled = LocalizedText(en: "If you are expelled", ru: "Если отчислят")

  static let support = LocalizedText(en: "State support", ru: "Господдержка")
  static let statePays = LocalizedText(en: "The state pays", ru: "Государство платит")
  static let rateWithoutSupport = LocalizedText(en: "Rate without support", ru: "Ставка без поддержки")
  static let supportEnds = LocalizedText(en: "state support ends", ru: "заканчивается господдержка")
  static let supportEnded = LocalizedText(en: "Ended on", ru: "Закончилась")
  static let keptWhile = LocalizedText(en: "Kept while", ru: "Сохраняется, пока")
  static let paidByState = LocalizedText(en: "Paid by the state so far", ru: "Государство уже заплатило")
}
