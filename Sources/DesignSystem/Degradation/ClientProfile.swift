/// The abilities of a client: the version of the wire format that it reads and the kinds of items that it draws.
///
/// ```swift
/// let newest = try ClientProfile()
/// let old = try ClientProfile(version: 1, kinds: ["section", "row", "note", "boatLoan:vessel"])
/// old.draws(.table)  // false: the client receives a section of rows instead
/// ```
///
/// A client with a newer version than the engine receives the engine's newest version. Every client draws at least one
/// of ``ItemKind/Standard/texts``, so that no ``MaterialFact`` is ever lost.
public struct ClientProfile: Sendable, Hashable {
  /// The version of the wire format that the client reads: 1 or more.
  public let version: Int
  /// The kinds that the client draws.
  public let kinds: Set<ItemKind>

  /// Creates a profile from a version and the names of kinds.
  ///
  /// Without names the client draws all standard kinds of the version and no custom kinds.
  ///
  /// - Throws: ``ClientProfileError`` if the version is below 1, if a name is not the name of a kind, or if no kind can
  ///   show text.
  public init(version: Int = ScreenDocument.schemaVersion, kinds names: [String]? = nil) throws(ClientProfileError) {
    guard version >= 1 else { throw .version(version) }
    let standard = ItemKind.Standard.allCases.filter { $0.since <= version }
    guard let names else {
      self.version = version
      kinds = Set(standard.map(ItemKind.standard))
      return
    }
    var kinds: Set<ItemKind> = []
    for name in names {
      if let kind = ItemKind.Standard(rawValue: name) {
        kinds.insert(.standard(kind))
      } else if name.contains(":"), CustomItem.Kind(rawValue: name).namespace != nil {
        kinds.insert(.custom(CustomItem.Kind(rawValue: name)))
      } else if version <= ScreenDocument.schemaVersion || name.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*/) == nil {
        throw .kind(name)
      }
    }
    self.version = version
    self.kinds = kinds.filter { $0.since <= version }
    guard ItemKind.Standard.texts.contains(where: draws) else { throw .noText }
  }

  public func draws(_ kind: ItemKind) -> Bool { kinds.contains(kind) }

  public func draws(_ kind: ItemKind.Standard) -> Bool { draws(.standard(kind)) }
}

/// A client profile cannot be created.
public enum ClientProfileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The version is below 1.
  case version(Int)
  /// There is no kind with the name.
  case kind(String)
  /// None of the kinds can show text.
  case noText

  public var description: String {
    switch self {
    case .version(let version):
      return "A client's version is 1 or more, not \(version)."
    case .kind(let name):
      let known = ItemKind.Standard.allCases.map(\.rawValue).joined(separator: ", ")
      return "There is no kind \"\(name)\". Expected: \(known), or a product's own kind as \"type:name\"."
    case .noText:
      let texts = ItemKind.Standard.texts.map(\.rawValue).joined(separator: ", ")
      return "None of the client's kinds holds text. Expected at least one of: \(texts)."
    }
  }
}
