import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans

extension PortfolioRecord {
  /// Reads the members of an operation that only version 2 has.
  func readRest(of reader: ObjectReader, into operation: inout LoanOperation) {
    operation.merchant = reader.text("merchant").value
    operation.merchantCategory = reader.localizedText("merchantCategory").value
    operation.instalment = reader.object("instalment", instalment).value
    operation.original = reader.object("original", foreignAmount).value
    operation.isCredit = reader.flag("isCredit").value
    operation.posted = reader.date("posted").value
    operation.statement = reader.nonEmptyText("statement").value
    operation.subPlan = reader.nonEmptyText("subPlan").value
    operation.reference = reader.text("reference").value
  }

  /// Reads the number of an instalment among all of them; `nil`, with a finding, if one number is missing or the first
  /// is above the second.
  private func instalment(_ reader: ObjectReader) -> LoanOperation.Instalment? {
    let number = reader.required("number", reader.integer("number", in: 1...120_000))
    guard let count = reader.required("count", reader.integer("count", in: 1...120_000)), let number else { return nil }
    guard number <= count else {
      reader.log.addUnreadable(
        reader.value("number") ?? .null, at: reader.path(of: "number"), expected: "a number up to \(count)")
      return nil
    }
    return LoanOperation.Instalment(number: number, count: count)
  }

  /// Reads an amount in a currency of its own; `nil`, with a finding, if one of the two is missing.
  private func foreignAmount(_ reader: ObjectReader) -> Money? {
    guard let foreign = reader.required("currency", reader.currency("currency")) else {
      _ = reader.money("amount", in: .none(decimals: Currency.maximumDecimals))
      return nil
    }
    return reader.required("amount", reader.money("amount", in: foreign))
  }

  /// Reads the parts of an amount, in reading order. In version 2 a product may have parts of its own.
  func portions(of reader: ObjectReader) -> [Portion] {
    reader.portions("portions", in: currency, withOthers: version >= .two)
  }
}
