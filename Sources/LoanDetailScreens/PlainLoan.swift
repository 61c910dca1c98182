public import DesignSystem
public import LoanDetailCore
public import LoanDetailSections
public import Loans
import Localization

/// A product of a type without a plugin, shown with the shared sections only.
///
/// ```swift
/// let plugin = PlainLoan.plugin(for: "boatLoan")
/// ```
public struct PlainLoan: SectionedProduct {
  public let record: LoanRecord

  public init(_ record: LoanRecord) { self.record = record }

  public var manifest: ProductManifest { Self.manifest(of: record.id.type) }
  /// The standard screens, without the schedule for a debt that has none.
  public var screens: [ScreenID] { manifest.screens.filter { $0 != .schedule || !record.facts.isUnscheduled } }

  private static func manifest(of type: ProductType) -> ProductManifest {
    // A source may have put a number into the name of the type.
    let name = TextGuard.messages(type.rawValue)
    return ProductManifest(
      type: type, title: LocalizedText(en: "Loan (\(name))", ru: "Кредит (\(name))"), version: "1.0.0",
      module: ProductManifest.screensModule, screens: [.main, .details, .composition, .schedule, .operations])
  }

  /// Returns a plugin for a product type that has no plugin of its own.
  public static func plugin(for type: ProductType) -> ProductPlugin {
    let manifest = manifest(of: type)
    return ProductPlugin(manifest: manifest) { gateway in
      RecordInteractor(manifest: manifest, readingFrom: gateway) { PlainLoan($0) }
    }
  }
}

extension ProductManifest {
  /// The name of this module, whose products belong to no plugin.
  static let screensModule = String(#fileID.prefix { $0 != "/" })
}
