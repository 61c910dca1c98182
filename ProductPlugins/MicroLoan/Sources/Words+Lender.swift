import Localization

extension Words {
  /// The shared texts that speak of a bank, which a microfinance organisation is not.
  static let lender: [OwnWords.Text] = [
    .init(
      "The data arrived with errors, and we will not guess at figures. Your agreement with the bank has not changed. Please try again later or contact the bank.",
      en:
        "The data arrived with errors, and we will not guess at figures. Your agreement with the lender has not changed. Please try again later or contact the lender.",
      ru:
        "Данные пришли с ошибками, а додумывать цифры мы не станем. Ваши договорённости с кредитором не изменились. Попробуйте позже или обратитесь к кредитору."
    ),
    .init(
      "The service that holds the data does not answer. Your agreement with the bank has not changed. Please try again later.",
      en:
        "The service that holds the data does not answer. Your agreement with the lender has not changed. Please try again later.",
      ru: "Сервис, где хранятся данные, не отвечает. Ваши договорённости с кредитором не изменились. Попробуйте позже."),
    .init(
      "The bank has not answered yet whether it was carried out. It will not be carried out twice. What this screen shows may be from before it.",
      en:
        "The lender has not answered yet whether it was carried out. It will not be carried out twice. What this screen shows may be from before it.",
      ru:
        "Кредитор ещё не ответил, выполнена ли она. Дважды она выполнена не будет. На этом экране может быть показано то, что было до неё."
    ),
    .init(
      "the bank’s system does not answer; these are its last known data",
      en: "the lender’s system does not answer; these are its last known data",
      ru: "система кредитора не отвечает, показаны последние полученные данные"),
    .init(
      "The bank's data states {1} for this day, and also that nothing is owed.",
      en: "The lender's data states {1} for this day, and also that nothing is owed.",
      ru: "В данных кредитора на этот день указан платёж {1}, и в них же — что долга нет."),
    .init(
      "The bank's data states {1} for this day, and also a payment holiday until {2}.",
      en: "The lender's data states {1} for this day, and also a payment holiday until {2}.",
      ru: "В данных кредитора на этот день указан платёж {1}, и в них же — кредитные каникулы до {2}."),
    .init(
      "The bank's data states {1} for this day, and also a payment of {2} in a holiday until {3}.",
      en: "The lender's data states {1} for this day, and also a payment of {2} in a holiday until {3}.",
      ru: "В данных кредитора на этот день указан платёж {1}, и в них же — {2} на время каникул до {3}."),
    .init(
      "The rate changes on {1}, and the bank does not say what each day adds from then on.",
      en: "The rate changes on {1}, and the lender does not say what each day adds from then on.",
      ru: "Ставка меняется {1}, и кредитор не сообщает, сколько прибавляет каждый день с этого дня."),
    .init(
      "The loan ends with a large payment on {1}, and the bank does not say how it would change.",
      en: "The loan ends with a large payment on {1}, and the lender does not say how it would change.",
      ru: "Заём заканчивается крупным платежом {1}, и кредитор не сообщает, как он изменится."),
    .init(
      "No rate applies to this contract, and this is calculated from a rate. Ask the bank what would change.",
      en: "No rate applies to this contract, and this is calculated from a rate. Ask the lender what would change.",
      ru: "По этому договору ставки нет, а расчёт делается по ставке. Что изменится, спросите у кредитора."),
    .init(
      "the bank does not offer it now",
      en: "the lender does not offer it now",
      ru: "сейчас кредитор этого не предлагает"),
    .init(
      "Calculated from the tariff. It is no decision of the bank, and the contract may differ.",
      en: "Calculated from the tariff. It is no decision of the lender, and the contract may differ.",
      ru: "Рассчитано по тарифу. Это не решение кредитора, условия договора могут отличаться."),
    .init(
      "The opening balance is not known: the bank's data lacks transactions, or what they changed.",
      en: "The opening balance is not known: the lender's data lacks transactions, or what they changed.",
      ru: "Долг на начало неизвестен: в данных кредитора не хватает операций или сведений о том, как они изменили долг."
    ),
    .init(
      "The balances of these days are not known: the bank's data lacks transactions, or what they changed.",
      en: "The balances of these days are not known: the lender's data lacks transactions, or what they changed.",
      ru: "Долг в эти дни неизвестен: в данных кредитора не хватает операций или сведений о том, как они изменили долг."
    ),
    .init(
      "What the bank knows is of {1}: choose that day or an earlier one.",
      en: "What the lender knows is of {1}: choose that day or an earlier one.",
      ru: "Данные кредитора — на {1}: выберите этот день или более ранний."),
    .init(
      "Each of you owes the whole debt: if a part is missing, the bank may ask anyone for it.",
      en: "Each of you owes the whole debt: if a part is missing, the lender may ask anyone for it.",
      ru: "Каждый из вас отвечает за весь долг: если чьей-то части не хватит, кредитор вправе взыскать её с любого."),
    .init(
      "the bank's system counts money up to the instalment only",
      en: "the lender's system counts money up to the instalment only",
      ru: "система кредитора учитывает деньги только в пределах платежа"),
    .init(
      "{1}; but the payoff amount, {2}, already includes the overdue amount: ask the bank",
      en: "{1}; but the payoff amount, {2}, already includes the overdue amount: ask the lender",
      ru: "{1}; но в сумму полного погашения {2} просрочка уже входит: уточните у кредитора"),
    .init(
      "The bank will no longer debit the payments. You will have to make each payment yourself, in time.",
      en: "The lender will no longer debit the payments. You will have to make each payment yourself, in time.",
      ru: "Кредитор больше не будет списывать платежи. Каждый платёж нужно будет вносить самостоятельно и вовремя."),
    .init("Send the request to the bank?", en: "Send the request to the lender?", ru: "Отправить заявку кредитору?"),
    .init(
      "The bank's system does not provide the current balance.",
      en: "The lender's system does not provide the current balance.",
      ru: "Система кредитора не сообщает, сколько вы сейчас должны."),
    .init(
      "The bank does not disclose how much is owed.",
      en: "The lender does not disclose how much is owed.",
      ru: "Кредитор не раскрывает сумму долга."),
    .init("The bank's forecast of the debt", en: "The lender's forecast of the debt", ru: "Прогноз кредитора по долгу"),
    .init("Not itemised by the bank", en: "Not itemised by the lender", ru: "Без расшифровки кредитора"),
    .init("Difference in the bank's data", en: "Difference in the lender's data", ru: "Расхождение в данных кредитора"),
    .init(
      "The bank's system does not provide a breakdown of the amounts.",
      en: "The lender's system does not provide a breakdown of the amounts.",
      ru: "Система кредитора не сообщает, из чего складываются суммы."),
    .init(
      "The bank's system does not provide the transactions.",
      en: "The lender's system does not provide the transactions.",
      ru: "Система кредитора не передаёт операции."),
    .init(
      "other data of the bank contradicts it",
      en: "other data of the lender contradicts it",
      ru: "другие данные кредитора этому противоречат"),
    .init(
      "The bank's system does not provide the date and the amount of the next payment.",
      en: "The lender's system does not provide the date and the amount of the next payment.",
      ru: "Система кредитора не сообщает дату и сумму следующего платежа."),
    .init("as the bank states it", en: "as the lender states it", ru: "по данным кредитора"),
    .init(
      "The bank's data states that nothing is overdue and also that a payment was missed.",
      en: "The lender's data states that nothing is overdue and also that a payment was missed.",
      ru: "В данных кредитора указано, что просрочки нет, и в них же — что платёж пропущен."),
    .init(
      "The bank's data states that nothing is overdue and also that the debt is not repaid after its last payment.",
      en:
        "The lender's data states that nothing is overdue and also that the debt is not repaid after its last payment.",
      ru: "В данных кредитора указано, что просрочки нет, и в них же — что после последнего платежа долг не погашен."),
    .init(
      "The bank's data states {1} for this day, and also announces {2}.",
      en: "The lender's data states {1} for this day, and also announces {2}.",
      ru: "В данных кредитора на этот день указан платёж {1}, а объявлен другой — {2}."),
    .init(
      "The bank's data states {1} for this day, and also {2} after the early repayment of {3}.",
      en: "The lender's data states {1} for this day, and also {2} after the early repayment of {3}.",
      ru: "В данных кредитора на этот день указан платёж {1}, а после досрочного погашения {2} — {3}."),
    .init("Not provided by the bank: {1}.", en: "Not provided by the lender: {1}.", ru: "Нет данных: {1}."),
    .init(
      "The bank's system does not provide a payment schedule.",
      en: "The lender's system does not provide a payment schedule.",
      ru: "Система кредитора не передаёт график платежей."),
    .init(
      "Calculated from the agreed terms: early and late payments are not included, and the bank's own schedule may differ.",
      en:
        "Calculated from the agreed terms: early and late payments are not included, and the lender's own schedule may differ.",
      ru:
        "Рассчитан по условиям договора: досрочные и просроченные платежи в нём не учтены, график кредитора может отличаться."
    ),
    .init(
      "The bank's system provided only a part of the schedule: {1}.",
      en: "The lender's system provided only a part of the schedule: {1}.",
      ru: "Система кредитора передала только часть графика: {1}."),
    .init(
      "Calculated from the terms of the contract; the bank's own sum counts, this is not an offer.",
      en: "Calculated from the terms of the contract; the lender's own sum counts, this is not an offer.",
      ru: "Рассчитано по условиям договора. Это не предложение: верна сумма, которую назовёт кредитор."),
    .init("Tell the bank by", en: "Tell the lender by", ru: "Предупредить кредитора не позднее"),
    .init("The bank does not provide: {1}.", en: "The lender does not provide: {1}.", ru: "Кредитор не сообщает: {1}."),
    .init(
      "The bank accepts {1} or more.",
      en: "The lender accepts {1} or more.",
      ru: "Кредитор принимает суммы от {1}."),
    .init(
      "The bank accepts {1} or less.",
      en: "The lender accepts {1} or less.",
      ru: "Кредитор принимает суммы до {1}."),
    .init(
      "The terms of the contract do not give exactly the sums that the bank states.",
      en: "The terms of the contract do not give exactly the sums that the lender states.",
      ru: "По условиям договора не получаются в точности те суммы, которые называет кредитор."),
    .init(
      "{1} On {2}, {3}: the bank states {4}, the terms give {5}.",
      en: "{1} On {2}, {3}: the lender states {4}, the terms give {5}.",
      ru: "{1} {2}, {3}: у кредитора {4}, по условиям {5}."),
    .init(
      "A part of the payment of {1} is already made, and the bank does not say how it counts.",
      en: "A part of the payment of {1} is already made, and the lender does not say how it counts.",
      ru: "Часть платежа {1} уже внесена, и кредитор не сообщает, как она учтена."),
    .init(
      "Ask the bank whether a payment is overdue",
      en: "Ask the lender whether a payment is overdue",
      ru: "Уточните у кредитора, есть ли просрочка"),
    .init(
      "Ask the bank how much the payment of {1} is",
      en: "Ask the lender how much the payment of {1} is",
      ru: "Уточните у кредитора сумму платежа за {1}"),
    .init(
      "Ask the bank how much the booked early repayment needs",
      en: "Ask the lender how much the booked early repayment needs",
      ru: "Узнайте у кредитора, сколько нужно для запланированного досрочного погашения"),
    .init(
      "Ask the bank how much must be in the account.",
      en: "Ask the lender how much must be in the account.",
      ru: "Узнайте у кредитора, сколько должно быть на счёте."),
    .init("not disclosed by the bank", en: "not disclosed by the lender", ru: "кредитор не раскрывает эти данные"),
    .init("Messages of the bank", en: "Messages of the lender", ru: "Сообщения кредитора"),
  ]
}
