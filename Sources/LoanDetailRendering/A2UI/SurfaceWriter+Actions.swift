import DesignSystem
import LoanDetailJSON

extension SurfaceWriter {
  /// The look of a button, by its name in the basic catalog.
  enum ButtonStyle: String {
    case usual = "default"
    case primary
    /// Without a border, as a link.
    case link = "borderless"
  }

  /// Writes the buttons of a group that are not elsewhere on the screen; returns the ids of the components.
  mutating func write(_ group: ActionGroup) -> [String] {
    let ids = buttons.actions(in: group).flatMap { write($0) }
    guard !ids.isEmpty else { return [] }
    column(group.id.component, of: ids)
    return [group.id.component]
  }

  /// Writes an action: its button, with limits, cut-off time and fee; or the reason why it is not possible. Returns the
  /// ids of the components.
  mutating func write(_ action: Action) -> [String] {
    guard action.state == .available else {
      value(action.id.component, action.accessibilityLabel, .caption)
      return [action.id.component]
    }
    title(action.id.component("title"), action.title)
    let style: ButtonStyle = action.role == .primary ? .primary : .usual
    button(action.id.component, showing: action.id.component("title"), style, sending: Press(action))
    var ids = [action.id.component]
    if let details = action.details {
      ids.append(action.id.component("details"))
      value(action.id.component("details"), details, .caption)
    }
    guard let form = action.form else { return ids }
    // A form is apart from the other actions, and its fields are before the button.
    title(action.id.component("heading"), action.title)
    let fields = write(form, of: action)
    column(action.id.component("content"), of: [action.id.component("heading")] + fields + ids)
    card(action.id.component("form"), of: action.id.component("content"))
    return [action.id.component("form")]
  }

  /// Writes a button; `text` is the id of the component with its title.
  mutating func button(_ id: String, showing text: String, _ style: ButtonStyle, sending press: Press) {
    begin("Button", id)
    components.property("child", text)
    if style != .usual { components.property("variant", style.rawValue) }
    components.key("action")
    action(press)
    end()
  }

  /// Writes what a component does when it is used.
  mutating func action(_ press: Press) {
    components.beginObject()
    if case .link(let link) = press.destination {
      call("openUrl", returning: "void", as: "functionCall") { $0.property("url", link.url) }
    } else {
      event(press)
    }
    components.endObject()
  }

  /// Writes a call of a function of the basic catalog.
  mutating func call(
    _ name: String, returning type: String, as property: String, _ arguments: (inout JSONWriter) -> Void
  ) {
    components.key(property)
    components.beginObject()
    components.property(version.call, name)
    components.object("args", arguments)
    // From version 1.0 on, the catalog alone states the type.
    if version == .v091 { components.property("returnType", type) }
    components.endObject()
  }

  /// Writes the event of a destination. What leads to a screen needs no item, because clients send the id of the
  /// component, too.
  private mutating func event(_ press: Press) {
    event(WireDestination(press.destination).rawValue) { surface in
      if case .screen = press.destination {} else { surface.components.property("item", press.item.rawValue) }
      switch press.destination {
      case .screen(let screen, let product):
        surface.components.property("screen", screen.rawValue)
        surface.components.property("productType", product?.type)
        surface.components.property("productId", product?.id)
      case .item(let id): surface.components.property("target", id.rawValue)
      case .flow(let name, let parameters):
        surface.components.property("flow", name)
        surface.parameters(parameters, of: press.item)
      case .event(let name, let parameters):
        surface.components.property("event", name)
        surface.parameters(parameters, of: press.item)
      case .sourceFlow(let name): surface.components.property("flow", name)
      case .document(let id): surface.components.property("document", id)
      case .link(let link): surface.components.property("url", link.url)
      }
      if press.hasInputs { surface.bind("inputs", to: press.item.component("form"), "inputs") }
      if let confirmation = press.confirmation { surface.confirmation(confirmation, of: press.item) }
    }
  }

  /// Writes an event; `context` writes the members of its context.
  mutating func event(_ name: String, _ context: (inout SurfaceWriter) -> Void) {
    components.key("event")
    components.beginObject()
    components.property("name", name)
    components.key("context")
    components.beginObject()
    context(&self)
    components.endObject()
    components.endObject()
  }

  /// Writes typed parameters: the values in the data model, and the reference to them.
  private mutating func parameters(_ parameters: [CustomItem.Field], of item: ItemID) {
    guard !parameters.isEmpty else { return }
    var value = ScreenWriter(to: JSONValueBuilder(), version: ScreenDocument.schemaVersion, omissions: [.spoken])
    value.write(parameters)
    data.key(item.component("parameters"))
    data.write(value.output.value)
    bind("parameters", to: item.component("parameters"))
  }

  /// Writes the question to ask the customer: its texts in the data model, and the reference to them.
  private mutating func confirmation(_ confirmation: Confirmation, of item: ItemID) {
    var value = ScreenWriter(to: JSONValueBuilder(), version: ScreenDocument.schemaVersion)
    value.object { $0.write(confirmation) }
    data.key(item.component("question"))
    data.write(value.output.value)
    bind("confirmation", to: item.component("question"), "confirmation")
  }
}
