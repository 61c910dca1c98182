public import LoanDetailJSON

/// What a client of A2UI states that it can draw: the catalogs it has, for each version of the protocol.
///
/// ```swift
/// // {"v1.0": {"supportedCatalogIds": ["https://…"]}}
/// let client = try A2UICapabilities(json: JSONParser.parse(stated))
/// if let (version, catalog) = client.best { send(A2UIRenderer(version: version, catalog: catalog).render(screen)) }
/// ```
public struct A2UICapabilities: Sendable, Hashable {
  /// The ids of the client's catalogs, by the version as the client states it.
  private var catalogs: [String: Set<String>] = [:]

  /// Reads the capabilities as a client sends them. Versions and members that are not known are ignored.
  ///
  /// - Throws: `A2UICapabilitiesError` if they do not have the form that the protocol demands.
  public init(json: JSONValue) throws(A2UICapabilitiesError) {
    guard case .object(let versions) = json else {
      throw A2UICapabilitiesError(path: "$", found: json.summary, expected: "an object with a member for each version")
    }
    let known = A2UIVersion.allCases.flatMap(\.names)
    for version in versions where known.contains(version.name) {
      let path = SourcePath.member("supportedCatalogIds", of: SourcePath.member(version.name, of: "$"))
      guard case .array(let ids)? = version.value["supportedCatalogIds"] else {
        let found = version.value["supportedCatalogIds"]?.summary ?? "nothing"
        throw A2UICapabilitiesError(path: path, found: found, expected: "an array of the ids of catalogs")
      }
      for (index, id) in ids.enumerated() {
        guard let id = id.nonEmptyText else {
          throw A2UICapabilitiesError(path: "\(path)[\(index)]", found: id.summary, expected: "the id of a catalog")
        }
        catalogs[version.name, default: []].insert(id)
      }
    }
  }

  /// The newest version of the protocol, and the richest catalog in it, with which the engine can draw for the client;
  /// `nil` if there is none.
  public var best: (version: A2UIVersion, catalog: A2UICatalog)? {
    for version in A2UIVersion.allCases.reversed() {
      let ids = version.names.reduce(into: Set()) { $0.formUnion(catalogs[$1] ?? []) }
      let hasBasic = ids.contains(A2UICatalog.basic.id(in: version))
      let hasOwn = ids.contains(A2UICatalog.own.id(in: version))
      switch version {
      case .v091 where hasOwn: return (version, .own)
      // In version 1.0 the own catalog has its own components only; the one for 0.9.1 contains the basic ones.
      case .v10 where hasOwn && hasBasic: return (version, .own)
      case _ where hasBasic: return (version, .basic)
      default: continue
      }
    }
    return nil
  }
}

/// The reason why capabilities cannot be read.
public struct A2UICapabilitiesError: Error, Sendable, Hashable {
  /// The path of the fault.
  public var path: String
  /// The value found.
  public var found: String
  /// The value expected.
  public var expected: String
}
