public import DesignSystem
public import LoanDetailCore
public import LoanDetailSections
import Loans
import Localization

/// The product: what it declares, the facts of this product only, and the sections of its screens.
public struct __NAME__: RecordProduct {
  /// The description of the plugin. Add your own screens and item kinds here first.
  public static let manifest = ProductManifest(
    type: "__TYPE__", title: Words.product, version: "1.0.0", module: "__NAME__",
    screens: [__SCREENS__])

  /// The plugin that an app installs.
  public static let plugin = ProductPlugin(__NAME__.self)

  public var record: LoanRecord
  /// The office that services the contract.
  let office: Fact<LocalizedText>

  /// Reads the specifics of a record. Add a line for every field that your source provides.
  public init(_ record: LoanRecord, own reader: ObjectReader?) {
    self.record = record
    office = reader?.localizedText("office") ?? .notProvided
  }

  /// The standard screens, with the product's own section after the terms. Add further sections, and replace or leave
  /// out standard ones, by their names.
  public func sections(on screen: ScreenID, of loan: LoanOnScreen) -> SectionList? {
    let standard = SectionList.standard(screen, of: loan)
    return switch screen {
    case .main, .details: standard?.after(.terms, Service(loan: loan, office: office))
    default: standard
    }
  }
}

/// The product's own section: a row for each known fact.
struct Service: LoanSection {
  static let name: SectionName = "service"
  static let summary = "The office that services the contract."

  let loan: LoanOnScreen
  let office: Fact<LocalizedText>

  var title: LocalizedText? { Words.service }
  var items: [Item] { row("office", Words.office, office) }
}
