import DesignSystem
import LoanArithmetic
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("Whom the customer can ask")
struct ContactTests {
  private func facts() -> LoanFacts {
    var facts = healthyLoan()
    facts.contacts = known([
      Contact(role: .creditor, name: words("Sample Bank", "Банк «Образец»"), registryNumber: "1481"),
      Contact(
        role: .collector, name: words("North", "Север"), address: "5 Harbour Street",
        phones: ["+7 (495) 123-45-67", "ask for Anna"], hours: words("weekdays, 9 to 18", "по будням с 9 до 18"),
        link: Link("https://north.example").map { DataLink($0) }, from: day("2026-10-01")),
      Contact(role: .collector, name: words("Old", "Старый"), until: day("2026-09-30")),
    ])
    return facts
  }

  @Test("is told on the details, with telephone numbers that can be called")
  func section() {
    #expect(
      bothLanguages(facts()) { Contacts(loan: $0) } == [
        """
        Contacts ───────────────────────────────────────────────────
          Lender
            Name  . . . . . . . . . . . . . . . . . . .  Sample Bank
            Registration number . . . . . . . . . . . . . . . . 1481

          Debt collector
            Name  . . . . . . . . . . . . . . . . . . . . . .  North
            Address . . . . . . . . . . . . . . . . 5 Harbour Street
            Telephone . . . . . . . . . . . . . . +7 (495) 123-45-67
            Telephone . . . . . . . . . . . . . . . . . ask for Anna
            Hours . . . . . . . . . . . . . . . .  weekdays, 9 to 18
            Web page  . . . . . . . . . . . .  https://north.example
            Responsible from  . . . . . . . . . . .  October 1, 2026

          Debt collector
            Name  . . . . . . . . . . . . . . . . . . . . . . .  Old
            Responsible until . . . . . . . . . . September 30, 2026
        """,
        """
        Контакты ───────────────────────────────────────────────────
          Кредитор
            Название  . . . . . . . . . . . . . . . . Банк «Образец»
            Номер в реестре . . . . . . . . . . . . . . . . . . 1481

          Взыскивает долг
            Название  . . . . . . . . . . . . . . . . . . . .  Север
            Адрес . . . . . . . . . . . . . . . . . 5 Harbour Street
            Телефон . . . . . . . . . . . . . . . +7 (495) 123-45-67
            Телефон . . . . . . . . . . . . . . . . . . ask for Anna
            Часы работы . . . . . . . . . . . .  по будням с 9 до 18
            Сайт  . . . . . . . . . . . . . .  https://north.example
            Отвечает с  . . . . . . . . . . . . .  1 октября 2026 г.

          Взыскивает долг
            Название  . . . . . . . . . . . . . . . . . . . . Старый
            Отвечает по . . . . . . . . . . . .  30 сентября 2026 г.
        """,
      ])
    let items = Contacts(loan: shownLoan(facts())).body
    let call = Link("tel:+74951234567").map(Destination.link)
    #expect(call != nil)
    #expect(row("contacts.collector.phone", in: items)?.destination == call)
    #expect(row("contacts.collector.phone.2", in: items)?.destination == nil)
  }

  @Test("is told on the main screen where another organisation collects the debt or takes the payments")
  func main() {
    func names(_ change: (inout LoanFacts) -> Void) -> [String] {
      var facts = facts()
      change(&facts)
      return flattened(Contacts(loan: shownLoan(facts), screen: .main).body).compactMap {
        if case .row(let row) = $0, row.label == "Name" { row.value.text } else { nil }
      }
    }
    #expect(names { _ in } == [])
    #expect(names { $0.lifecycle.overlays = [.collections] } == ["North"])
    #expect(names { $0.lifecycle.phase = .transferred } == ["Sample Bank", "North"])
  }

  @Test("who takes the payments before or after their time is not said to take them now")
  func rolesInTime() {
    func roles(_ contact: Contact) -> [String] {
      var facts = healthyLoan()
      facts.contacts = known([contact])
      return flattened(Contacts(loan: shownLoan(facts)).body).compactMap {
        if case .section(let section) = $0 { section.title } else { nil }
      }
    }
    let name = words("North", "Север")
    #expect(roles(Contact(role: .servicer, name: name, from: day("2026-11-22"))).contains("New servicer"))
    #expect(
      roles(Contact(role: .servicer, name: name, from: day("2026-11-21"))).contains("Servicer: accepts your payments"))
    #expect(roles(Contact(role: .creditor, name: name, until: day("2026-11-20"))).contains("Former lender"))
    #expect(roles(Contact(role: .creditor, name: name, until: day("2026-11-21"))).contains("Lender"))
  }

  @Test("a transfer without its day does not say that the new organisation takes the payments now")
  func transferOnAnUnknownDay() {
    func shown(_ change: (inout LoanFacts) -> Void) -> [String] {
      var facts = healthyLoan()
      facts.transfer = known(
        LoanTransfer(
          kind: .servicing, from: words("Bank", "Банк"), to: words("North", "Север"), oldAcceptsUntil: day("2026-12-14")
        ))
      change(&facts)
      return notes(Transfer(loan: shownLoan(facts)).body) + lines(Transfer(loan: shownLoan(facts)))
    }
    let going = shown { $0.lifecycle.overlays = [.servicingTransfer] }.joined(separator: "\n")
    #expect(
      !going.contains("Payments go to") && going.contains("Servicer now") && going.contains("The present one accepts"))
    #expect(!shown { _ in }.joined().contains("Payments go to"))
    #expect(shown { $0.lifecycle.phase = .transferred }.joined().contains("Payments go to North."))
  }

  @Test("a transfer of an unreadable kind is not called that of the debt")
  func transferOfUnknownKind() {
    var facts = healthyLoan()
    facts.transfer = .absent(.unreadable("a text"))
    #expect(Transfer(loan: shownLoan(facts)).title?(.english) == "Transfer to another organisation")
  }

  @Test("a transfer that is made speaks of the old organisation and the insurance in the past tense")
  func transferMade() {
    func rows(_ insuranceAffected: Bool, on day: String, locale: String = "en_US") -> [String] {
      var facts = healthyLoan()
      facts.transfer = known(
        LoanTransfer(
          kind: .servicing, effective: LoanDetailSectionsTests.day("2026-12-01"), from: words("Bank", "Банк"),
          to: words("North", "Север"), oldAcceptsUntil: LoanDetailSectionsTests.day("2026-12-10"),
          insuranceAffected: insuranceAffected))
      return lines(Transfer(loan: shownLoan(facts, on: day, locale: locale))).dropFirst().map {
        $0.split(separator: " | ").dropFirst().joined(separator: " | ")
      }
    }
    #expect(
      rows(true, on: "2026-12-05") == [
        "Former servicer | Bank", "New servicer | North", "The former one accepts payments until | December 10, 2026",
        "Your insurance | changed with the transfer",
      ])
    #expect(
      rows(false, on: "2026-12-11", locale: "ru_RU") == [
        "Прежде обслуживал | Банк", "Теперь обслуживает | Север",
        "Прежняя организация принимала платежи по | 10 декабря 2026 г.", "Ваша страховка | не изменилась",
      ])
  }

  @Test("a transfer says who takes the payments, from when, and how long the old organisation accepts them")
  func transfer() {
    var facts = healthyLoan()
    facts.transfer = known(
      LoanTransfer(
        kind: .servicing, effective: day("2026-12-01"), from: words("Bank", "Банк"), to: words("North", "Север"),
        oldAcceptsUntil: day("2027-01-30"), insuranceAffected: false))
    #expect(
      bothLanguages(facts) { Transfer(loan: $0, screen: .main) } == [
        """
        Transfer of the servicing ──────────────────────────────────
        ! From December 1, 2026 on, payments go to North.

          Day of the transfer . . . . . . . . . . . December 1, 2026
            in 10 days
          Servicer now  . . . . . . . . . . . . . . . . . . . . Bank
          New servicer  . . . . . . . . . . . . . . . . . . .  North
          The present one accepts payments until    January 30, 2027
          Your insurance  . . . . . . . . . . . . . . stays as it is
        """,
        """
        Передача обслуживания ──────────────────────────────────────
        ! С 1 декабря 2026 г. платежи принимает Север.

          Дата передачи . . . . . . . . . . . . .  1 декабря 2026 г.
            через 10 дней
          Сейчас обслуживает  . . . . . . . . . . . . . . . . . Банк
          Будет обслуживать . . . . . . . . . . . . . . . . .  Север
          Нынешняя организация принимает платежи
          по  . . . . . . . . . . . . . . . . . .  30 января 2027 г.
          Ваша страховка  . . . . . . . . . . . . . . . не изменится
        """,
      ])
    #expect(!Transfer(loan: shownLoan(facts, on: "2027-03-31"), screen: .main).body.isEmpty)
    #expect(Transfer(loan: shownLoan(facts, on: "2027-04-01"), screen: .main).body.isEmpty)
    #expect(!Transfer(loan: shownLoan(facts, on: "2027-04-01")).body.isEmpty)
    facts.transfer = known(LoanTransfer(kind: .claim, effective: day("2026-11-01"), to: words("North", "Север")))
    let said = flattened(Transfer(loan: shownLoan(facts)).body).compactMap {
      if case .note(let note) = $0 { note.text } else { nil }
    }
    #expect(said == ["Your lender is now North."])
    facts.lifecycle.phase = .repaid
    #expect(texts(Transfer(loan: shownLoan(facts)).body).count == 2)
    #expect(!drawn(Transfer(loan: shownLoan(facts)).body).contains("Your lender is now"))
  }

  @Test("the contract tells its number in a register, its holders and its package")
  func contract() {
    var facts = healthyLoan()
    facts.registryID = known("2a5c01de-3")
    facts.holders = known(2)
    facts.bundle = known("Premium")
    let items = Contract(loan: shownLoan(facts)).body
    #expect(texts(items)["contract.registry"] == "2a5c01de-3")
    #expect(row("contract.registry", in: items)?.copy == "2a5c01de-3")
    #expect(texts(items)["contract.holders"] == "2")
    #expect(texts(items)["contract.bundle"] == "Premium")
  }

  @Test("features tell what can be used of them")
  func features() {
    var facts = healthyLoan()
    facts.features = known([
      LoanFeature(kind: .redraw, available: rub("4500")), LoanFeature(kind: .offset, isOn: false),
      LoanFeature(kind: .other("skip"), title: words("Skip a month", "Пропуск месяца")),
      LoanFeature(kind: .redraw, available: rub("1"), isOn: false),
    ])
    #expect(
      texts(Features(loan: shownLoan(facts)).body) == [
        "features.redraw": "RUB 4,500.00 | available to use", "features.offset": "off", "features.other": "included",
        "features.redraw.2": "RUB 1.00 | off",
      ])
    #expect(texts(Features(loan: shownLoan(facts, locale: "ru_RU")).body)["features.offset"] == "выключено")
  }

  @Test("cards are masked, and a customer sees no name but their own")
  func cards() {
    var facts = healthyLoan()
    facts.parties = [Party(customer: CustomerID(rawValue: "C-7"), role: .borrower, name: "ANNA")]
    facts.cards = known([
      PaymentCard(network: "Mir", number: AccountNumber("2200123412344471"), holder: "ANNA", state: .active),
      PaymentCard(number: AccountNumber("2200123412344489"), holder: "IVAN", state: .notActivated),
      PaymentCard(network: "Mir"),
    ])
    let customer = shownLoan(facts, scope: .customer(CustomerID(rawValue: "C-7")))
    #expect(
      texts(Cards(loan: customer).body) == [
        "cards.card": "•• 4471 | ANNA, active", "cards.card.2": "•• 4489 | not activated yet",
        "cards.card.3": "number not given",
      ])
    #expect(texts(Cards(loan: shownLoan(facts)).body)["cards.card.2"] == "•• 4489 | IVAN, not activated yet")
    #expect(row("cards.card", in: Cards(loan: customer).body)?.copy == nil)
    #expect(row("cards.card", in: Cards(loan: shownLoan(facts, revealsNumbers: true)).body)?.copy == "2200123412344471")
  }
}
