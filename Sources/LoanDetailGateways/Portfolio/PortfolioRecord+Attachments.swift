import LoanArithmetic
import LoanDetailCore
import Loans

extension PortfolioRecord {
  func security() -> Fact<[Security]> {
    loan.objects("security") { reader in
      let kind = reader.required("kind", securityKind(reader))
      var security = Security(kind: kind ?? .other("other"))
      security.title = reader.localizedText("title").value
      security.address = reader.text("address").value
      security.registration = reader.accountNumber("registration").value
      security.value = reader.nonNegative("value", in: currency).value
      security.valuedOn = reader.date("valuedOn").value
      if version >= .two {
        security.secured = reader.nonNegative("secured", in: currency).value
        security.lien = reader.object("lien", lien).value
        security.becomes = reader.object("becomes", laterSecurity).value
        security.heldMoney = reader.object("heldMoney", heldMoney).value
      }
      return security
    }
  }

  private func securityKind(_ reader: ObjectReader) -> Fact<Security.Kind> {
    reader.word("kind", among: Security.Kind.named) { .other($0) }
  }

  /// Reads the security that takes the place of this one later; `nil`, with a finding, if its kind is missing.
  private func laterSecurity(_ reader: ObjectReader) -> LaterSecurity? {
    let kind = reader.required("kind", securityKind(reader))
    let day = reader.date("expectedBy").value
    let steps = reader.localizedText("steps").value
    return kind.map { LaterSecurity(kind: $0, expectedBy: day, steps: steps) }
  }

  /// Reads the money that is held as a security; `nil`, with a finding, if the amount is missing.
  private func heldMoney(_ reader: ObjectReader) -> HeldMoney? {
    let amount = reader.required("amount", reader.nonNegative("amount", in: currency))
    let bank = reader.text("bank").value
    let account = reader.accountNumber("account").value
    let condition = reader.localizedText("paidOutWhen").value
    return amount.map { HeldMoney(amount: $0, bank: bank, account: account, paidOutWhen: condition) }
  }

  func insurance() -> Fact<[InsurancePolicy]> {
    loan.objects("insurance") { reader in
      let kind = reader.required("kind", reader.word("kind", among: InsurancePolicy.Kind.named) { .other($0) })
      var policy = InsurancePolicy(kind: kind ?? .other("other"))
      policy.insurer = reader.text("insurer").value
      policy.number = reader.accountNumber("number").value
      policy.from = reader.date("from").value
      policy.until = reader.date("until").value
      policy.premium = reader.nonNegative("premium", in: currency).value
      policy.insuredAmount = reader.nonNegative("insuredAmount", in: currency).value
      reader.checkOrder(of: policy.from, policy.until, named: "from", "until")
      if version >= .two {
        policy.isVoluntary = reader.flag("isVoluntary").value
        policy.refund = reader.object("refund", refund).value
        policy.rateWithout = reader.rate("rateWithout").value
        policy.rateWithoutFrom = reader.date("rateWithoutFrom").value
      }
      return policy
    }
  }

  private func lien(_ reader: ObjectReader) -> Lien {
    let lien = Lien(
      registeredOn: reader.date("registeredOn").value, removedOn: reader.date("removedOn").value,
      removedBy: reader.date("removedBy").value)
    reader.checkOrder(of: lien.registeredOn, lien.removedOn, named: "registeredOn", "removedOn")
    return lien
  }

  private func refund(_ reader: ObjectReader) -> InsuranceRefund {
    let right = reader.required("right", reader.name("right", of: InsuranceRefund.Right.self))
    let amount = reader.nonNegative("amount", in: currency).value
    let applyTo = reader.localizedText("applyTo").value
    let by = reader.date("by").value
    return InsuranceRefund(right: right, amount: amount, applyTo: applyTo, by: by)
  }

  func documents() -> Fact<[Document]> {
    loan.objects("documents") { reader in
      let id = reader.required("id", reader.nonEmptyText("id"))
      let title = reader.required("title", reader.localizedText("title"))
      let date = reader.date("date").value
      guard let id, let title else { return nil }
      return Document(id: id, title: title, date: date)
    }
  }

  /// Reads the messages of the bank. Only a message without words is left out.
  func notices() -> Fact<[Notice]> {
    loan.objects("notices") { reader in
      let id = reader.required("id", reader.nonEmptyText("id"))
      let importance =
        reader.required("importance", reader.name("importance", of: Notice.Importance.self)) ?? .attention
      let title = reader.required("title", reader.localizedText("title"))
      let text = reader.localizedText("text").value
      guard let words = title ?? text else { return nil }
      var notice = Notice(
        id: id ?? importance.rawValue, importance: importance, title: words, text: title == nil ? nil : text)
      if version >= .two {
        notice.since = reader.date("since").value
        notice.until = reader.date("until").value
        reader.checkOrder(of: notice.since, notice.until, named: "since", "until")
      }
      return notice
    }
  }
}
