/// What a client can draw: a version of the wire format, and the kinds it knows.
///
/// A client of a version that is newer than any here is given the newest. Whatever it draws, it draws text: at least one
/// of ``ItemKind/Standard/texts``, so that nothing material is ever lost for want of a way to say it.
public struct ClientProfile: Sendable, Hashable {
  /// The version of the wire format the client reads: 1 or more.
  public let version: Int
  /// The kinds it draws.
  public let kinds: Set<ItemKind>

  /// Makes a profile of a version and the kinds' names; without names, all standard kinds of the version and none of
  /// the products' own.
  ///
  /// Throws ``ClientProfileError`` for a version below 1, for names that are none or that the version does not have, and
  /// for kinds none of which holds text.
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

  /// Whether the client draws a kind.
  public func draws(_ kind: ItemKind) -> Bool { kinds.contains(kind) }

  /// Whether the client draws a standard kind.
  public func draws(_ kind: ItemKind.Standard) -> Bool { draws(.standard(kind)) }
}

/// What is wrong with a client's profile.
public enum ClientProfileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The version is below 1.
  case version(Int)
  /// The name is of no kind there is, or of no kind at all.
  case kind(String)
  /// None of the kinds holds text.
  case noText

  /// What was found and what was expected, in a full sentence.
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

extension ItemKind {
  /// The version of the wire format that brought the kind; the products' own kinds were there from the first.
  public var since: Int {
    switch self {
    case .standard(let kind): kind.since
    case .custom: 1
    }
  }
}
