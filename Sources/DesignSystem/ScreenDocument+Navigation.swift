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
