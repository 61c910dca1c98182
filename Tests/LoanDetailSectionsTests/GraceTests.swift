import DesignSystem
import LoanArithmetic
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("A grace period")
struct GraceTests {
  private let reason = LocalizedText(en: "cash was taken", ru: "снятие наличных")

  private func grace(_ grace: GracePeriod, locale: String = "en_US") -> [String] {
    lines(Grace(loan: shownLoan(card { $0.revolving.grace = known(grace) }, locale: locale)))
  }

  @Test("that runs has its last day, the payment that keeps it, and what ends it")
  func running() {
    let running = GracePeriod(
      state: .running, until: day("2026-11-30"), amount: rub("34530"), endedBy: reason)
    #expect(
      grace(running) == [
        "grace.state | Status | running: no interest on purchases yet",
        "grace.until | Last day | November 30, 2026 | in 9 days", "grace.amount | To keep it, pay | RUB 34,530.00",
        "grace.ended-by | What ends it early | cash was taken",
      ])
    #expect(
      grace(running, locale: "ru_RU") == [
        "grace.state | Состояние | действует: на покупки пока нет процентов",
        "grace.until | Последний день | 30 ноября 2026 г. | через 9 дней",
        "grace.amount | Чтобы сохранить, внесите | 34 530,00 ₽", "grace.ended-by | Что прервёт его | снятие наличных",
      ])
  }

  @Test("of several statements has what each needs, the minimum payment, and the interest without it")
  func ofSeveralStatements() {
    let facts = card {
      $0.asOf = day("2026-11-21")
      $0.revolving.grace = known(
        GracePeriod(
          state: .running, until: day("2026-12-29"), amount: rub("500"), needsMinimum: true,
          interestIfLost: rub("31.50")))
      $0.obligations = known([
        obligation(.minimum, "50", due: "2026-11-25"), obligation(.statement, "500", due: "2026-12-29"),
        obligation(.statement, "300", due: "2027-01-29") { $0.covered = known(rub("100")) },
      ])
    }
    #expect(
      lines(Grace(loan: shownLoan(facts))).suffix(4) == [
        "grace.amount | To keep it, pay | RUB 500.00",
        "grace.minimum | Minimum payment | needed every month, or the period ends",
        "grace.interest | Interest if it ends early | RUB 31.50",
        "grace.later | Then pay | RUB 200.00 | by January 29, 2027, in more than 2 months",
      ])
    #expect(
      lines(SumsToPay(shownLoan(facts))).contains(
        "payment.amount | Minimum payment | RUB 50.00 | enough to avoid a penalty; needed for the grace period too"))
    #expect(
      lines(ComingChanges(shownLoan(facts))).first?.contains("The grace period of the first purchases ends") == true)
  }

  @Test("that is kept says so")
  func kept() {
    #expect(
      grace(GracePeriod(state: .kept, until: day("2026-11-30"), amount: rub("100"))) == [
        "grace.state | Status | kept: no interest on purchases",
        "grace.until | Last day | November 30, 2026 | in 9 days", "grace.amount | Paid for it | RUB 100.00",
      ])
  }

  @Test("that is lost has its day and its reason, and draws attention")
  func lost() {
    let lost = GracePeriod(state: .lost, until: day("2026-10-30"), lostOn: day("2026-10-31"), endedBy: reason)
    #expect(
      grace(lost) == [
        "grace.state | Status | lost: interest is charged on purchases", "grace.lost-on | Lost on | October 31, 2026",
        "grace.until | Last day | October 30, 2026", "grace.ended-by | Why it was lost | cash was taken",
      ])
    let items = Grace(loan: shownLoan(card { $0.revolving.grace = known(lost) })).body
    #expect(tone(of: "grace.state", in: items) == .attention)
  }

  @Test("that runs says on which day it will be lost, and not that it is")
  func willBeLost() {
    let running = GracePeriod(state: .running, lostOn: day("2026-12-01"))
    #expect(grace(running).last == "grace.lost-on | Without the payment, lost on | December 1, 2026")
    #expect(grace(running, locale: "ru_RU").last == "grace.lost-on | Без оплаты будет утрачен | 1 декабря 2026 г.")
  }

  @Test("whose last day had passed when the data was sent says so; one that ended later is left out")
  func over() {
    let kept = GracePeriod(state: .kept, until: day("2026-11-10"))
    func caption(of data: String) -> String? {
      lines(
        Grace(
          loan: shownLoan(
            card {
              $0.asOf = day(data)
              $0.revolving.grace = known(kept)
            }))
      ).last
    }
    #expect(caption(of: "2026-11-21") == "grace.until | Last day | November 10, 2026 | the time is over")
    #expect(caption(of: "2026-11-10") == nil, "what became of it since is unknown")
  }

  @Test("that the product does not have is named as such")
  func none() {
    let none = GracePeriod(state: GracePeriod.State.none)
    #expect(grace(none) == ["grace.state | Status | not offered with this product"])
  }

  @Test("is not shown if it is unknown or the product is over, and its absence is stated")
  func absent() {
    #expect(lines(Grace(loan: shownLoan(card()))).isEmpty)
    let closed = card {
      $0.revolving.grace = known(GracePeriod(state: .running))
      $0.lifecycle.phase = .closed
    }
    #expect(lines(Grace(loan: shownLoan(closed))).isEmpty)
    let withheld = card { $0.revolving.grace = .absent(.withheld) }
    #expect(lines(Grace(loan: shownLoan(withheld))) == ["grace.state | Status | not disclosed by the bank"])
  }

  @Test("that is said to be paid for, beside a sum for it of which something is left, is reported")
  func keptUnpaid() {
    func found(_ covered: Fact<Money>, due: String = "2026-11-30") -> [String] {
      let facts = card {
        $0.revolving.grace = .known(
          GracePeriod(state: .kept, until: day("2026-11-30")), origin: .provider(field: "$.grace"))
        $0.obligations = known([obligation(.statement, "50", due: due) { $0.covered = covered }])
      }
      return facts.contradictions(at: "$").map { "\($0.path): \($0.found ?? "")" }
    }
    #expect(found(known(rub("20"))) == ["$.grace.state: kept, with 30.00 RUB left to pay"])
    #expect(found(known(rub("50"))) == [])
    #expect(found(.notProvided) == [], "it may be paid")
    #expect(found(known(rub("20")), due: "2026-12-30") == [], "it is for the next period")
  }
}
