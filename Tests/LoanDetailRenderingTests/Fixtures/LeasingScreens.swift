import DesignSystem

/// A screen as a customer of a made-up leasing company would see it, in two languages.
enum LeasingScreens {
  static let russian = ScreenDocument(
    subject: .init(id: "7001", type: "leasing", title: "Чайник в лизинг"), screen: .main, language: "ru",
    locale: "ru_RU",
    asOf: "2026-11-21",
    headerItem: .header(
      Header(
        title: "Чайник в лизинг", subtitle: "Договор ···· 4821",
        amounts: [
          Amount(
            id: "debt.total", label: "Осталось выплатить", money: rub(32_451_807), caption: "на 21 ноября 2026 г.",
            fact: .balance),
          Amount(id: "debt.overdue", label: "Просрочено", money: rub(1_234_567), tone: .critical, fact: .overdue),
        ],
        statuses: [
          Status(id: "status.overdue", text: "Просрочка 3 дня", tone: .critical),
          Status(id: "status.autopay", text: "Автоплатёж выключен", tone: .neutral),
        ])),
    contentItems: [
      .banner(
        Banner(
          id: "notice.overdue", title: "Внесите 12 345,67 ₽ до 24 ноября",
          text:
            "Иначе начислим неустойку: 0,1 % в день от суммы просрочки. Если деньги уже в пути, ничего делать не нужно.",
          tone: .critical)),
      .section(
        Section(
          id: "next", title: "Следующий платёж",
          items: [
            .row(
              Row(
                id: "next.date", label: "Дата",
                value: .date(.init(iso: "2026-12-05", text: "5 декабря 2026 г.", spoken: "5 декабря 2026 года")),
                caption: "Спишем со счёта ···· 0042", fact: .nextPaymentDate)),
            .breakdown(
              Breakdown(
                id: "next.split",
                total: Row(
                  id: "next.split.total", label: "Сумма", value: .money(rub(1_234_567)), fact: .nextPaymentAmount),
                parts: [
                  Row(id: "next.split.principal", label: "Основной долг", value: .money(rub(800_000))),
                  Row(id: "next.split.interest", label: "Проценты", value: .money(rub(424_567))),
                  Row(
                    id: "next.split.insurance", label: "Страховка", value: .money(rub(10_000)),
                    caption: "До 1 марта 2027 г."),
                ])),
          ])),
      .section(
        Section(
          id: "actions", title: "Что можно сделать",
          items: [
            .actionGroup(
              ActionGroup(
                id: "actions.all", title: "Что можно сделать",
                actions: [
                  Action(
                    id: "actions.early", title: "Погасить досрочно", details: "Без комиссии, в рабочие дни до 21:00",
                    destination: .flow("early-repayment")),
                  Action(
                    id: "actions.holiday", title: "Взять платёжные каникулы",
                    state: .unavailable(
                      reason: "Пока есть просрочка, каникулы недоступны",
                      spoken: "Пока есть просрочка, каникулы недоступны"),
                    destination: .flow("holiday")),
                  Action(
                    id: "actions.date", title: "Изменить день платежа",
                    state: .pending(text: "Заявка от 18 ноября на рассмотрении"), destination: .flow("payment-day")),
                ]))
          ])),
      .section(
        Section(
          id: "terms", title: "Условия",
          items: [
            .row(
              Row(
                id: "terms.rate", label: "Ставка",
                value: .percent(.init(value: "11.5", text: "11,5 % годовых", spoken: "11,5 процента годовых")),
                fact: .rate)),
            .row(
              Row(
                id: "terms.cost", label: "Полная стоимость, с учётом страховки и всех комиссий",
                value: .percent(.init(value: "13.204", text: "13,204 %", spoken: "13,204 процента")), fact: .fullCost)),
            .row(Row(id: "terms.amount", label: "Выдано", value: .money(rub(50_000_000)))),
            .row(
              Row(
                id: "terms.place", label: "Где стоит чайник",
                value: .text("Российская Федерация, г. Санкт-Петербург, наб. реки Мойки, д. 12, кв. 4, кухня"))),
            .progress(ProgressBar(id: "terms.progress", label: "Выплачено", permille: 351, text: "18 из 60 платежей")),
            .note(Note(id: "terms.note", text: "График рассчитан нами: компания его не передала.")),
          ])),
      .section(Section(id: "operations", title: "Операции", items: [.table(operations)])),
      .section(Section(id: "schedule", title: "График платежей", items: [.table(schedule)])),
    ], remarks: [])

