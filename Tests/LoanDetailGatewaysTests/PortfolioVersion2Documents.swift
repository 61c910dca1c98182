import Foundation
import LoanDetailGateways
import LoanDetailJSON

extension PortfolioDocuments {
  /// A document of version 2 with one loan that has every field of the format. No loan has all of them in life.
  static let everyField: [UInt8] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return (try? Data(contentsOf: folder.appending(path: "Payloads/portfolio/every-field.2.json"))).map(Array.init)
      ?? []
  }()

  /// The loan of ``everyField``.
  static var fullLoanOfVersion2: JSONValue {
    (try? JSONParser.parse(everyField))?["loans"]?.elements.first ?? .null
  }

  /// A gateway to a document of version 2.
  static func gatewayOfVersion2(_ loans: String...) throws -> PortfolioGateway {
    let text = #"{"schemaVersion": 2, "asOf": "2026-11-21", "loans": [\#(loans.joined(separator: ",\n"))]}"#
    return try PortfolioGateway(parsing: Array(text.utf8), name: "test.json")
  }
}
