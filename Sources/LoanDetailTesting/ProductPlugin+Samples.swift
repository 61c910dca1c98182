public import LoanDetailCore
public import LoanDetailGateways

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ProductPlugin {
  /// Returns the product with the sample records in the file `portfolio.json` of a folder.
  ///
  /// ```swift
  /// try await assertConformance(of: BoatLoan.plugin.withSamples(in: "../Samples"))
  /// ```
  ///
  /// - Parameters:
  ///   - folder: the path of the folder, from the folder of the test.
  ///   - filePath: the test file.
  /// - Throws: an error with the path if the file cannot be read.
  public func withSamples(in folder: String, filePath: String = #filePath) throws -> ProductWithSamples {
    let test = URL(filePath: filePath).deletingLastPathComponent()
    let records = [UInt8](try Data(contentsOf: test.appending(path: "\(folder)/portfolio.json")))
    return ProductWithSamples(self, records: records)
  }
}
