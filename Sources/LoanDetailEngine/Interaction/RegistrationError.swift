public import DesignSystem
import LoanDetailCore
public import Loans

/// All faults of a list of interactors, found before the first request.
public struct RegistrationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One fault of the list or of the manifest of an interactor.
  public enum Fault: Sendable, Hashable {
    /// The list is empty.
    case empty
    /// More than one interactor is responsible for a type.
    case duplicateType(ProductType, modules: [String])
    /// The name of a type does not consist of Latin letters, digits and hyphens, or does not begin with a letter.
    case badTypeName(ProductType, module: String)
    /// The first screen of a plugin is not the main screen, or there are no screens.
    case noMainScreen(ProductType, module: String)
    /// A plugin states a screen more than once.
    case duplicateScreen(ScreenID, ProductType, module: String)
    /// The name of a custom kind is not the product type, a colon and a name.
    case badKind(CustomItem.Kind, ProductType, module: String)
    /// A plugin states a custom kind more than once.
    case duplicateKind(CustomItem.Kind, module: String)
    /// The name of a flow does not consist of Latin letters, digits and hyphens, or does not begin with a letter.
    case badFlow(String, module: String)
    /// A plugin states a flow more than once, or one that every product has.
    case duplicateFlow(String, module: String)
    /// The name of an event does not consist of Latin letters, digits, hyphens and dots, or does not begin with a
    /// letter.
    case badEvent(String, module: String)
    /// A plugin states an event more than once.
    case duplicateEvent(String, module: String)
  }

  /// All faults, in the order of the list.
  public let faults: [Fault]

  /// All faults, one line each.
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
      "\(module) registers the item kind \"\(kind)\". A kind of its own is named \"\(type):\" and a name of Latin "
        + "letters, digits and hyphens."
    case .duplicateKind(let kind, let module):
      "\(module) registers the item kind \"\(kind)\" more than once. Keep one of them."
    case .badFlow(let flow, let module):
      "\(module) registers the flow \"\(flow)\". A flow's name is made of Latin letters, digits and hyphens, and "
        + "begins with a letter."
    case .duplicateFlow(let flow, let module):
      "\(module) registers the flow \"\(flow)\", which is there already. Give its own flow another name."
    case .badEvent(let event, let module):
      "\(module) registers the event \"\(event)\". An event's name is made of Latin letters, digits, hyphens and dots, "
        + "and begins with a letter."
    case .duplicateEvent(let event, let module):
      "\(module) registers the event \"\(event)\" more than once. Keep one of them."
    }
  }
}

extension RegistrationError {
  /// Finds all faults of a list of interactors; `nil` if there are none.
  static func check(_ interactors: [any ProductBusinessLogicProtocol]) -> RegistrationError? {
    guard !interactors.isEmpty else { return RegistrationError(faults: [.empty]) }
    var faults: [Fault] = []
    var modules = Dictionary(grouping: interactors, by: \.supportingProductType).mapValues { $0.map(\.manifest.module) }
    for interactor in interactors {
      let (type, manifest) = (interactor.supportingProductType, interactor.manifest)
      // Reported once, for the first interactor of the type.
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
      faults += kindFaults(manifest, of: type) + flowFaults(manifest) + eventFaults(manifest)
    }
    return faults.isEmpty ? nil : RegistrationError(faults: faults)
  }

  /// The faults of the custom kinds that a plugin states.
  private static func kindFaults(_ manifest: ProductManifest, of type: ProductType) -> [Fault] {
    let isOwn: (CustomItem.Kind) -> Bool = { $0.namespace.map(String.init) == type.rawValue }
    let kinds = manifest.customKinds.map(\.name)
    return kinds.filter { !isOwn($0) }.map { .badKind($0, type, module: manifest.module) }
      + repeated(kinds.filter(isOwn)).map { .duplicateKind($0, module: manifest.module) }
  }

  private static func flowFaults(_ manifest: ProductManifest) -> [Fault] {
    manifest.ownFlows.filter { !$0.name.isWord(with: "-") }.map { .badFlow($0.name, module: manifest.module) }
      + repeated(manifest.flows.map(\.name)).map { .duplicateFlow($0, module: manifest.module) }
  }

  private static func eventFaults(_ manifest: ProductManifest) -> [Fault] {
    let names = manifest.events.map(\.name)
    return names.filter { !$0.isWord(with: "-.") }.map { .badEvent($0, module: manifest.module) }
      + repeated(names).map { .duplicateEvent($0, module: manifest.module) }
  }

  /// The names that occur more than once in a short list, each once.
  private static func repeated<Name: Equatable>(_ names: [Name]) -> [Name] {
    names.indices.filter { place in names[..<place].count { $0 == names[place] } == 1 }.map { names[$0] }
  }
}
