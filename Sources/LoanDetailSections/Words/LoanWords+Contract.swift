public import DesignSystem
import LoanArithmetic
public import Loans
public import Localization

/// The words about the contract: its parties, contacts, documents and securities.
extension LoanWords {
  static let contract = LocalizedText(en: "Contract", ru: "Договор")
  static let type = LocalizedText(en: "Product", ru: "Продукт")
  static let status = LocalizedText(en: "Status", ru: "Состояние")
  /// "Contract number".
  public static let contractNumber = LocalizedText(en: "Contract number", ru: "Номер договора")
  static func contractShort(_ number: Value) -> LocalizedText {
    LocalizedText(en: "contract \(number)", ru: "договор \(number)")
  }
  /// "Opened".
  public static let opened = LocalizedText(en: "Opened", ru: "Открыт")
  /// "Ends".
  public static let ends = LocalizedText(en: "Ends", ru: "Закончится")
  static let ended = LocalizedText(en: "Term ended", ru: "Срок закончился")

  static let toBeSettled = LocalizedText(en: "To be settled", ru: "Расчёты завершатся")
  static let settled = LocalizedText(en: "Settled", ru: "Расчёты завершены")
  static let linkedAccount = LocalizedText(en: "Linked account", ru: "Привязанный счёт")
  static let borrower = LocalizedText(en: "Borrower", ru: "Заёмщик")
  static let registryID = LocalizedText(en: "Contract registry number", ru: "Номер договора в реестре")
  static let holders = LocalizedText(en: "Number of holders", ru: "Сколько человек в договоре")
  static let bundle = LocalizedText(en: "Package", ru: "Пакет услуг")

  // MARK: People

  static let yourRole = LocalizedText(en: "Your role", ru: "Ваша роль")
  static let parties = LocalizedText(en: "Parties", ru: "Участники договора")
  static let nameless = LocalizedText(en: "name not given", ru: "имя не указано")
  static let nameWithheld = LocalizedText(en: "name not shown", ru: "имя не показано")

  /// The customer-facing name of the role of a party of the contract.
  public static func text(of role: Party.Role) -> LocalizedText {
    switch role {
    case .borrower: LocalizedText(en: "borrower", ru: "заёмщик")
    case .coBorrower: LocalizedText(en: "co-borrower", ru: "созаёмщик")
    case .guarantor: LocalizedText(en: "guarantor", ru: "поручитель")
    case .pledgor: LocalizedText(en: "pledgor", ru: "залогодатель")
    case .payer: LocalizedText(en: "payer", ru: "плательщик")
    case .heir: LocalizedText(en: "heir", ru: "наследник")
    case .unknown(let raw): own(raw, or: LocalizedText(en: "another party", ru: "другая сторона"))
    }
  }

  /// The source's own name of a party's role, or the name that all products share.
  package static func role(of party: Party) -> LocalizedText { party.title ?? text(of: party.role) }

  // MARK: Contacts

  static let contacts = LocalizedText(en: "Contacts", ru: "Контакты")
  /// The label of a name: that of a person for an adviser, a financial manager, a bailiff or a notary, otherwise that
  /// of an organisation.
  static func name(of role: Contact.Role) -> LocalizedText {
    role == .adviser || role == .trustee || role == .bailiff || role == .notary
      ? LocalizedText(en: "Name", ru: "Имя") : LocalizedText(en: "Name", ru: "Название")
  }
  static let phone = LocalizedText(en: "Telephone", ru: "Телефон")
  static let hours = LocalizedText(en: "Hours", ru: "Часы работы")
  static let webPage = LocalizedText(en: "Web page", ru: "Сайт")
  static let organisationNumber = LocalizedText(en: "Registration number", ru: "Номер в реестре")
  static let responsibleFrom = LocalizedText(en: "Responsible from", ru: "Отвечает с")
  static let responsibleUntil = LocalizedText(en: "Responsible until", ru: "Отвечает по")

