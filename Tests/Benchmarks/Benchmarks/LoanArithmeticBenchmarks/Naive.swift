import Foundation
import LoanArithmetic

/// The straightforward ways, for a yardstick that moves with the machine.
enum Naive {
  struct Row {
    var payment, principal, interest, balance: Decimal
  }

  /// A monthly annuity in `Decimal`, each figure rounded to the kopeck.
  static func annuity(principal: Decimal, percent: Decimal, payments: Int) -> [Row] {
    func rounded(_ value: Decimal) -> Decimal {
      var (value, result) = (value, Decimal())
      NSDecimalRound(&result, &value, 2, .plain)
      return result
    }
    let rate = percent / 1200
    var growth = Decimal(1)
    for _ in 0..<payments { growth *= 1 + rate }
    let payment = rounded(principal * rate * growth / (growth - 1))
    var balance = principal
    return (1...payments).map { number in
      let interest = rounded(balance * rate)
      let part = number == payments ? balance : payment - interest
      balance -= part
      return Row(payment: part + interest, principal: part, interest: interest, balance: balance)
    }
  }

  /// The effective rate by bisection to 10^-12, a power for every flow.
  static func rate(_ flows: [(time: Double, amount: Double)]) -> Double {
    var (low, high) = (0.0, 10.0)
    while high - low > 1e-12 {
      let middle = (low + high) / 2
      let value = flows.reduce(0.0) { $0 + $1.amount / pow(1 + middle, $1.time) }
      if value > 0 { low = middle } else { high = middle }
    }
    return low
  }
}
