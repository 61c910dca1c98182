import CarLoan
import ConsumerLoan
import CreditCard
import EducationLoan
import Instalment
public import LoanDetailCore
import MicroLoan
import Mortgage
import Overdraft

/// The installed products, in the order of lists. The only code that names products.
public enum InstalledProducts {
  /// All installed plugins. Records of a source without product types go to the first one.
  public static let all: [ProductPlugin] = [
    ConsumerLoan.plugin,
    Mortgage.plugin,
    CarLoan.plugin,
    CreditCard.plugin,
    EducationLoan.plugin,
    Instalment.plugin,
    Overdraft.plugin,
    MicroLoan.plugin,
  ]
}
