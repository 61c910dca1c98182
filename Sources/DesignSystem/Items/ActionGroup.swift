/// What the reader can do, in the order it matters.
public struct ActionGroup: Sendable, Hashable {
  /// The group's name in the tree.
  public var id: ItemID
  /// What a screen reader calls the group.
  public var title: String
  /// The actions.
  public var actions: [Action]

  /// Makes a group.
  public init(id: ItemID, title: String, actions: [Action]) {
    self.id = id
    self.title = title
    self.actions = actions
  }

  /// What a screen reader says before the actions.
  public var accessibilityLabel: String { title }
}

/// One thing the reader can do, or the reason it cannot be done now.
public struct Action: Sendable, Hashable {
  /// Whether the action can be taken.
  public enum State: Sendable, Hashable {
    case available
    /// Cannot be taken, for a reason that is ready to show; the spoken form says as well that it cannot, which a reader
    /// who sees is told by the mark.
    case unavailable(reason: String, spoken: String)
    /// Was asked for and is being worked on; the text says what and since when.
    case pending(text: String)
  }

  /// The action's name in the tree.
  public var id: ItemID
  /// What the action does, as a button says it.
  public var title: String
  /// Whether it can be taken.
  public var state: State
  /// Limits, cut-off time and fee, in words.
  public var details: String?
  /// Where it leads.
  public var destination: Destination

  /// Makes an action.
  public init(id: ItemID, title: String, state: State = .available, details: String? = nil, destination: Destination) {
    self.id = id
    self.title = title
    self.state = state
    self.details = details
    self.destination = destination
  }

  /// What a screen reader says.
  public var accessibilityLabel: String {
    let condition: String? =
      switch state {
      case .available: nil
      case .unavailable(_, let spoken): spoken
      case .pending(let text): text
      }
    return [title, condition, details].compactMap(\.?.sentence).joined(separator: ". ")
  }
}

extension String {
  /// The text with its first letter large, as a sentence begins.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() }
}