  static let english = ScreenDocument(
    subject: .init(id: "7002", type: "leasing", title: "Teapot lease"), screen: .main, language: "en", locale: "en_GB",
    asOf: "2026-11-21",
    headerItem: .header(
      Header(
        title: "Teapot lease", subtitle: "Contract ···· 4821",
        amounts: [
          Amount(id: "debt.total", label: "Left to pay", money: gbp(3_245_180), caption: "as of 21 November 2026")
        ], statuses: [Status(id: "status.ok", text: "Everything is paid on time", tone: .positive)])),
    contentItems: [
      .banner(Banner(id: "notice", title: "Your statement for October is ready", tone: .neutral)),
      .section(
        Section(
          id: "terms", title: "Terms",
          items: [
            .row(
              Row(
                id: "rate", label: "Rate",
                value: .percent(.init(value: "4.25", text: "4.25% a year", spoken: "4.25 percent per year")))),
            .row(Row(id: "term", label: "Term", value: .text("5 years"), caption: "ends on 5 December 2031")),
            .row(Row(id: "fee", label: "Late fee", value: .money(gbp(1200)), tone: .attention)),
            .section(
              Section(
                id: "vehicle", title: "The teapot",
                items: [
                  .row(Row(id: "maker", label: "Maker", value: .text("Brown Betty"))),
                  .row(Row(id: "volume", label: "Volume", value: .text("1.2 l"))),
                ])),
          ])),
    ], remarks: [])

  private static let operations = Table(
    id: "operations.table", title: "Операции",
    columns: [
      .init(id: "date", title: "Дата"), .init(id: "what", title: "Операция"),
      .init(id: "amount", title: "Сумма", alignment: .trailing),
    ],
    rows: [
      TableRow(
        id: "op.3", cells: [day(5, "ноября", 11), .text("Плановый платёж не списан: мало денег на счёте"), nil],
        tone: .critical),
      TableRow(id: "op.2", cells: [day(5, "октября", 10), .text("Плановый платёж"), .money(rub(1_234_567))]),
      TableRow(
        id: "op.1", cells: [day(12, "сентября", 9), .text("Частичное досрочное погашение"), .money(rub(5_000_000))]),
    ])

  private static let schedule = Table(
    id: "schedule.table", title: "График платежей",
    columns: [
      .init(id: "number", title: "№", alignment: .trailing), .init(id: "date", title: "Дата"),
      .init(id: "payment", title: "Платёж", alignment: .trailing),
      .init(id: "principal", title: "Основной долг", alignment: .trailing),
      .init(id: "interest", title: "Проценты", alignment: .trailing),
      .init(id: "balance", title: "Остаток после платежа", alignment: .trailing),
    ],
    rows: (1...12).map { number in
      TableRow(
        id: "row.\(number)",
        cells: [
          .text("\(number)"), day(5, months[number - 1], number), .money(rub(1_234_567)),
          .money(rub(Int64(810_000 + number * 7_919))), .money(rub(Int64(424_567 - number * 7_919))),
          .money(rub(Int64(32_451_807 - number * 850_000))),
        ], tone: number < 3 ? .muted : number == 3 ? .critical : .neutral)
    })

  private static let months = [
    "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября", "ноября",
    "декабря",
  ]

  private static func day(_ day: Int, _ month: String, _ number: Int) -> Value {
    .date(
      .init(
        iso: "2026-\(number < 10 ? "0" : "")\(number)-0\(day % 10)", text: "\(day) \(month) 2026 г.",
        spoken: "\(day) \(month) 2026 года"))
  }

  private static func rub(_ minor: Int64) -> MoneyValue {
    MoneyValue(
      minorUnits: minor, decimals: 2, currency: "RUB", text: "\(grouped(minor, "\u{A0}", ","))\u{A0}₽",
      spoken: "\(minor / 100) рублей \(minor % 100) копеек")
  }

  private static func gbp(_ minor: Int64) -> MoneyValue {
    MoneyValue(
      minorUnits: minor, decimals: 2, currency: "GBP", text: "£\(grouped(minor, ",", "."))",
      spoken: "\(minor / 100) pounds \(minor % 100) pence")
  }

  private static func grouped(_ minor: Int64, _ separator: String, _ point: String) -> String {
    var digits = String(minor / 100)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    let fraction = String(minor % 100 + 100).dropFirst()
    return ([digits] + groups).joined(separator: separator) + point + fraction
  }
}
