import DesignSystem
import LoanDetailJSON

/// What a client does when the reader uses a block.
struct DivKitAction {
  /// The id under which a client logs it.
  let id: String
  /// The address that the client opens.
  let address: String
  /// The data for the host; `nil` if the address says everything.
  var payload: JSONValue?
}

extension DivKitAction {
  /// Makes the action that copies a text.
  init(copying text: String) {
    self.init(id: "copy", address: Self.scheme + QueryLinks.query([("copy", text)]))
  }

  /// The scheme of the addresses that the host handles.
  private static let scheme = "loan-detail:"

  /// Returns the address of a target: that of a link itself, and of anything else one with our scheme.
  static func address(of target: HTMLTarget, in document: ScreenDocument) -> String {
    switch target {
    case .opens(.link(let link)): link.url
    case .opens(.item(let id)): scheme + QueryLinks.query([("item", id.rawValue)])
    case .opens(.sourceFlow(let name)): scheme + QueryLinks.query([("source-flow", name)])
    case .opens(.screen), .opens(.flow), .opens(.event), .opens(.document), .rowsAfter, .rowsBefore, .again:
      scheme + (QueryLinks().address(of: target, in: document) ?? "")
    }
  }

  func write(to json: inout JSONWriter) {
    json.object {
      $0.property("log_id", id.divKitID)
      $0.property("url", address)
      if let payload {
        $0.key("payload")
        $0.write(payload)
      }
    }
  }
}

extension DivKitWriter {
  /// The action for what an item opens. If that is an action of the screen, it is the same as that of its button; `nil`
  /// if the action is not possible now.
  func action(of id: ItemID, opening destination: Destination) -> DivKitAction? {
    if case .item(let target) = destination, let action = actions[target] { return self.action(action) }
    return makeAction(id: id, destination: destination)
  }

  /// The action of a button; `nil` if it is not possible now.
  func action(_ action: Action) -> DivKitAction? {
    guard action.state == .available else { return nil }
    return makeAction(
      id: action.id, destination: action.destination, confirmation: action.confirmation, form: action.form)
  }

  /// Makes an action with a destination, a question to ask first and a form in its payload.
  private func makeAction(
    id: ItemID, destination: Destination, confirmation: Confirmation? = nil, form: Form? = nil
  ) -> DivKitAction {
    var writer = ScreenWriter(to: JSONValueBuilder(), version: ScreenDocument.schemaVersion)
    writer.object {
      $0.write(Optional(destination))
      if let confirmation { $0.write(confirmation) }
      if let form { $0.write(form) }
    }
    return DivKitAction(
      id: id.rawValue, address: DivKitAction.address(of: .opens(destination), in: document),
      payload: writer.output.value.shownByDivKit)
  }

  mutating func write(_ group: ActionGroup) {
    let shown = Heading.shown(group.title, inside: sectionTitle) ?? ""
    block(.list, Traits(id: group.id.rawValue, label: shown)) {
      for action in group.actions { $0.write(action) }
    }
  }

  /// Writes a button, or the title of what is not possible with the reason; then limits, cut-off time and fee.
  private mutating func write(_ action: Action) {
    let opens = self.action(action)
    let traits = Traits(
      id: action.id.rawValue, label: action.accessibilityLabel, mode: .merge, role: opens == nil ? nil : .button,
      opens: opens)
    block(.row, traits) {
      switch action.state {
      case .available: $0.text(action.role.style, action.title)
      case .unavailable(let reason, _, _):
        $0.text(.off, action.title)
        $0.text(.caption, reason)
      case .pending(let text, _):
        $0.text(.off, action.title)
        $0.text(.caption, text)
      }
      if case .link(let link) = action.destination, link.isTelephone { $0.text(.caption, link.text) }
      $0.text(.caption, action.details ?? "")
    }
  }
}

extension Action.Role {
  fileprivate var style: DivKitTemplate.Style {
    switch self {
    case .primary: .primaryButton
    case .secondary: .button
    case .destructive: .destructiveButton
    }
  }
}

extension JSONValue {
  /// The value with all its texts in a form that every client of DivKit reads as they are. The client for browsers
  /// evaluates payloads, too.
  fileprivate var shownByDivKit: JSONValue {
    switch self {
    case .string(let text): .string(text.shownByDivKit)
    case .array(let elements): .array(elements.map(\.shownByDivKit))
    case .object(let members): .object(members.map { Member($0.name, $0.value.shownByDivKit) })
    case .null, .bool, .number: self
    }
  }
}
