/// The actions that the customer can take, the most important first.
public struct ActionGroup: Sendable, Hashable {
  public var id: ItemID
  /// The title for screen readers.
  public var title: String
  public var actions: [Action]

  public init(id: ItemID, title: String, actions: [Action]) {
    self.id = id
    self.title = title
    self.actions = actions
  }
}

/// One action that the customer can take, or the reason why it is not possible now.
public struct Action: Sendable, Hashable {
  /// Whether the action is possible now.
  public enum State: Sendable, Hashable {
    case available
    /// The action is not possible. Both texts are ready to show.
    ///
    /// `reason` is shown beside a mark that the action is disabled; `spoken` also says that it is not available.
    case unavailable(reason: String, spoken: String)
    /// The customer has requested the action and the bank is processing it; the text says what was requested and when.
    case pending(text: String)
  }

  public var id: ItemID
  /// The title of the button.
  public var title: String
  public var state: State
  /// Limits, cut-off time and fee, in words.
  public var details: String?
  /// What the button opens.
  public var destination: Destination

  public init(id: ItemID, title: String, state: State = .available, details: String? = nil, destination: Destination) {
    self.id = id
    self.title = title
    self.state = state
    self.details = details
    self.destination = destination
  }

  /// The text for a screen reader: the title, the reason or the request, and the details.
  public var accessibilityLabel: String {
    let condition: String? =
      switch state {
      case .available: nil
      case .unavailable(_, let spoken): spoken
      case .pending(let text): text
      }
    return [title, condition, details].compactMap(\.?.capitalizedSentence).joined(separator: ". ")
  }
}

extension ActionGroup: ItemContent {
  public var itemKind: ItemKind { .standard(.actionGroup) }
  public var accessibilityLabel: String { title }

  public var parts: [ItemPart] {
    actions.map { ItemPart(id: $0.id, kind: "action", accessibilityLabel: $0.accessibilityLabel) }
  }

  /// A note for each action that opens a flow. Links to other screens are left out: without a button they are useless.
  public var simplified: Simplification {
    .items(
      actions.compactMap { action in
        guard case .flow = action.destination else { return nil }
        return .note(Note(id: action.id, text: action.accessibilityLabel, tone: .neutral))
      })
  }
}

extension String {
  /// The text with an uppercase first letter.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
