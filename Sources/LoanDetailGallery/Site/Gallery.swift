package import DesignSystem
package import LoanArithmetic
package import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON
package import LoanDetailRendering
package import Loans
package import Localization

/// A static site that shows the screens of products: each beside its text, its JSON, what older clients are shown, and
/// where every item is from.
///
/// The files are made one product at a time, so that a host can write them, and can make several products at once.
package struct Gallery: Sendable {
  /// A client that is shown beside the newest.
  package struct Client: Sendable {
    /// The name on the pages.
    package let title: String
    package let profile: ClientProfile

    package init(title: String, profile: ClientProfile) {
      self.title = title
      self.profile = profile
    }
  }

  /// A file of the site.
  package struct File: Sendable {
    /// The path in the folder of the site: names of letters, digits and the signs `-_.~`, with slashes between them.
    package let path: String
    package let bytes: [UInt8]
  }

  /// A fault of a product against the contract.
  package struct Fault: Sendable {
    /// The name of the rule.
    let rule: String
    let message: String
    /// The places: a product, or a product with a screen and a locale, separated by commas.
    let places: [String]

    package init(rule: String, message: String, places: [String]) {
      self.rule = rule
      self.message = message
      self.places = places
    }
  }

  /// What the pages show.
  package struct Settings: Sendable {
    /// The locales of the pages, at least one.
    package var locales: [String]
    package var clients: [Client]
    /// The number of other days on which the main screen is shown.
    package var days: Int
    /// The day to show; `nil` for the day of the source.
    package var asOf: CalendarDate?
    package var timeZone: BankTimeZone?
    package var theme: HTMLTheme

    package init(
      locales: [String], clients: [Client], days: Int, asOf: CalendarDate? = nil, timeZone: BankTimeZone? = nil,
      theme: HTMLTheme = HTMLTheme()
    ) {
      self.locales = locales
      self.clients = clients
      self.days = days
      self.asOf = asOf
      self.timeZone = timeZone
      self.theme = theme
    }
  }

  let loans: LoanDetailService
  let scope: CustomerScope
  let settings: Settings
  /// The products that have pages, in their order.
  package let products: [ProductID]
  /// The same products, to look them up.
  let members: Set<ProductID>
  /// The entries of these products in the list of each locale, in the order of the locales.
  let entries: [[ProductID: ProductList.Entry]]

  /// The number of products that are listed at once.
  private static let listedAtOnce = 1_000

  /// Lists the products of a scope. Those for which `includes` is true get pages.
  package init(
    of loans: LoanDetailService, for scope: CustomerScope, _ settings: Settings, where includes: (ProductID) -> Bool
  ) async throws {
    self.loans = loans
    self.scope = scope
    self.settings = settings
    var lists: [[(id: ProductID, entry: ProductList.Entry)]] = []
    for locale in settings.locales {
      let reader = try loans.reader(locale: locale, asOf: settings.asOf, timeZone: settings.timeZone)
      var included: [(id: ProductID, entry: ProductList.Entry)] = []
      var start: String?
      // A part of the list at a time: of all products, only those with pages are kept.
      repeat {
        let part = try await loans.list(for: scope, reader, from: start, atMost: Self.listedAtOnce)
        included += part.list.entries.compactMap { entry in entry.id.flatMap { includes($0) ? ($0, entry) : nil } }
        start = part.next
      } while start != nil
      lists.append(included)
    }
    entries = lists.map { list in Dictionary(list.map { ($0.id, $0.entry) }) { first, _ in first } }
    products = lists.first?.map(\.id) ?? []
    members = Set(products)
  }

  /// The reader of a page, for a client that draws everything or an older one, on the day of the gallery or another
  /// one.
  func reader(_ locale: String, _ client: ClientProfile? = nil, asOf day: CalendarDate? = nil) throws -> LoanReader {
    try loans.reader(
      locale: locale, asOf: day ?? settings.asOf, timeZone: settings.timeZone, client: client, renderer: NoBytes())
  }
}

/// Renders nothing: the pages are made from the trees of screens.
private struct NoBytes: Renderer {
  func render(_ document: ScreenDocument) -> [UInt8] { [] }
}

extension Gallery {
  /// Returns a text as the name of a file. Characters other than letters, digits, `-`, `_` and points after the first
  /// character become `~` and their bytes. The end of a name of more than 100 characters becomes the hash of the text.
  static func name(_ text: String) -> String {
    var name = ""
    for byte in text.utf8 {
      let isPlain =
        0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20 || "-_".utf8.contains(byte)
        || byte == UInt8(ascii: ".") && !name.isEmpty
      name += isPlain ? String(Unicode.Scalar(byte)) : "~\(byte < 16 ? "0" : "")\(String(byte, radix: 16))"
    }
    return name.utf8.count > 100 ? "\(name.prefix(60))~\(ContentHash(of: Array(text.utf8)).hex.prefix(16))" : name
  }

  /// The anchor in a page of the part that shows what an older client is shown.
  static func anchor(ofClient title: String) -> String { "gallery-\(name(title))" }

  /// The anchor in the index of the sentence that says whether a product type keeps to the contract.
  static func anchor(ofVerdictOn type: ProductType) -> String { "contract-\(name(type.rawValue))" }

  /// An id as a reader may see it: it can be made of texts of data, which are masked.
  static func shown(_ id: String) -> String { DataText(id)(.english) }

  /// The folder of a product.
  static func folder(of product: ProductID) -> String { "\(name(product.type.rawValue))/\(name(product.id))" }
}
