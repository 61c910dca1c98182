import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization

extension FineractLoan {
  /// Returns the charges of the loan, then the charges for an overdue instalment, which some responses have in the
  /// summary.
  func fees() -> Fact<[Fee]> {
    let charges = loan.objects("charges", fee)
    let overdue = loan.objects("overdueCharges", overdueFee)
      .or(loan.group("summary").objects("overdueCharges", overdueFee))
    guard let first = charges.value else { return overdue.value?.isEmpty == false ? overdue : charges }
    return charges.map { _ in first + (overdue.value ?? []) }
  }

  private func fee(_ reader: ObjectReader) -> Fee? {
    let currency = reader.fineractCurrency("currency").value ?? currency
    let title = reader.required("name", reader.text("name"))
    let amount = reader.required("amount", reader.amount("amount", in: currency))
    guard let title, let amount else { return nil }
    return Fee(
      title: LocalizedText(title), amount: amount, due: reader.day("dueDate").value,
      outstanding: reader.amount("amountOutstanding", in: currency).value,
      isPenalty: reader.flag("penalty").value ?? false)
  }

  /// Returns a charge for an overdue instalment. Its `amount` is a percentage, unless the calculation is flat (1).
  private func overdueFee(_ reader: ObjectReader) -> Fee? {
    guard reader.flag("active").value != false else { return nil }
    let currency = reader.fineractCurrency("currency").value ?? currency
    let title = reader.required("name", reader.text("name"))
    let charge: Fee.Charge? =
      if reader.option("chargeCalculationType").value?.id == 1 {
        reader.required("amount", reader.amount("amount", in: currency)).map { .amount($0) }
      } else {
        reader.required("amount", reader.number("amount")).map { .percentage($0, of: nil) }
      }
    guard let title, let charge else { return nil }
    return Fee(
      title: LocalizedText(title), charge: charge, isPenalty: reader.flag("penalty").value ?? true,
      frequency: frequency(reader))
  }

  private func frequency(_ reader: ObjectReader) -> Fee.Frequency? {
    guard let unit = reader.option("feeFrequency").value else { return nil }
    let count = reader.count("feeInterval", in: 1...120_000).value ?? 1
    return switch (count, unit.id) {
    case (1, 2): .monthly
    case (1, 3): .yearly
    default: .other("\(count) \(unit.name)")
    }
  }
}
