extension ScreenDocument {
  /// The screens of the product, for the way from one to another and back.
  public struct Navigation: Sendable, Hashable {
    /// A screen with the title and the icon of the way to it.
    public struct Screen: Sendable, Hashable {
      public var id: ScreenID
      public var title: String
      public var icon: Action.Icon?

      public init(id: ScreenID, title: String, icon: Action.Icon? = nil) {
        self.id = id
        self.title = title
        self.icon = icon
      }
    }

    /// The screen to which the way back leads; `nil` for the main screen.
    public var parent: ScreenID?
    /// The screens that have something to show, and the document's own, the main screen first.
    public var screens: [Screen]

    public init(parent: ScreenID?, screens: [Screen]) {
      self.parent = parent
      self.screens = screens
    }
  }
}

extension ScreenDocument {
  /// The screen to which the way back leads; `nil` if there is none.
  package var parentScreen: Navigation.Screen? {
    navigation.flatMap { navigation in navigation.screens.first { $0.id == navigation.parent } }
  }

  /// The screens that neither the way back nor an item of the screen opens.
  package var unlinkedScreens: [Navigation.Screen] {
    guard let navigation else { return [] }
    let linked = Set(contentItems.linkedScreens + [screen] + [navigation.parent].compactMap(\.self))
    return navigation.screens.filter { !linked.contains($0.id) }
  }
}
