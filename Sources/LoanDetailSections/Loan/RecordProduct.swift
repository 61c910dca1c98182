public import LoanDetailCore
import Loans

/// A product that is made from its record: a manifest, its own part of the record, and its sections.
///
/// ```swift
/// public struct BoatLoan: RecordProduct {
///   public static let manifest = ProductManifest(
///     type: "boatLoan", title: Words.product, version: "1.0.0", module: "BoatLoan",
///     screens: [.main, .details, .composition, .schedule, .operations])
///
///   public static let plugin = ProductPlugin(BoatLoan.self)
///
///   public var record: LoanRecord
///   let berths: Fact<Int>
///
///   public init(_ record: LoanRecord, own reader: ObjectReader?) {
///     self.record = record
///     berths = reader?.integer("berths", in: 0...99) ?? .notProvided
///   }
///
///   public func sections(on screen: ScreenID, of loan: LoanOnScreen) -> SectionList? {
///     .standard(screen, of: loan)?.after(.terms, Boat(loan: loan, berths: berths))
///   }
/// }
/// ```
///
/// An app installs the plugin. Its interactor is a `RecordInteractor`, which reads from any gateway. For another
/// interactor, use `ProductPlugin(manifest:make:)` and create the products with ``init(reading:)``.
public protocol RecordProduct: SectionedProduct {
  /// The description of the plugin.
  static var manifest: ProductManifest { get }

  /// The record. Its diagnostics are the product's.
  var record: LoanRecord { get set }

  /// Creates a product from its record.
  ///
  /// Each unread field of the specifics becomes a warning. For nested objects, call `reportUnread()` yourself.
  ///
  /// - Parameters:
  ///   - record: the record to keep.
  ///   - reader: reads the specifics, the data that only this product type has; `nil` if the record has none.
  init(_ record: LoanRecord, own reader: ObjectReader?)
}

extension RecordProduct {
  /// Creates a product from its record and adds the findings about its specifics.
  ///
  /// - Throws: the record's fault if a value of the specifics cannot be read.
  public init(reading record: LoanRecord) throws(ProductFault) {
    let own = try record.readSpecifics { Self(record, own: $0) }
    self = own.value ?? Self(record, own: nil)
    self.record.diagnostics = record.diagnostics + own.diagnostics
    self.record.ownNumbers = own.numbers
  }

  public var manifest: ProductManifest { Self.manifest }
}

extension ProductPlugin {
  /// Creates the plugin of a product that is made from its record.
  public init<Product: RecordProduct>(_ product: Product.Type) {
    self.init(manifest: Product.manifest) { gateway in
      RecordInteractor(manifest: Product.manifest, readingFrom: gateway, make: Product.init(reading:))
    }
  }
}
