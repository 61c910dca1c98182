import LoanDetailCore
import LoanDetailGateways

/// The subject of the rules: a plugin, and everything it shows of its sample records.
struct ConformanceSubject {
  let plugin: ProductPlugin
  /// The sample records; `nil` if they cannot be read.
  let samples: PortfolioGateway?
  /// The texts of the sample records.
  let data: SampleTexts
  /// Every sample record as a product, with all its screens.
  let products: [ShownProduct]
  /// The same products, made a second time by another interactor.
  let again: [ShownProduct]
  /// The faults of the sample records as a whole.
  let sampleFindings: [Finding]

  init(_ plugin: ProductPlugin, names: [String]) async {
    self.plugin = plugin
    data = SampleTexts(of: plugin.sampleRecords, names: names)
    let type = plugin.manifest.type
    do {
      let samples = try plugin.sampleGateway()
      self.samples = samples
      let records = samples.records(of: type, for: .allCustomers)
      guard let day = samples.asOf(), !records.isEmpty else {
        (products, again) = ([], [])
        let message =
          records.isEmpty
          ? "The plugin has no sample record of its type. Give it one for each state its screens are to be seen in."
          : "The sample records state no day. Write \"asOf\" beside \"loans\", so that they look the same on any day."
        sampleFindings = [Finding("\(type)", message)]
        return
      }
      products = await ShownProduct.all(of: plugin, from: samples, on: day)
      again = await ShownProduct.all(of: plugin, from: samples, on: day)
      sampleFindings = []
    } catch {
      samples = nil
      (products, again) = ([], [])
      sampleFindings = [
        Finding("\(type)", "The sample records cannot be read. \(error.diagnostic.message)")
      ]
    }
  }

  /// Every screen of every product in every language.
  var screens: [ShownScreen] { products.flatMap(\.screens) }
  /// The place of a finding about the plugin as a whole.
  var place: String { "\(plugin.manifest.type)" }

  func interactor(readingFrom gateway: any LoanRecordGateway) -> any ProductBusinessLogicProtocol {
    plugin.interactor(readingFrom: gateway)
  }
}
