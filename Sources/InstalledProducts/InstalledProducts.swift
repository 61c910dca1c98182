import ConsumerLoan
public import LoanDetailCore
import Mortgage

/// The installed products, in the order of lists. The only code that names products.
public enum InstalledProducts {
  /// All installed plugins. Records of a source without product types go to the first one.
  public static let all: [ProductPlugin] = [
    ConsumerLoan.plugin,
    Mortgage.plugin,
  ]
}
