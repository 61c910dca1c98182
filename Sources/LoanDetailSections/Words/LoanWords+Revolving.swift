import DesignSystem
public import Loans
public import Localization

/// The words about credit limits, statements, grace periods and separate repayment plans.
extension LoanWords {
  /// "Credit limit".
  public static let creditLimit = LocalizedText(en: "Credit limit", ru: "Кредитный лимит")
  static func creditLine(_ number: Int) -> LocalizedText {
    LocalizedText(en: "Credit line \(number)", ru: "Кредитная линия \(number)")
  }
  /// "Available".
  public static let available = LocalizedText(en: "Available", ru: "Доступно")
  static let notWhileBlocked = LocalizedText(
    en: "not while transactions are blocked", ru: "недоступно, пока операции заблокированы")
  /// "Limit".
  public static let limit = LocalizedText(en: "Limit", ru: "Лимит")
  static func isAboveLimit(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "\(amount) above the limit", ru: "Превышение лимита: \(amount)")
  }
  static let newLimit = LocalizedText(en: "New limit", ru: "Новый лимит")
  static let lastDayToDraw = LocalizedText(
    en: "Last day to draw money", ru: "Последний день, когда можно взять деньги")
  static let drawingIsOver = LocalizedText(
    en: "the time to draw it is over", ru: "срок, когда можно было взять деньги, истёк")
  static let repaymentPeriodBegins = LocalizedText(
    en: "Repayment period begins", ru: "Начало периода погашения")
  static let overLimit = LocalizedText(en: "Over the limit", ru: "Сверх лимита")
  /// "Used".
  public static let usedPart = LocalizedText(en: "Used", ru: "Использовано")
  /// "Limit for cash".
  public static let cashLimit = LocalizedText(en: "Limit for cash", ru: "Лимит на снятие наличных")
  static let cashAvailable = LocalizedText(en: "Available in cash", ru: "Доступно наличными")
  static let bankMayChangeLimit = LocalizedText(
    en: "The bank may change the limit at any time", ru: "Банк может изменить лимит в любое время")

  /// "Statement".
  public static let lastStatement = LocalizedText(en: "Statement", ru: "Выписка")
  static let earlierStatements = LocalizedText(en: "Earlier statements", ru: "Прошлые выписки")
  /// "Period".
  public static let period = LocalizedText(en: "Period", ru: "Период")
  static let openingDebt = LocalizedText(en: "Opening balance", ru: "Долг на начало")
  static let closingDebt = LocalizedText(en: "Closing balance", ru: "Долг на конец")
  /// "Purchases".
  public static let purchases = LocalizedText(en: "Purchases", ru: "Покупки")
  static let cashTaken = LocalizedText(en: "Cash withdrawals", ru: "Снятие наличных")
  static let paidIn = LocalizedText(en: "Payments received", ru: "Внесено")
  static let toKeepGracePeriod = LocalizedText(
    en: "To keep the grace period", ru: "Чтобы сохранить льготный период")
  static let nextStatement = LocalizedText(en: "Next statement", ru: "Следующая выписка")
  static let closingDay = LocalizedText(en: "Statement day", ru: "День выписки")
  static let minimumRule = LocalizedText(
    en: "How the minimum payment is calculated", ru: "Как считается минимальный платёж")
  static func ofDebt(_ percent: Value) -> LocalizedText {
    LocalizedText(en: "\(percent) of the debt", ru: "\(percent) долга")
  }
  static let plusInterest = LocalizedText(en: "plus interest", ru: "плюс проценты")
  static let plusFees = LocalizedText(en: "plus fees", ru: "плюс комиссии")

  /// "Grace period".
  public static let gracePeriod = LocalizedText(en: "Grace period", ru: "Льготный период")
  static let toKeepGrace = LocalizedText(en: "To keep it, pay", ru: "Чтобы сохранить, внесите")
  static let paidForGrace = LocalizedText(en: "Paid for it", ru: "Внесено для него")
  static let sumOfGrace = LocalizedText(en: "Amount for it", ru: "Сумма для него")
  static let graceLostOn = LocalizedText(en: "Lost on", ru: "Утрачен")
  static let graceWillBeLostOn = LocalizedText(en: "Without the payment, lost on", ru: "Без оплаты будет утрачен")
  static let graceLostBy = LocalizedText(en: "Why it was lost", ru: "Почему утрачен")
  static let neededForGrace = LocalizedText(
    en: "needed every month, or the period ends", ru: "нужен каждый месяц, иначе период прервётся")
  static let interestIfGraceIsLost = LocalizedText(
    en: "Interest if it ends early", ru: "Проценты, если период прервётся")
  static let thenPay = LocalizedText(en: "Then pay", ru: "Затем внесите")
  static let graceIsUnknown = LocalizedText(
    en: "not stated after its last day", ru: "после последнего дня не указано")
  static let graceEndedBy = LocalizedText(en: "What ends it early", ru: "Что прервёт его")

  /// The customer-facing text about the state of a grace period.
  public static func text(of state: GracePeriod.State) -> LocalizedText {
    switch state {
    case .running:
      LocalizedText(en: "running: no interest on purchases yet", ru: "действует: на покупки пока нет процентов")
    case .kept: LocalizedText(en: "kept: no interest on purchases", ru: "сохранён: на покупки нет процентов")
    case .lost: LocalizedText(en: "lost: interest is charged on purchases", ru: "утрачен: на покупки идут проценты")
    case .none: LocalizedText(en: "not offered with this product", ru: "не предусмотрен")
    }
  }

  /// "Separate repayment plans".
  public static let subPlans = LocalizedText(en: "Separate repayment plans", ru: "Отдельные планы погашения")
  static let paymentsOfAllPlans = LocalizedText(
    en: "Coming payments of all plans", ru: "Ближайшие платежи по всем планам")
  package static let paymentsOfDay = PluralText(
    en: ("{n} payment", "{n} payments"), ru: ("{n} платёж", "{n} платежа", "{n} платежей"))
  /// One payment of a plan: "Example Sound, payment 3 of 4".
  static func payment(_ number: String, of all: String, in plan: String) -> LocalizedText {
    LocalizedText(en: "\(plan), payment \(number) of \(all)", ru: "\(plan), платёж \(number) из \(all)")
  }
  static let originalSum = LocalizedText(en: "Initial amount", ru: "Первоначальная сумма")
  static let leftOfPlan = LocalizedText(en: "Left to repay", ru: "Осталось погасить")
  static let plan = LocalizedText(en: "Plan", ru: "План")
  static func plan(_ title: LocalizedText, paidBy payer: LocalizedText) -> LocalizedText {
    LocalizedText(en: "\(title): paid by \(payer)", ru: "\(title): платит \(payer)")
  }
  static let planCount = LocalizedText(en: "Number of plans", ru: "Число планов")
  static let nextPlans = LocalizedText(en: "Next payments", ru: "Ближайшие платежи")
  static let planStart = LocalizedText(en: "Start", ru: "Начало")
  static let planEnd = LocalizedText(en: "End", ru: "Окончание")
  static let planAsProduct = LocalizedText(en: "Its own page", ru: "Отдельная страница")
  static let parentProduct = LocalizedText(en: "Part of", ru: "Относится к продукту")
  static let anotherProduct = LocalizedText(en: "another product of yours", ru: "другой ваш продукт")

  /// The source's title of a sub-plan; without one, its kind and its seller.
  static func title(of plan: SubPlan) -> LocalizedText {
    if let title = plan.title { return title }
    let kind = text(of: plan.kind)
    guard let merchant = plan.merchant else { return kind }
    return LocalizedText(en: "\(kind), \(merchant)", ru: "\(kind), \(merchant)")
  }

  /// The short name of a sub-plan: its title, its seller or its kind.
  package static func name(of plan: SubPlan) -> LocalizedText {
    plan.title ?? plan.merchant.map(LocalizedText.init) ?? text(of: plan.kind)
  }

  /// The customer-facing name of a sub-plan.
  public static func text(of kind: SubPlan.Kind) -> LocalizedText {
    switch kind {
    case .instalments: LocalizedText(en: "Instalments", ru: "Рассрочка")
    case .cash: LocalizedText(en: "Cash", ru: "Наличные")
    case .balanceTransfer:
      LocalizedText(en: "Balance transferred from another bank", ru: "Перенос долга из другого банка")
    case .promotional: LocalizedText(en: "Special offer", ru: "Специальное предложение")
    case .other(let raw): own(raw, or: LocalizedText(en: "Another plan", ru: "Другой план"))
    }
  }
}
