import LoanArithmetic

extension LoanOnDay {
  /// The way of repaying the principal. Equal parts of the principal are equal payments if no rate is above zero.
  package var amortisation: Fact<Amortisation> {
    guard terms.amortisation.value == .equalPrincipal, let rates = terms.rates.value, !rates.isEmpty,
      rates.allSatisfy({ $0.use == .penalty || $0.rate.percent.coefficient == 0 })
    else { return terms.amortisation }
    return terms.amortisation.map { _ in .annuity }
  }
}
