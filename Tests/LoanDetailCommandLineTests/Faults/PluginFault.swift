import DesignSystem
import LoanDetailCore
import Loans

/// Every way a plugin may fail or break its contract without stopping the process.
enum PluginFault: String, CaseIterable, Sendable {
  case listThrows, listHangs, listRepeats, listsAnotherType
  case detailsThrow, detailsHang, detailsOfAnother, detailsOfAnotherType
  case noHeader, duplicateName, emptyName, sum, cells, amounts
  case undeclaredKind, brokenPayload, nestedCustom

  /// What is said of it.
  var diagnostic: String {
    switch self {
    case .listThrows: "product.unavailable"
    case .listHangs, .detailsHang: "product.timed-out"
    case .listRepeats: "product.duplicate-id"
    case .listsAnotherType: "product.foreign-type"
    case .detailsThrow: "product.failed"
    case .detailsOfAnother, .detailsOfAnotherType: "product.wrong-answer"
    case .noHeader: "tree.no-header"
    case .duplicateName: "tree.duplicate-id"
    case .emptyName: "tree.empty-id"
    case .sum: "tree.breakdown-sum"
    case .cells: "tree.table-cells"
    case .amounts: "tree.chart-amounts"
    case .undeclaredKind, .brokenPayload: "item.broken-kind"
    case .nestedCustom: "item.nested-custom"
    }
  }

  var hangs: Bool { self == .listHangs || self == .detailsHang }

  /// Which documents of a run the fault may change: those whose name begins with this.
  func reach(of victim: ProductID) -> String {
    switch self {
    case .listThrows, .listHangs: "\(victim.type):"
    case .listRepeats: "\(victim) main, second"
    case .listsAnotherType, .detailsThrow, .detailsHang, .detailsOfAnother, .detailsOfAnotherType: "\(victim) "
    case .noHeader, .duplicateName, .emptyName, .sum, .cells, .amounts, .undeclaredKind, .brokenPayload, .nestedCustom:
      "\(victim) main"
    }
  }
}

/// An interactor that breaks its contract in one way with one product, and is the real one in all else.
struct FaultyInteractor: ProductBusinessLogicProtocol {
  let real: any ProductBusinessLogicProtocol
  let fault: PluginFault
  let victim: ProductID

  var manifest: ProductManifest {
    var manifest = real.manifest
    manifest.customKinds.append(
      CustomKind(
        FaultyProduct.kind(of: manifest.type), summary: "A plate.",
        fields: [.init("holes", .integer, isRequired: true, "How many.")]))
    return manifest
  }

  private var foreignID: ProductID { ProductID(type: "barter", id: victim.id) }

  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] {
    switch fault {
    case .listThrows: throw Failure()
    case .listHangs: return await forever()
    default: break
    }
    return try await real.allProducts(for: scope).flatMap { entry -> [ProductEntry] in
      guard case .success(let loan) = entry, loan.id == victim else { return [entry] }
      switch fault {
      case .listRepeats: return [entry, entry]
      case .listsAnotherType: return [.success(FaultyProduct(real: loan, fault: fault, id: foreignID))]
      default: return [entry]
      }
    }
  }

  func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    let loan = try await real.productWithDetails(by: id, for: scope)
    guard id == victim else { return loan }
    switch fault {
    case .detailsThrow: throw Failure()
    case .detailsHang: return await forever()
    case .detailsOfAnother:
      return FaultyProduct(real: loan, fault: fault, id: ProductID(type: id.type, id: id.id + "0"))
    case .detailsOfAnotherType: return FaultyProduct(real: loan, fault: fault, id: foreignID)
    default: return FaultyProduct(real: loan, fault: fault, id: id)
    }
  }

  /// Never comes back, whoever cancels it.
  private func forever<Answer>() async -> Answer { await withUnsafeContinuation { _ in } }

  private struct Failure: Error {}
}
