import DesignSystem
import LoanDetailJSON

extension ScreenWriter {
  mutating func write(_ header: Header) {
    item("header", header.id) {
      $0.property("title", header.title)
      $0.property("subtitle", header.subtitle)
      $0.label(header.accessibilityLabel, visible: header.title)
      $0.items("items", header.children)
    }
  }

  mutating func write(_ section: Section) {
    item("section", section.id) {
      $0.property("title", section.title)
      $0.label(section.accessibilityLabel, visible: section.title)
      if $0.version >= 3, section.priority != .normal { $0.property("priority", section.priority.rawValue) }
      $0.write(section.destination)
      let outer = $0.sectionTitle
      $0.sectionTitle = section.title
      $0.items("items", section.items)
      $0.sectionTitle = outer
    }
  }

  /// Writes a custom item: its payload, and its fallback for other clients.
  mutating func write(_ custom: CustomItem) {
    object {
      $0.property("kind", custom.kind.rawValue)
      $0.property("id", custom.id.rawValue)
      if $0.version >= 2 { $0.label(custom.accessibilityLabel) }
      $0.key("payload")
      $0.write(.object(custom.payload))
      $0.items("fallback", custom.fallback)
    }
  }

  mutating func write(_ payload: CustomItem.Payload) {
    switch payload {
    case .value(let value): write(value)
    case .integer(let number):
      // Many readers lose digits of larger numbers.
      if version >= 3, number.magnitude >= 1 << 53 { output.string(String(number)) } else { output.integer(number) }
    case .flag(let flag): output.boolean(flag)
    case .choice(let word):
      // Earlier versions have texts only as values.
      if version >= 3 { output.string(word) } else { write(Value.text(word)) }
    case .list(let elements): array(elements) { $0.write($1) }
    case .object(let fields): write(fields)
    }
  }

  mutating func write(_ fields: [CustomItem.Field]) {
    object {
      for field in fields {
        $0.output.key(field.name)
        $0.write(field.payload)
      }
    }
  }
}
