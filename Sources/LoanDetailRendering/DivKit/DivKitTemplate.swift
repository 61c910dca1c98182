import DesignSystem
import LoanDetailJSON

/// A template of a card: how a block, or a text of a tone, looks.
struct DivKitTemplate: Hashable {
  /// The role of a block on the screen, which has a look of its own. The raw value is a part of the template's name.
  enum Style: String {
    // Containers.
    case screen, stack, section, list, row, banner, chips
    /// A label and a value side by side.
    case pair
    /// A progress bar, with the part that is done and the rest.
    case bar, done, rest
    /// A line, a space, and a block that is not seen.
    case divider, gap, nothing
    // Texts.
    case title, subtitle, heading, subheading, label, link, value, strong, figure, caption, text, chip
    /// The sign before the text of an entry.
    case mark
    case button, primaryButton = "button-primary", destructiveButton = "button-destructive"
    /// The title of an action that is not available.
    case off
    /// A text that leads to another screen.
    case way
  }

  let style: Style
  var tone: Tone = .neutral

  /// The name in the templates of a card.
  var name: String { tone == .neutral ? "ld-\(style.rawValue)" : "ld-\(style.rawValue)-\(tone.rawValue)" }

  /// The template on which this one is based; `nil` if it is based on a block of DivKit.
  var base: DivKitTemplate? { tone == .neutral ? nil : DivKitTemplate(style: style) }

  /// Writes the template: as the one on which it is based with another colour, or as a block of DivKit.
  func write(to json: inout JSONWriter) {
    json.object {
      if let base {
        $0.property("type", base.name)
        $0.property("text_color", tone.color)
      } else {
        writeBlock(to: &$0)
      }
    }
  }

  /// Writes the properties of the block that has this style.
  private func writeBlock(to json: inout JSONWriter) {
    switch style {
    case .screen:
      json.container(.vertical)
      json.insets("paddings", top: 16, bottom: 16, sides: 16)
      json.background(Color.surface)
    case .stack: json.container(.vertical)
    case .section, .list: json.container(.vertical, top: 20)
    case .row: json.container(.vertical, top: 8)
    case .pair: json.container(.horizontal)
    case .banner:
      json.container(.vertical, top: 16)
      json.insets("paddings", top: 12, bottom: 12, sides: 12)
      json.background(Color.ground)
      json.corners(12)
    case .chips:
      json.container(.horizontal, top: 8)
      json.property("layout_mode", "wrap")
    case .bar: json.container(.horizontal, top: 8)
    case .done: json.stripe(height: 8, color: Color.positive)
    case .rest: json.stripe(height: 8, color: Color.line)
    case .divider:
      json.property("type", "separator")
      json.object("delimiter_style") { $0.property("color", Color.line) }
      json.insets("margins", top: 12)
    case .gap:
      json.stripe(height: 1, color: Color.none)
      json.object("width") { $0.fixed(12) }
    case .nothing: json.stripe(height: 1, color: Color.none)
    case .title: json.text(22, isBold: true)
    case .subtitle: json.text(15, Color.quiet)
    case .heading: json.text(18, isBold: true)
    case .subheading: json.text(15, isBold: true, top: 12)
    case .label: json.text(15)
    case .link: json.text(15, Color.accent)
    case .value, .strong:
      json.text(15, isBold: style == .strong, width: "wrap_content")
    case .figure: json.text(30, isBold: true)
    case .caption: json.text(13, Color.quiet, top: 2)
    case .text: json.text(15, top: 8)
    case .mark: json.text(15, width: "wrap_content")
    case .chip:
      json.text(13, width: "wrap_content")
      json.insets("paddings", top: 4, bottom: 4, sides: 8)
      json.insets("margins", top: 4, sides: 2)
      json.background(Color.ground)
      json.corners(8)
    case .button: json.button(Color.accent, on: Color.ground)
    case .primaryButton: json.button(Color.surface, on: Color.accent)
    case .destructiveButton: json.button(Color.critical, on: Color.ground)
    case .off: json.text(15, Color.quiet, isBold: true, top: 8)
    case .way: json.text(15, Color.accent, top: 12)
    }
  }

  /// The colours of the light theme of the kit's style sheet, as `#RRGGBB`, or `#AARRGGBB` with an opacity.
  fileprivate enum Color {
    static let accent = "#1A4FD0"
    static let surface = "#FFFFFF"
    static let ground = "#F2F4F7"
    static let ink = "#141A24"
    static let quiet = "#566072"
    static let line = "#E2E6EC"
    static let positive = "#0B6E3F"
    static let attention = "#8A5100"
    static let critical = "#B3231B"
    static let none = "#00000000"
  }
}

extension Tone {
  fileprivate var color: String {
    switch self {
    case .neutral: DivKitTemplate.Color.ink
    case .positive: DivKitTemplate.Color.positive
    case .attention: DivKitTemplate.Color.attention
    case .critical: DivKitTemplate.Color.critical
    case .muted: DivKitTemplate.Color.quiet
    }
  }
}

// Properties of DivKit. Sizes are in its usual units: `sp` for fonts, `dp` for all others.
extension JSONWriter {
  fileprivate enum Orientation: String { case vertical, horizontal }

  /// Writes the properties of a container whose blocks are in a row or below each other.
  fileprivate mutating func container(_ orientation: Orientation, top: Int = 0) {
    property("type", "container")
    property("orientation", orientation.rawValue)
    if top > 0 { insets("margins", top: top) }
  }

  /// Writes the properties of a text with a font size.
  fileprivate mutating func text(
    _ size: Int, _ color: String = DivKitTemplate.Color.ink, isBold: Bool = false, top: Int = 0,
    width: String = "match_parent"
  ) {
    property("type", "text")
    property("font_size", size)
    if isBold { property("font_weight", "bold") }
    property("text_color", color)
    object("width") {
      $0.property("type", width)
      if width == "wrap_content" { $0.property("constrained", 1) }
    }
    if top > 0 { insets("margins", top: top) }
  }

  /// Writes the properties of a title on a ground of a colour.
  fileprivate mutating func button(_ color: String, on ground: String) {
    text(16, color, isBold: true, top: 12)
    property("text_alignment_horizontal", "center")
    insets("paddings", top: 12, bottom: 12, sides: 12)
    background(ground)
    corners(12)
  }

  /// Writes the properties of a block that is only a colour.
  fileprivate mutating func stripe(height: Int, color: String) {
    property("type", "separator")
    object("delimiter_style") { $0.property("color", DivKitTemplate.Color.none) }
    object("height") { $0.fixed(height) }
    background(color)
  }

  /// Writes the properties of a fixed width or height.
  fileprivate mutating func fixed(_ size: Int) {
    property("type", "fixed")
    property("value", size)
  }

  /// Writes an object with insets. The one at the top is always written, the others if they are above zero.
  fileprivate mutating func insets(_ name: String, top: Int, bottom: Int = 0, sides: Int = 0) {
    object(name) {
      $0.property("top", top)
      if bottom > 0 { $0.property("bottom", bottom) }
      if sides > 0 {
        $0.property("left", sides)
        $0.property("right", sides)
      }
    }
  }

  fileprivate mutating func background(_ color: String) {
    array("background") {
      $0.object {
        $0.property("type", "solid")
        $0.property("color", color)
      }
    }
  }

  fileprivate mutating func corners(_ radius: Int) {
    object("border") { $0.property("corner_radius", radius) }
  }
}
