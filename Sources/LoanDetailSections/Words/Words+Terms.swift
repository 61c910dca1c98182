import LoanArithmetic
import LoanDetailCore

extension Words {
  static let about = LocalizedText(en: "About the loan", ru: "О кредите")
  static let terms = LocalizedText(en: "Terms", ru: "Условия")
  static let contract = LocalizedText(en: "Contract", ru: "Договор")
  static let type = LocalizedText(en: "Product", ru: "Продукт")
  static let status = LocalizedText(en: "Status", ru: "Состояние")
  static let contractNumber = LocalizedText(en: "Contract number", ru: "Номер договора")
  static let contractShort = LocalizedText(en: "contract", ru: "договор")
  static let opened = LocalizedText(en: "Opened", ru: "Открыт")
  static let ends = LocalizedText(en: "Ends", ru: "Закончится")
  static let ended = LocalizedText(en: "Term ended", ru: "Срок закончился")
  static let originalAmount = LocalizedText(en: "Original amount", ru: "Сумма кредита")
  static let rate = LocalizedText(en: "Interest rate", ru: "Процентная ставка")
  static let rateNow = LocalizedText(en: "Rate now", ru: "Ставка сейчас")
  static let rateFrom = LocalizedText(en: "from", ru: "с")
  static let rateUntil = LocalizedText(en: "until", ru: "до")
  static let effective = LocalizedText(en: "effective", ru: "эффективная")
  static let term = LocalizedText(en: "Term", ru: "Срок")
  static let progress = LocalizedText(en: "Repaid", ru: "Выплачено")
  static let of = LocalizedText(en: "of", ru: "из")
  static let paymentCount = LocalizedText(en: "Number of payments", ru: "Число платежей")
  static let paymentEvery = LocalizedText(en: "Time between payments", ru: "Период между платежами")
  static let paymentDay = LocalizedText(en: "Payment day of the month", ru: "День платежа")
  static let amortisation = LocalizedText(en: "Type of payments", ru: "Вид платежей")
  static let inShort = LocalizedText(en: "In short", ru: "Коротко")
  static let secured = LocalizedText(en: "secured", ru: "с обеспечением")
  static let insured = LocalizedText(en: "insured", ru: "со страховкой")
  static let purpose = LocalizedText(en: "Purpose", ru: "Цель кредита")
  static let fullCostInMoney = LocalizedText(en: "Full cost in money", ru: "Полная стоимость в деньгах")
  static let yourRole = LocalizedText(en: "Your role", ru: "Ваша роль")
  static let parties = LocalizedText(en: "People bound by the contract", ru: "Участники договора")
  static let nameless = LocalizedText(en: "name not given", ru: "имя не указано")

  static let fullCost = LocalizedText(en: "full cost", ru: "полная стоимость")
  static let fees = LocalizedText(en: "Fees", ru: "Комиссии")
  static let outstanding = LocalizedText(en: "to pay", ru: "к оплате")
  static let paidFee = LocalizedText(en: "paid", ru: "оплачено")
  static let penalty = LocalizedText(en: "penalty", ru: "неустойка")
  static let prepayment = LocalizedText(en: "Early repayment", ru: "Досрочное погашение")
  static let inFull = LocalizedText(en: "In full", ru: "Полностью")
  static let inPart = LocalizedText(en: "In part", ru: "Частично")
  static let minimum = LocalizedText(en: "Smallest amount", ru: "Минимальная сумма")
  static let notice = LocalizedText(en: "Notice to the bank, ahead", ru: "Заблаговременное уведомление")
  static let noNotice = LocalizedText(en: "not needed", ru: "не требуется")
  static let cost = LocalizedText(en: "Cost", ru: "Стоимость")
  static let allowed = LocalizedText(en: "allowed", ru: "можно")
  static let notAllowed = LocalizedText(en: "not allowed", ru: "нельзя")
  static let notProvided = LocalizedText(
    en: "The bank's system does not say:", ru: "Система банка не сообщает:")

  static func text(of measure: FullCost.Measure) -> LocalizedText {
    switch measure {
    case .psk: LocalizedText(en: "Full cost of the loan (PSK)", ru: "Полная стоимость кредита (ПСК)")
    case .aprc: LocalizedText(en: "Annual percentage rate of charge (APRC)", ru: "Годовая ставка с расходами (APRC)")
    case .apr: LocalizedText(en: "Annual percentage rate (APR)", ru: "Годовая процентная ставка (APR)")
    case .cet: LocalizedText(en: "Total effective cost (CET)", ru: "Полная эффективная стоимость (CET)")
    }
  }

  static func text(of kind: Rate.Kind) -> LocalizedText {
    switch kind {
    case .fixed: LocalizedText(en: "fixed", ru: "фиксированная")
    case .indexed: LocalizedText(en: "follows an index", ru: "зависит от индекса")
    case .promotional: LocalizedText(en: "reduced", ru: "льготная")
    }
  }

  /// The kind of payments on its own, where no label says that payments are meant.
  static func payments(by amortisation: Amortisation) -> LocalizedText {
    switch amortisation {
    case .annuity: LocalizedText(en: "equal payments", ru: "равные платежи")
    case .equalPrincipal: LocalizedText(en: "falling payments", ru: "убывающие платежи")
    case .mixed: LocalizedText(en: "mixed payments", ru: "смешанные платежи")
    case .interestOnly, .bullet, .none, .unknown: text(of: amortisation)
    }
  }

  static func text(of amortisation: Amortisation) -> LocalizedText {
    switch amortisation {
    case .annuity: LocalizedText(en: "equal payments (annuity)", ru: "равные (аннуитет)")
    case .equalPrincipal:
      LocalizedText(en: "equal principal, falling payments", ru: "убывающие (дифференцированные)")
    case .mixed: LocalizedText(en: "mixed", ru: "смешанные")
    case .interestOnly:
      LocalizedText(en: "interest only, principal at the end", ru: "только проценты, долг в конце срока")
    case .bullet: LocalizedText(en: "everything at the end", ru: "всё в конце срока")
    case .none: LocalizedText(en: "no set payments", ru: "без графика")
    case .unknown(let raw): LocalizedText(verbatim: raw)
    }
  }

  static func text(of role: Party.Role) -> LocalizedText {
    switch role {
    case .borrower: LocalizedText(en: "borrower", ru: "заёмщик")
    case .coBorrower: LocalizedText(en: "co-borrower", ru: "созаёмщик")
    case .guarantor: LocalizedText(en: "guarantor", ru: "поручитель")
    case .pledgor: LocalizedText(en: "pledgor", ru: "залогодатель")
    case .unknown(let raw): LocalizedText(verbatim: raw)
    }
  }
}
