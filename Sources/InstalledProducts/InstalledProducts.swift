import ConsumerLoan
public import LoanDetailCore
import Mortgage

/// The products this build has, in the order they are listed.
public enum InstalledProducts {
  /// Every installed plugin; the first one takes the records of a source that knows no product types.
  public static let all: [ProductPlugin] = [
    ConsumerLoan.plugin,
    Mortgage.plugin,
  ]
}