  /// The customer-facing name of the role of a contact.
  static func text(of role: Contact.Role) -> LocalizedText {
    switch role {
    case .creditor: LocalizedText(en: "Lender", ru: "Кредитор")
    case .servicer: LocalizedText(en: "Servicer: accepts your payments", ru: "Обслуживает кредит и принимает платежи")
    case .collector: LocalizedText(en: "Debt collector", ru: "Взыскивает долг")
    case .agent: LocalizedText(en: "Agent", ru: "Агент")
    case .adviser: LocalizedText(en: "Your adviser", ru: "Ваш менеджер")
    case .trustee: LocalizedText(en: "Financial manager", ru: "Финансовый управляющий")
    case .court: LocalizedText(en: "Court", ru: "Суд")
    case .bailiff: LocalizedText(en: "Bailiff", ru: "Судебный пристав")
    case .notary: LocalizedText(en: "Notary", ru: "Нотариус")
    case .insurer: LocalizedText(en: "Insurer", ru: "Страховщик")
    case .other(let raw): own(raw, or: LocalizedText(en: "Another contact", ru: "Другой контакт"))
    }
  }

  /// The role of a contact on a day. A contact that is not yet or no longer the servicer or the lender is called the
  /// new or the former one.
  static func text(of contact: Contact, on day: CalendarDate) -> LocalizedText {
    let kind: LoanTransfer.Kind? =
      switch contact.role {
      case .servicer: .servicing
      case .creditor: .claim
      default: nil
      }
    if let kind, let until = contact.until, until < day { return former(kind, isToCome: false) }
    if let kind, let from = contact.from, from > day { return new(kind, isToCome: true) }
    return text(of: contact.role)
  }

  // MARK: Transfer

  /// The heading of a transfer; a general one if its kind is unknown.
  static func title(of kind: LoanTransfer.Kind?) -> LocalizedText {
    switch kind {
    case .servicing: LocalizedText(en: "Transfer of the servicing", ru: "Передача обслуживания")
    case .claim: LocalizedText(en: "Transfer of the debt", ru: "Передача долга")
    case nil: LocalizedText(en: "Transfer to another organisation", ru: "Передача другой организации")
    }
  }

  /// The label of the transferring organisation, which is the present one until the transfer.
  static func former(_ kind: LoanTransfer.Kind, isToCome: Bool) -> LocalizedText {
    switch (kind, isToCome) {
    case (.claim, false): LocalizedText(en: "Former lender", ru: "Прежний кредитор")
    case (.claim, true): LocalizedText(en: "Lender now", ru: "Нынешний кредитор")
    case (.servicing, false): LocalizedText(en: "Former servicer", ru: "Прежде обслуживал")
    case (.servicing, true): LocalizedText(en: "Servicer now", ru: "Сейчас обслуживает")
    }
  }

  /// The label of the receiving organisation.
  static func new(_ kind: LoanTransfer.Kind, isToCome: Bool) -> LocalizedText {
    switch (kind, isToCome) {
    case (.claim, _): LocalizedText(en: "New lender", ru: "Новый кредитор")
    case (.servicing, false): LocalizedText(en: "New servicer", ru: "Теперь обслуживает")
    case (.servicing, true): LocalizedText(en: "New servicer", ru: "Будет обслуживать")
    }
  }

  /// The statement about the organisation that takes the payments or owns the debt; `day` is `nil` if it already does.
  static func successor(_ name: String, in kind: LoanTransfer.Kind, from day: String?) -> LocalizedText {
    switch (kind, day) {
    case (.servicing, nil): LocalizedText(en: "Payments go to \(name).", ru: "Платежи принимает \(name).")
    case (.servicing, let day?):
      LocalizedText(en: "From \(day) on, payments go to \(name).", ru: "С \(day) платежи принимает \(name).")
    case (.claim, nil): LocalizedText(en: "Your lender is now \(name).", ru: "Теперь ваш кредитор — \(name).")
    case (.claim, let day?):
      LocalizedText(en: "From \(day) on, your lender is \(name).", ru: "С \(day) ваш кредитор — \(name).")
    }
  }

  static let transferDay = LocalizedText(en: "Day of the transfer", ru: "Дата передачи")
  static let oldAcceptsUntil = LocalizedText(
    en: "The former one accepts payments until", ru: "Прежняя организация принимает платежи по")
  static let presentAcceptsUntil = LocalizedText(
    en: "The present one accepts payments until", ru: "Нынешняя организация принимает платежи по")
  static let oldAcceptedUntil = LocalizedText(
    en: "The former one accepted payments until", ru: "Прежняя организация принимала платежи по")
  static let insuranceInTransfer = LocalizedText(en: "Your insurance", ru: "Ваша страховка")
  /// Whether the insurance changes with a transfer, which may be over.
  static func insuranceIsAffected(_ isAffected: Bool, isOver: Bool) -> LocalizedText {
    switch (isAffected, isOver) {
    case (true, false): LocalizedText(en: "changes with the transfer", ru: "изменится")
    case (true, true): LocalizedText(en: "changed with the transfer", ru: "изменилась")
    case (false, false): LocalizedText(en: "stays as it is", ru: "не изменится")
    case (false, true): LocalizedText(en: "stayed as it was", ru: "не изменилась")
    }
  }

