import DesignSystem

extension PageWriter {
  mutating func write(_ group: ActionGroup) {
    let actions = buttons.actions(in: group)
    html.markup(actions.allSatisfy(\.isWay) ? "<ul class=\"ld-actions ld-ways\"" : "<ul class=\"ld-actions\"")
    id(group.id)
    if let title = Heading.shown(group.title, inside: sectionTitle), !title.isEmpty {
      html.attribute("aria-label", title)
    }
    html.markup(">")
    for action in actions { write(action, tag: "li", isPrimary: action.role == .primary) }
    html.markup("</ul>")
  }

  /// Writes an action: its button, or its title if it is not possible; the reason; limits, cut-off time and fee.
  mutating func write(_ action: Action, tag: StaticString, isPrimary: Bool) {
    html.markup("<")
    html.markup(tag)
    html.markup(action.state == .available ? " class=\"ld-action\"" : " class=\"ld-action ld-off\"")
    id(action.id)
    html.markup(">")
    switch action.state {
    case .available: button(action, isPrimary: isPrimary)
    case .unavailable(let reason, let spoken, _): impossible(action, because: reason, spoken: spoken)
    case .pending(let text, _): impossible(action, because: text, spoken: nil)
    }
    if case .link(let link) = action.destination, link.isTelephone { textElement("p", class: "ld-details", link.text) }
    if let details = action.details { textElement("p", class: "ld-details", details) }
    close(tag)
  }

  /// Writes the button of an action, which is disabled if it has no address.
  private mutating func button(_ action: Action, isPrimary: Bool) {
    let address = address(of: action.destination)
    html.markup(address == nil ? "<button type=\"button\" disabled class=\"ld-button" : "<a class=\"ld-button")
    if isPrimary { html.markup(" ld-primary") }
    if action.role == .destructive { html.markup(" ld-destructive") }
    if !isPrimary, case .screen = action.destination { html.markup(" ld-opens") }
    html.markup("\"")
    if let address { href(address) }
    html.markup(">")
    icon(action.icon)
    textElement("span", action.title)
    html.markup(address == nil ? "</button>" : "</a>")
  }

  /// Writes the title of an action that is not possible, and the reason.
  private mutating func impossible(_ action: Action, because reason: String, spoken: String?) {
    html.markup("<p class=\"ld-button\">")
    icon(action.icon)
    textElement("span", action.title)
    html.markup("</p><p class=\"ld-details ld-reason\">")
    text(reason, spoken: spoken)
    html.markup("</p>")
  }
}

extension Action {
  /// Whether the action only opens a screen, so that there is nothing more to know about it.
  fileprivate var isWay: Bool {
    if case .screen = destination { state == .available && details == nil && role == .secondary } else { false }
  }
}
