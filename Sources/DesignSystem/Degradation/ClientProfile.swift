/// The abilities of a client: the version of the wire format that it reads, the kinds of items that it draws, and the
/// properties that it can do without.
///
/// ```swift
/// let newest = try ClientProfile()
/// let old = try ClientProfile(version: 1, kinds: ["section", "row", "note", "boatLoan:vessel"])
/// old.draws(.table)  // false: the client receives a section of rows instead
/// let own = try ClientProfile(kinds: ["standard", "boatLoan:vessel"], without: ["spoken"])
/// ```
///
/// A client with a newer version than the engine receives the engine's newest version. Every client draws at least one
/// of ``ItemKind/Standard/texts``, so that no ``MaterialFact`` is ever lost.
public struct ClientProfile: Sendable, Hashable {
  /// A property of the wire format that a client can do without.
  ///
  /// Both properties are only for screen readers, so a client can draw everything without them.
  public enum Omission: String, Sendable, Hashable, CaseIterable {
    /// The spoken forms of values. Without them, a screen reader reads the texts.
    case spoken
    /// The texts of items for a screen reader. Without them, it reads the visible texts.
    case accessibilityLabel

    /// The version of the wire format in which the property can be left out.
    public var since: Int { 3 }
  }

  /// The name that stands for all standard kinds of the client's version, and for the forms of actions.
  public static let allStandardKinds = "standard"
  /// The name that stands for the forms of actions, which are no items of their own.
  public static let forms = "form"

  /// The version of the wire format that the client reads: 1 or more.
  public let version: Int
  /// The kinds that the client draws.
  public let kinds: Set<ItemKind>
  /// Whether the client draws the forms of actions. Any other client receives worked examples in place of them.
  public let drawsForms: Bool
  /// The properties that are not sent to the client.
  public let omissions: Set<Omission>

  /// Creates a profile from a version, the names of kinds, and the names of properties to leave out.
  ///
  /// Without names of kinds, the client draws all standard kinds of the version and no custom kinds; the name
  /// ``allStandardKinds`` stands for all standard kinds. A client of a newer version than the engine may use names that
  /// the engine does not know.
  ///
  /// - Throws: ``ClientProfileError`` if the version is below 1, if a name is not the name of a kind, if no kind can
  ///   show text, or if a property cannot be left out in the version or at all.
  public init(
    version: Int = ScreenDocument.schemaVersion, kinds names: [String]? = nil, without omissions: [String] = []
  ) throws(ClientProfileError) {
    guard version >= 1 else { throw .version(version) }
    self.version = version
    let names = names ?? [Self.allStandardKinds]
    kinds = try Self.kinds(names, in: version)
    drawsForms = version >= Form.since && (names.contains(Self.forms) || names.contains(Self.allStandardKinds))
    self.omissions = try Self.omissions(omissions, in: version)
    guard ItemKind.Standard.texts.contains(where: draws) else { throw .noText }
  }

  /// Creates the profile of a renderer that draws these kinds of the newest version, notes among them, and forms.
  package init(drawing kinds: Set<ItemKind>, omitting omissions: Set<Omission>) {
    version = ScreenDocument.schemaVersion
    self.kinds = kinds
    drawsForms = true
    self.omissions = omissions
  }

  /// Returns the kinds with these names, without those that are newer than the version.
  private static func kinds(_ names: [String], in version: Int) throws(ClientProfileError) -> Set<ItemKind> {
    var kinds: Set<ItemKind> = []
    for name in names {
      if name == allStandardKinds {
        kinds.formUnion(ItemKind.Standard.allCases.map(ItemKind.standard))
      } else if let kind = ItemKind.Standard(rawValue: name) {
        kinds.insert(.standard(kind))
      } else if name.contains(":"), CustomItem.Kind(rawValue: name).namespace != nil {
        kinds.insert(.custom(CustomItem.Kind(rawValue: name)))
      } else if name != Self.forms, !mayBeNewer(name, in: version) {
        throw .kind(name)
      }
    }
    return kinds.filter { $0.since <= version }
  }

  /// Returns the properties with these names, all of which a client of the version can do without.
  private static func omissions(_ names: [String], in version: Int) throws(ClientProfileError) -> Set<Omission> {
    var omissions: Set<Omission> = []
    for name in names {
      if let omission = Omission(rawValue: name) {
        guard omission.since <= version else { throw .earlyOmission(omission, version: version) }
        omissions.insert(omission)
      } else if !mayBeNewer(name, in: version) {
        throw .omission(name)
      }
    }
    return omissions
  }

  /// Whether an unknown name may belong to a version that the engine does not know yet.
  private static func mayBeNewer(_ name: String, in version: Int) -> Bool {
    version > ScreenDocument.schemaVersion && name.isWord()
  }

  /// Whether the client draws a kind.
  public func draws(_ kind: ItemKind) -> Bool { kinds.contains(kind) }

  /// Whether the client draws a standard kind.
  public func draws(_ kind: ItemKind.Standard) -> Bool { draws(.standard(kind)) }
}

/// The reason why a client profile cannot be created.
public enum ClientProfileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The version is below 1.
  case version(Int)
  /// There is no kind with the name.
  case kind(String)
  /// None of the kinds can show text.
  case noText
  /// No property with the name can be left out.
  case omission(String)
  /// The property cannot be left out in the version.
  case earlyOmission(ClientProfile.Omission, version: Int)

  /// The stable identifier of the error.
  public var id: String {
    switch self {
    case .version: "client.version"
    case .kind: "client.unknown-kind"
    case .noText: "client.no-text"
    case .omission: "client.unknown-property"
    case .earlyOmission: "client.early-property"
    }
  }

  public var description: String {
    switch self {
    case .version(let version):
      return "A client's version is 1 or more, not \(version)."
    case .kind(let name):
      let known = (ItemKind.Standard.allCases.map(\.rawValue) + [ClientProfile.forms]).joined(separator: ", ")
      return
        "There is no kind \"\(name)\". Expected: \(known), \"\(ClientProfile.allStandardKinds)\" for all of these, or "
        + "a product's own kind as \"type:name\"."
    case .noText:
      let texts = ItemKind.Standard.texts.map(\.rawValue).joined(separator: ", ")
      return "None of the client's kinds holds text. Expected at least one of: \(texts)."
    case .omission(let name):
      let known = ClientProfile.Omission.allCases.map(\.rawValue).joined(separator: ", ")
      return "No client can do without \"\(name)\". Expected: \(known)."
    case .earlyOmission(let omission, let version):
      return
        "A client of version \(version) cannot do without \"\(omission.rawValue)\". Read version \(omission.since), or "
        + "do not leave it out."
    }
  }
}
