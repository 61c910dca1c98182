import LoanDetailGateways
import LoanDetailJSON

/// The sample records of a product with one fact about the debt changed: removed, set to zero, or not applicable.
enum ChangedFacts {
  /// One record with one changed fact.
  struct Record {
    /// The id of the sample record.
    let original: String
    /// The place of the changed fact in the record.
    let place: String
    let value: JSONValue
  }

  /// Returns every change of every sample record of a product.
  static func all(of product: ProductWithSamples) throws -> [Record] {
    try JSONParser.parse(product.records ?? [])["loans"]?.elements.flatMap { loan in
      let paths = ["debt", "obligations", "overlays"].flatMap { places(in: loan[$0], at: [$0]) }
      let id = if case .string(let id)? = loan["id"] { id } else { "" }
      return paths.flatMap { path in
        changes(of: path.reduce(loan) { $0?.part($1) }).map { name, value in
          Record(
            original: id, place: "\(path.joined(separator: ".")) \(name)", value: loan.with(path[...], set: value))
        }
      }
    } ?? []
  }

  /// Returns a product whose samples are these records, named by their numbers in the list.
  ///
  /// - Parameter asOf: The day of the data; `nil` for that of the samples.
  static func product(
    _ product: ProductWithSamples, with records: [Record], asOf: String? = nil
  ) throws -> ProductWithSamples {
    let loans = records.enumerated().map { $1.value.with(["id"], set: .string("x\($0)")) }
    var document = try JSONParser.parse(product.records ?? []).with(["loans"], set: .array(loans))
    if let asOf { document = document.with(["asOf"], set: .string(asOf)) }
    var writer = JSONWriter()
    writer.write(document)
    let bytes = writer.finish()
    return ProductWithSamples(product.plugin, records: bytes)
  }

  /// The paths of a value and of everything in it.
  private static func places(in value: JSONValue?, at path: [String]) -> [[String]] {
    switch value {
    case nil: []
    case .object(let members)?: [path] + members.flatMap { places(in: $0.value, at: path + [$0.name]) }
    case .array(let elements)?: [path] + elements.indices.flatMap { places(in: elements[$0], at: path + ["\($0)"]) }
    default: [path]
    }
  }

  private static func changes(of value: JSONValue?) -> [(String, JSONValue?)] {
    let absent = JSONValue.object([.init("absent", .string("notApplicable"))])
    let zero: JSONValue? =
      switch value {
      case .string(let text)? where text.contains(".") && Double(text) != nil: .string("0.00")
      case .number?: .number("0")
      case .array?: .array([])
      default: nil
      }
    return [("removed", nil), ("not applicable", absent)] + (zero.map { [("zero", $0)] } ?? [])
  }
}

extension JSONValue {
  /// The member or the element with a name.
  fileprivate func part(_ name: String) -> JSONValue? {
    if case .array(let elements) = self { return Int(name).map { elements[$0] } }
    return self[name]
  }

  /// The value with another one at a path; `nil` removes what is there.
  fileprivate func with(_ path: ArraySlice<String>, set value: JSONValue?) -> JSONValue {
    guard let name = path.first else { return self }
    let changed = path.count == 1 ? value : part(name)?.with(path.dropFirst(), set: value)
    switch self {
    case .array(var elements):
      guard let index = Int(name) else { return self }
      elements.replaceSubrange(index...index, with: changed.map { [$0] } ?? [])
      return .array(elements)
    case .object(let members):
      return .object(members.compactMap { $0.name == name ? changed.map { .init(name, $0) } : $0 })
    default: return self
    }
  }
}
