/// The question to ask the customer before an action begins, with the titles of its two buttons.
public struct Confirmation: Sendable, Hashable {
  public var title: String
  /// The consequence of the action, in one or more sentences.
  public var text: String
  /// The title of the button that begins the action.
  public var confirm: String
  /// The title of the button that leaves everything as it is.
  public var cancel: String

  public init(title: String, text: String, confirm: String, cancel: String) {
    self.title = title
    self.text = text
    self.confirm = confirm
    self.cancel = cancel
  }
}
