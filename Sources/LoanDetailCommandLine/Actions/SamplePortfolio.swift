import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON

/// The sample records of a list of products as one portfolio, in the order of the list.
struct SamplePortfolio {
  private let documents: [[UInt8]]

  init(of products: [ProductWithSamples]) { documents = products.compactMap(\.records) }

  /// The id of the first record, for examples; `nil` if there is none.
  var firstID: String? {
    guard let document = documents.first, let value = try? JSONParser.parse(document),
      case .string(let id)? = Self.loans(of: value).first?["id"]
    else { return nil }
    return id
  }

  /// Merges all records into one document. Its version is the newest of theirs, which can express everything that older
  /// ones can. The other members are those of the first document.
  func merged() throws -> JSONValue {
    let values = try documents.map { try JSONParser.parse($0).withoutSchemaName }
    let loans = JSONValue.Member("loans", .array(values.flatMap(Self.loans)))
    guard case .object(let members)? = values.first else {
      return .object([.init(Self.versionMember, .number("1")), loans])
    }
    let newest = values.compactMap { $0[Self.versionMember] }.max { ($0.number ?? 0) < ($1.number ?? 0) }
    return .object(
      members.map { member in
        switch member.name {
        case loans.name: loans
        case Self.versionMember: JSONValue.Member(member.name, newest ?? member.value)
        default: member
        }
      })
  }

  /// The loans of a portfolio, each with the portfolio's version, as the lines of a file for `batch`.
  static func lines(of portfolio: JSONValue) -> [JSONValue] {
    let version = portfolio[versionMember].map { [JSONValue.Member(versionMember, $0)] } ?? []
    return loans(of: portfolio).map { loan in
      guard case .object(let members) = loan else { return loan }
      return .object(version + members.filter { $0.name != versionMember })
    }
  }

  private static let versionMember = "schemaVersion"

  private static func loans(of document: JSONValue) -> [JSONValue] {
    document["loans"]?.elements ?? []
  }
}

extension JSONValue {
  /// The document without the name of its schema, which is a path relative to the document.
  var withoutSchemaName: JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != ObjectReader.schemaMember })
  }

  /// The number as an integer; `nil` if the value is not a whole number.
  fileprivate var number: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }
}