  // MARK: Documents

  static let documents = LocalizedText(en: "Documents", ru: "Документы")
  static let messages = LocalizedText(en: "Messages of the bank", ru: "Сообщения банка")
  static let undated = LocalizedText(en: "no date", ru: "без даты")

  // MARK: Security

  static let security = LocalizedText(en: "Collateral", ru: "Обеспечение")
  /// "Kind".
  public static let securityKind = LocalizedText(en: "Kind", ru: "Вид")
  /// "Address".
  public static let address = LocalizedText(en: "Address", ru: "Адрес")
  /// "Cadastral number" of real estate, "Registration number" of anything else.
  public static func registration(of kind: Security.Kind) -> LocalizedText {
    kind == .realEstate
      ? LocalizedText(en: "Cadastral number", ru: "Кадастровый номер")
      : LocalizedText(en: "Registration number", ru: "Номер в реестре")
  }
  /// "Appraised value".
  public static let securityValue = LocalizedText(en: "Appraised value", ru: "Оценочная стоимость")
  /// "appraised on December 5, 2026".
  public static func valuedOn(_ day: Value) -> LocalizedText {
    LocalizedText(en: "appraised on \(day)", ru: "оценка от \(day)")
  }

  static let securedAmount = LocalizedText(en: "Amount secured", ru: "Обеспечивает долг на сумму")
  /// "Pledge registered on".
  public static let lienRegistered = LocalizedText(en: "Pledge registered on", ru: "Залог зарегистрирован")
  /// "Pledge removed on".
  public static let lienRemoved = LocalizedText(en: "Pledge removed on", ru: "Залог снят")
  static let lienWillBeRemoved = LocalizedText(en: "Pledge will be removed on", ru: "Залог будет снят")
  /// "Pledge to be removed by".
  public static let lienRemovedBy = LocalizedText(en: "Pledge to be removed by", ru: "Залог снимут не позднее")

  static let homeIsBuilt = LocalizedText(en: "The home is being built", ru: "Жильё строится")
  static let securityIsReplaced = LocalizedText(en: "The pledge will be replaced", ru: "Залог будет заменён")
  static let pledgedNow = LocalizedText(en: "Pledged now", ru: "В залоге сейчас")
  static let pledgedLater = LocalizedText(en: "Pledged afterwards", ru: "В залоге потом")
  static let heldMoney = LocalizedText(en: "Held on an escrow account", ru: "На счёте эскроу")
  static let heldOnAccount = LocalizedText(en: "Number of that account", ru: "Номер счёта эскроу")
  static let expectedBy = LocalizedText(en: "Expected by", ru: "Ожидается не позднее")
  static let stepsThen = LocalizedText(en: "What to do then", ru: "Что сделать тогда")

  // MARK: Parts of the parties

  static let whoPaysWhat = LocalizedText(en: "Who pays what", ru: "Кто сколько платит")
  static let yourPart = LocalizedText(en: "Your part", ru: "Ваша часть")
  static func part(of role: String) -> LocalizedText { LocalizedText(en: "Part: \(role)", ru: "Часть: \(role)") }
  static let eachPayment = LocalizedText(en: "of each payment", ru: "каждого платежа")
  static let isJointlyOwed = LocalizedText(
    en: "Each of you owes the whole debt: if a part is missing, the bank may ask anyone for it.",
    ru: "Каждый из вас отвечает за весь долг: если чьей-то части не хватит, банк вправе взыскать её с любого.")

  // MARK: Kinds of security

  /// The customer-facing name of a security.
  public static func text(of kind: Security.Kind) -> LocalizedText {
    switch kind {
    case .realEstate: LocalizedText(en: "Real estate", ru: "Недвижимость")
    case .vehicle: LocalizedText(en: "Vehicle", ru: "Автомобиль")
    case .deposit: LocalizedText(en: "Deposit", ru: "Вклад")
    case .shareClaim:
      LocalizedText(en: "Claim under a share agreement", ru: "Права по договору долевого участия (ДДУ)")
    case .other(let raw): own(raw, or: LocalizedText(en: "Another security", ru: "Другое обеспечение"))
    }
  }
}
