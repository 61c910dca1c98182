import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans
import Localization

/// One sample record, and all screens of its product.
struct ShownProduct {
  /// The properties that a product states about itself.
  struct Statement: Sendable {
    var title: LocalizedText
    var screens: [ScreenID]
    var diagnostics: [Diagnostic]
    var basis: ScreenBasis
  }

  let id: ProductID
  /// The record; `nil` if it cannot be read.
  private(set) var record: LoanRecord?
  /// The product's own properties; `nil` if the interactor does not return the product.
  private(set) var statement: Statement?
  /// The reasons why the product, or one of its screens, cannot be shown.
  private(set) var faults: [String] = []
  /// Its screens, in every language.
  private(set) var screens: [ShownScreen] = []

  /// The numbers of accounts, cards and contracts that no screen may show in full: those that the product states, and
  /// those of the record.
  var numbers: [AccountNumber] {
    ScreenBasis(of: [statement?.basis, record.map { ScreenBasis($0.facts) }].compactMap(\.self)).numbers
  }

  /// The locales of the screens: one for each language of the engine.
  private static let locales = ["en_US", "ru_RU"]

  /// The readers of the screens, one for each locale.
  static func contexts(on day: CalendarDate) -> [PresentationContext] {
    locales.map { PresentationContext(formatter: LocaleFormatter(locale: $0), asOf: day) }
  }

  /// Shows every sample record.
  ///
  /// - Throws: ``ProductCalls/NoAnswer``.
  static func all(
    of plugin: ProductPlugin, from samples: PortfolioGateway, on day: CalendarDate, by calls: ProductCalls
  ) async throws -> [ShownProduct] {
    let contexts = contexts(on: day).map { $0.speaking(plugin.manifest.ownWords) }
    let interactor = try await calls.interactor(of: plugin, readingFrom: samples)
    var products: [ShownProduct] = []
    for entry in samples.records(of: plugin.manifest.type, for: .allCustomers) {
      switch entry {
      case .success(let record):
        products.append(try await ShownProduct(of: record, by: interactor, in: contexts, with: calls))
      case .failure(let fault):
        products.append(ShownProduct(id: fault.id, faults: Self.messages(of: fault)))
      }
    }
    return products
  }

  private init(id: ProductID, faults: [String]) {
    self.id = id
    self.faults = faults
  }

  /// Shows the product of a record. If it cannot be shown, ``faults`` has the reasons.
  ///
  /// - Throws: ``ProductCalls/NoAnswer``.
  private init(
    of record: LoanRecord, by interactor: any ProductBusinessLogicProtocol, in contexts: [PresentationContext],
    with calls: ProductCalls
  ) async throws {
    id = record.id
    self.record = record
    do {
      let id = record.id
      let place = "\(id)"
      let loan = try await calls.answer(to: "productWithDetails(by:for:)", at: place) {
        try await interactor.productWithDetails(by: id, for: .allCustomers)
      }
      let (answered, statement) = try await calls.answer(to: "title, screens and diagnostics", at: place) {
        (
          loan.id,
          Statement(
            title: loan.title, screens: loan.screens, diagnostics: loan.diagnostics + loan.contradictions,
            basis: loan.basis)
        )
      }
      guard answered == id else {
        faults = ["The interactor answers with the product \(answered). Return the one that is asked for."]
        return
      }
      self.statement = statement
      for context in contexts.map({ $0.masking(statement.basis.numbers) }) {
        for screen in statement.screens { try await show(loan, on: screen, in: context, with: calls) }
      }
    } catch ProductError.unreadable(let fault) {
      faults = Self.messages(of: fault)
    } catch let noAnswer as ProductCalls.NoAnswer {
      throw noAnswer
    } catch {
      faults = ["The product's details cannot be had: \(error). Mend the sample record, or the interactor."]
    }
  }

  /// Adds a screen of the product, or a fault if the product makes no view model of it.
  private mutating func show(
    _ loan: any ProductProtocol, on screen: ScreenID, in context: PresentationContext, with calls: ProductCalls
  ) async throws {
    let place = "\(id), \(screen), \(context.formatter.locale)"
    let shown = try await calls.answer(to: "viewModel(for: .\(screen), in:)", at: place) {
      ShownScreen(of: loan, screen, in: context)
    }
    if let shown {
      screens.append(shown)
    } else {
      faults.append(
        "The product has the screen \"\(screen)\" and makes no view model of it. "
          + "Make one, or take the screen out of its `screens`.")
    }
  }

  /// The errors of a record that cannot be read, in sentences.
  private static func messages(of fault: ProductFault) -> [String] {
    fault.diagnostics.filter { $0.severity == .error }
      .map { "The sample record cannot be shown. At \($0.path): \($0.message)" }
  }
}

extension ProductCalls {
  /// Makes the plugin's interactor.
  func interactor(
    of plugin: ProductPlugin, readingFrom gateway: any LoanRecordGateway
  ) async throws -> any ProductBusinessLogicProtocol {
    try await answer(to: "the interactor's initializer", at: "\(plugin.manifest.type)") {
      plugin.interactor(readingFrom: gateway)
    }
  }
}
