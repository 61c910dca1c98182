/// One action that the customer can take, or the reason why it is not possible now.
///
/// ```swift
/// var repay = Action(
///   id: "action.repayPart", title: "Repay a part early", role: .primary, icon: .earlyRepayment,
///   destination: .flow("repayPart"))
/// repay.minimum = least
/// repay.details = "from £10.00"
/// ```
///
/// Typed properties such as ``minimum`` are for programs. ``details`` and the texts of the state inform the reader.
public struct Action: Sendable, Hashable {
  /// The weight of an action among the others of its group.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// The action that most customers want now.
    case primary
    case secondary
    /// Cannot be undone, or takes something away.
    case destructive
  }

  /// The meaning of an icon. Each client maps it to its own picture, or draws none.
  public enum Icon: String, Sendable, Hashable, CaseIterable {
    case payment, earlyRepayment, calendar, autopay, holiday, statement, schedule, breakdown, operations, details,
      document, telephone, website, overview, calculation
  }

  /// The place of an action's button on a screen, where that is not its group.
  public enum Place: String, Sendable, Hashable, CaseIterable {
    /// In the banner of the screen's task, whose destination is the action.
    case task
    /// At the bottom of the screen, always in view.
    case bottom
  }

  /// Whether the action is possible now.
  public enum State: Sendable, Hashable {
    case available
    /// The action is not possible. Both texts are ready to show.
    ///
    /// `reason` is shown beside a disabled button; `spoken` also states that the action is not available. If the last
    /// day of the restriction is known, `until` is that day, and both texts state it.
    case unavailable(reason: String, spoken: String, until: DateValue? = nil)
    /// The customer has requested the action, and the bank is processing it. The text says so, ready to show.
    ///
    /// If the day of the request is known, `since` is that day, and the text states it.
    case pending(text: String, since: DateValue? = nil)
  }

  /// The id of the action, unique in its tree.
  public var id: ItemID
  /// The title of the button.
  public var title: String
  /// The weight of the action in its group.
  public var role: Role
  /// The place of the button; `nil` in the group.
  public var place: Place?
  /// The meaning of the icon; `nil` for a button without an icon.
  public var icon: Icon?
  /// Whether the action is possible now.
  public var state: State
  /// Limits, cut-off time and fee, in words; `nil` if there is nothing to say.
  public var details: String?
  /// The smallest possible amount; `nil` if none is stated.
  public var minimum: MoneyValue?
  /// The largest possible amount; `nil` if none is stated.
  public var maximum: MoneyValue?
  /// The cost of the action: zero if it is free of charge, `nil` if it is not stated.
  public var fee: MoneyValue?
  /// The moment after which a request counts for the next day; `nil` if there is none. While the action is available,
  /// the screen is valid until then at most.
  public var cutOff: MomentValue?
  /// The question to ask the customer before the action begins; `nil` if the source has none.
  public var confirmation: Confirmation?
  /// The values that the customer chooses before the flow begins or the event is sent; `nil` if there are none, or if
  /// their limits are unknown.
  public var form: Form?
  /// The target of the button.
  public var destination: Destination

  public init(
    id: ItemID, title: String, role: Role = .secondary, icon: Icon? = nil, state: State = .available,
    details: String? = nil, destination: Destination
  ) {
    self.id = id
    self.title = title
    self.role = role
    self.icon = icon
    self.state = state
    self.details = details
    self.destination = destination
  }

  /// The text for a screen reader: the title, the reason or the request, and the details.
  public var accessibilityLabel: String {
    let condition: String? =
      switch state {
      case .available: nil
      case .unavailable(_, let spoken, _): spoken
      case .pending(let text, _): text
      }
    return [title, condition, details].compactMap(\.?.uppercasedFirst).sentences
  }
}

extension Action {
  /// The action as a note, for a client without buttons; `nil` if it only opens a screen of the product or shows an
  /// item of the screen.
  var note: Item? {
    switch destination {
    case .screen(_, of: nil), .item: return nil
    default: break
    }
    let text = [accessibilityLabel, destination.address].compactMap(\.self).joined(separator: ": ")
    return .note(Note(id: id, text: text, tone: .neutral))
  }
}
