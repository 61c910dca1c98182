import LoanDetail

extension LoanDetailService.Options {
  /// A deadline that does not pass while other tests have the processors.
  static var patient: Self { .init(deadline: .seconds(120)) }
}
