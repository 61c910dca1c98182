import DesignSystem
import LoanDetailJSON

extension JSONWriter {
  mutating func write(_ item: CustomItem) {
    object {
      $0.property("kind", item.kind.rawValue)
      $0.property("id", item.id.rawValue)
      $0.key("payload")
      $0.fields(item.payload)
      $0.items("fallback", item.fallback)
    }
  }

  private mutating func fields(_ fields: [CustomItem.Field]) {
    object {
      for field in fields {
        $0.key(field.name)
        $0.write(field.payload)
      }
    }
  }

  private mutating func write(_ payload: CustomItem.Payload) {
    switch payload {
    case .value(let value): write(value)
    case .integer(let number): integer(number)
    case .flag(let flag): boolean(flag)
    case .list(let elements):
      array {
        for element in elements { $0.write(element) }
      }
    case .object(let fields): self.fields(fields)
    }
  }
}
