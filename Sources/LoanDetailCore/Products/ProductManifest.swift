public import DesignSystem
public import Loans
public import Localization

/// Describes a product plugin: its type, its screens, its own item kinds, its flows and its events.
public struct ProductManifest: Sendable, Hashable {
  /// The type of the products, which their records state.
  public var type: ProductType
  /// The name of the type for customers.
  public var title: LocalizedText
  /// The plugin's own version, such as "1.0.0", for messages and lists.
  public var version: String
  /// The name of the plugin's Swift module.
  public var module: String
  /// The screens of its products, the main screen first. A product may have fewer screens but no others.
  public var screens: [ScreenID]
  /// The titles of the screens that only this product has. The standard screens have titles.
  public var screenTitles: [ScreenID: LocalizedText]
  /// The icons of the screens that only this product has. The standard screens have icons.
  public var screenIcons: [ScreenID: Action.Icon]
  /// The item kinds that the product defines itself.
  public var customKinds: [CustomKind]
  /// The version of ``customKinds``, which does not depend on the version of the screens. Raise it with a change that
  /// clients of the published kinds could not read.
  public var itemsVersion: Int
  /// The flows of the host app that only this product's actions start.
  public var ownFlows: [Flow]
  /// The events that the product carries out, such as ``DesignSystem/Event/change(_:)``.
  public var events: [Event]
  /// The product's words in place of shared ones that would be false about it. The default replaces none.
  public var ownWords: OwnWords

  public init(
    type: ProductType, title: LocalizedText, version: String, module: String, screens: [ScreenID],
    screenTitles: [ScreenID: LocalizedText] = [:], screenIcons: [ScreenID: Action.Icon] = [:],
    customKinds: [CustomKind] = [], itemsVersion: Int = 1, ownFlows: [Flow] = [], events: [Event] = [],
    ownWords: OwnWords = .none
  ) {
    self.type = type
    self.title = title
    self.version = version
    self.module = module
    self.screens = screens
    self.screenTitles = screenTitles
    self.screenIcons = screenIcons
    self.customKinds = customKinds
    self.itemsVersion = itemsVersion
    self.ownFlows = ownFlows
    self.events = events
    self.ownWords = ownWords
  }

  /// All flows that the product's actions can start: the standard flows and its own.
  public var flows: [Flow] { Flow.standard + ownFlows }
}
