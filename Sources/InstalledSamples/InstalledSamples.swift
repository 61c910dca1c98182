import InstalledProducts
import LoanDetailCore
public import LoanDetailGateways
import SampleTexts

/// The installed products with their samples, for the command line tool and for tests. An app links
/// `InstalledProducts` alone, which has no samples.
public enum InstalledSamples {
  /// All installed products in the order of lists, each with the documents in the folder `Samples` beside its sources
  /// and the schema of its specifics.
  public static let all = InstalledProducts.all.map { plugin in
    let module = plugin.manifest.module
    return ProductWithSamples(
      plugin, records: unsafe bytes(of: samplePortfolio(module)), tariff: unsafe bytes(of: sampleTariff(module)),
      specifics: unsafe bytes(of: specificsSchema(module)))
  }

  /// Copies a text that C keeps for as long as the process runs.
  private static func bytes(of text: SampleText) -> [UInt8]? {
    unsafe text.bytes.map { unsafe Array(UnsafeBufferPointer(start: $0, count: text.count)) }
  }
}
