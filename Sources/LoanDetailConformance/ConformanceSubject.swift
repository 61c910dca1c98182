import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans

/// The subject of the rules: a plugin, and everything it shows of its sample records.
struct ConformanceSubject {
  let plugin: ProductPlugin
  /// The calls of the product's code.
  let calls: ProductCalls
  /// The events to perform.
  let events: [SampleEvent]
  /// The texts of the sample records.
  let data: SampleTexts
  /// The sample records; `nil` if they cannot be read.
  private(set) var samples: PortfolioGateway?
  /// The faults of the sample records as a whole.
  private(set) var sampleFindings: [Finding] = []
  /// An interactor with a source that fails; `nil` if it cannot be made in time.
  private(set) var sourcelessInteractor: (any ProductBusinessLogicProtocol)?
  /// The manifest of that interactor; `nil` if it has not been read.
  private(set) var manifest: ProductManifest?
  /// Every sample record as a product, with all its screens.
  private(set) var products: [ShownProduct] = []
  /// The same products, made a second time by another interactor.
  private(set) var again: [ShownProduct] = []
  /// The list of the sample records.
  private(set) var listing = Listing()

  /// Shows the sample records of a plugin.
  ///
  /// If a call of the product's code is not answered in time, there are no products and no list, and ``calls`` has the
  /// finding.
  init(
    _ product: ProductWithSamples, names: [String] = [], events: [SampleEvent] = [], deadline: Duration
  ) async {
    plugin = product.plugin
    self.events = events
    calls = ProductCalls(deadline: deadline)
    data = SampleTexts(of: product.records ?? [], names: names)
    do throws(GatewayError) {
      samples = try product.gateway()
    } catch {
      sampleFindings = [Finding(place, "The sample records cannot be read. \(error.diagnostic.message)")]
    }
    do {
      if let samples { try await show(samples) }
      let interactor = try await calls.interactor(of: plugin, readingFrom: SilentGateway.failing(with: Self.noAnswer))
      manifest = try await calls.answer(to: "manifest", at: place) { interactor.manifest }
      sourcelessInteractor = interactor
    } catch {
      // A call without an answer has its own finding. The products are incomplete, so the other rules do not see them.
      products = []
      again = []
      listing = Listing()
    }
  }

  /// Makes the products and the list of the samples; finds a fault instead if there are no records or they state no
  /// day.
  ///
  /// - Throws: ``ProductCalls/NoAnswer``.
  private mutating func show(_ samples: PortfolioGateway) async throws {
    let records = samples.records(of: plugin.manifest.type, for: .allCustomers)
    guard let day = samples.asOf(), !records.isEmpty else {
      let message =
        records.isEmpty
        ? "The plugin has no sample record of its type. Give it one for each state its screens are to be seen in."
        : "The sample records state no day. Write \"asOf\" beside \"loans\", so that they look the same on any day."
      sampleFindings = [Finding(place, message)]
      return
    }
    products = try await ShownProduct.all(of: plugin, from: samples, on: day, by: calls)
    again = try await ShownProduct.all(of: plugin, from: samples, on: day, by: calls)
    let context = ShownProduct.contexts(on: day)[0]
    do {
      listing.products = try await calls.list(plugin, from: samples, in: context)
      listing.reversed = try await calls.list(plugin, from: ReorderedGateway(samples: samples), in: context)
    } catch let noAnswer as ProductCalls.NoAnswer {
      throw noAnswer
    } catch {
      listing.error = error
    }
  }

  /// Every screen of every product in every language.
  var screens: [ShownScreen] { products.flatMap(\.screens) }
  /// The place of a finding about the plugin as a whole.
  var place: String { "\(plugin.manifest.type)" }
  /// Whether the interactor lists the sample records.
  var canList: Bool { listing.error == nil }
  /// Whether the interactor returns a product of any sample record.
  var canOpen: Bool { products.isEmpty || products.contains { $0.statement != nil } }
}
