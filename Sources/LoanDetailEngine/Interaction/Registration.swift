public import DesignSystem
public import LoanDetailCore

/// Every fault of a list of interactors, found before the first request.
public struct RegistrationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One fault.
  public enum Fault: Sendable, Hashable {
    /// There is no interactor at all.
    case empty
    /// More than one interactor is responsible for a type.
    case duplicateType(ProductType, modules: [String])
    /// A type's name is not made of Latin letters, digits and hyphens, beginning with a letter.
    case badTypeName(ProductType, module: String)
    /// A plugin states no screens, or not the main one first.
    case noMainScreen(ProductType, module: String)
    /// A plugin states a screen more than once.
    case duplicateScreen(ScreenID, ProductType, module: String)
    /// A kind of a product's own is not its type, a colon and a name.
    case badKind(CustomItem.Kind, ProductType, module: String)
    /// A plugin states a kind of its own twice.
    case duplicateKind(CustomItem.Kind, module: String)
  }

  /// All faults, in the order of the list.
  public let faults: [Fault]

  /// All faults, a full sentence each.
  public var description: String {
    faults.map(\.description).joined(separator: "\n")
  }
}

extension RegistrationError.Fault: CustomStringConvertible {
  /// The fault and the fix, in full sentences.
  public var description: String {
    switch self {
    case .empty:
      "No product is installed. Give the strategist at least one interactor."
    case .duplicateType(let type, let modules):
      "The product type \"\(type)\" is registered \(modules.count) times, by \(modules.joined(separator: " and ")). "
        + "Keep one of them."
    case .badTypeName(let type, let module):
      "\(module) registers the product type \"\(type)\". A type's name is made of Latin letters, digits and hyphens, "
        + "and begins with a letter."
    case .noMainScreen(let type, let module):
      "\(module) does not state \"main\" as the first screen of \"\(type)\". Put it first in its manifest's screens."
    case .duplicateScreen(let screen, let type, let module):
      "\(module) states the screen \"\(screen)\" of \"\(type)\" more than once. Keep one of them."
    case .badKind(let kind, let type, let module):
      "\(module) registers the item kind \"\(kind)\". A kind of its own is named \"\(type):\" and a name of Latin letters, "
        + "digits and hyphens."
    case .duplicateKind(let kind, let module):
      "\(module) registers the item kind \"\(kind)\" more than once. Keep one of them."
    }
  }
}

extension RegistrationError {
  /// Looks for every fault in a list of interactors; `nil` when there is none.
  static func check(_ interactors: [any ProductBusinessLogicProtocol]) -> RegistrationError? {
    guard !interactors.isEmpty else { return RegistrationError(faults: [.empty]) }
    var faults: [Fault] = []
    var modules = Dictionary(grouping: interactors, by: \.supportingProductType).mapValues { $0.map(\.manifest.module) }
    for interactor in interactors {
      let (type, manifest) = (interactor.supportingProductType, interactor.manifest)
      // Reported once, at the first of them.
      if let modules = modules.removeValue(forKey: type), modules.count > 1 {
        faults.append(.duplicateType(type, modules: modules))
      }
      if !type.isWellFormed {
        faults.append(.badTypeName(type, module: manifest.module))
      }
      if manifest.screens.first != .main {
        faults.append(.noMainScreen(type, module: manifest.module))
      }
      faults += repeated(manifest.screens).map { .duplicateScreen($0, type, module: manifest.module) }
      faults += kindFaults(manifest, of: type)
    }
    return faults.isEmpty ? nil : RegistrationError(faults: faults)
  }

  private static func kindFaults(_ manifest: ProductManifest, of type: ProductType) -> [Fault] {
    let isOwn: (CustomItem.Kind) -> Bool = { $0.namespace.map(String.init) == type.rawValue }
    let kinds = manifest.customKinds.map(\.name)
    return kinds.filter { !isOwn($0) }.map { .badKind($0, type, module: manifest.module) }
      + repeated(kinds.filter(isOwn)).map { .duplicateKind($0, module: manifest.module) }
  }

  /// The names that stand in a list more than once, each named once.
  private static func repeated<Name: Hashable>(_ names: [Name]) -> [Name] {
    var counts: [Name: Int] = [:]
    return names.filter {
      counts[$0, default: 0] += 1
      return counts[$0] == 2
    }
  }
}
