import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans
import Localization
import Synchronization

/// The sample records of a list of products, each of the type of its product.
///
/// The samples of a product are read when they are first needed. A request for one loan reads only those that have its
/// id somewhere. Findings about the samples as a whole are left to the conformance kit.
struct SampleGateway: LoanRecordGateway {
  private let samples: [Samples]

  init(of products: [ProductWithSamples]) { samples = products.map(Samples.init) }

  func asOf() -> CalendarDate? { dated?.asOf() }

  func timeZone() -> BankTimeZone? { dated?.timeZone() }

  func diagnostics(for scope: CustomerScope) -> [Diagnostic] { [] }

  func productTypes(for scope: CustomerScope) throws -> [ProductType] {
    if scope == .allCustomers { return samples.map(\.type) }
    return try samples.filter { try $0.portfolio().productTypes(for: scope).contains($0.type) }.map(\.type)
  }

  func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) throws -> SummaryPage {
    guard let samples = samples.first(where: { $0.type == type }) else { return SummaryPage(entries: [], next: nil) }
    return try samples.portfolio().summaries(of: type, for: scope, page: page)
  }

  func record(with id: ProductID, for scope: CustomerScope) throws -> LoanRecord {
    try portfolio(with: id).record(with: id, for: scope)
  }

  func revision(of id: ProductID, for scope: CustomerScope) throws -> RecordRevision? {
    try portfolio(with: id).revision(of: id, for: scope)
  }

  private func portfolio(with id: ProductID) throws -> PortfolioGateway {
    guard let samples = samples.first(where: { $0.type == id.type }), samples.mayHave(id.id) else {
      throw ProductError.notFound(id)
    }
    return try samples.portfolio()
  }

  /// The first samples that state their day; `nil` if none do. Samples that cannot be read are a fault of their own
  /// product alone.
  private var dated: PortfolioGateway? {
    samples.lazy.compactMap { try? $0.portfolio() }.first { $0.asOf() != nil }
  }
}

/// The samples of one product, which may have none.
private final class Samples: Sendable {
  let type: ProductType
  private let name: String
  /// The document, a copy of what the program contains; `nil` if there is none.
  private let text: Once<[UInt8]?>
  private let read = Mutex<PortfolioGateway?>(nil)

  init(of product: ProductWithSamples) {
    type = product.manifest.type
    name = "samples of \(product.manifest.module)"
    text = Once { product.records }
  }

  /// The records, which are read once.
  func portfolio() throws(GatewayError) -> PortfolioGateway {
    try read.withLock { read throws(GatewayError) in
      if let read { return read }
      let portfolio = try PortfolioGateway(merging: text.value.map { [(name, $0)] } ?? [])
      read = portfolio
      return portfolio
    }
  }

  /// Whether a record may have this id: the text contains it between quotes, or an escape that may hide it.
  func mayHave(_ id: String) -> Bool {
    guard let text = text.value else { return false }
    return text.contains(Array("\"\(id)\"".utf8)) || text.hasEscape
  }
}

extension [UInt8] {
  /// Whether the bytes contain others (R. N. Horspool, "Practical fast searching in strings", 1980).
  fileprivate func contains(_ searched: [UInt8]) -> Bool {
    let last = searched.count - 1
    // How far the searched bytes can move without missing a place, by the value of the byte under their last one.
    var steps = [Int](repeating: searched.count, count: 256)
    for (place, byte) in searched.dropLast().enumerated() { steps[Int(byte)] = last - place }
    var end = last
    while end < count {
      let byte = self[end]
      if byte == searched[last], self[end - last] == searched[0], self[(end - last)...end].elementsEqual(searched) {
        return true
      }
      end += steps[Int(byte)]
    }
    return false
  }

  /// Whether there is a backslash. The loop looks at many bytes at a time; if it were inlined, it would look at one at
  /// a time.
  @inline(never)
  fileprivate var hasEscape: Bool { reduce(into: UInt8(0)) { $0 |= $1 == UInt8(ascii: "\\") ? 1 : 0 } != 0 }
}
