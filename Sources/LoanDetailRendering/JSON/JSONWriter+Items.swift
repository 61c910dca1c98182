import DesignSystem
import LoanDetailJSON

extension JSONWriter {
  mutating func items(_ name: String, _ items: [Item]) {
    array(name) {
      for item in items { $0.write(item) }
    }
  }

  mutating func write(_ item: Item) {
    switch item {
    case .header(let header): write(header)
    case .section(let section): write(section)
    case .amount(let amount): write(amount)
    case .row(let row): write(row)
    case .status(let status): write(status)
    case .banner(let banner): write(banner)
    case .actionGroup(let group): write(group)
    case .progress(let progress): write(progress)
    case .breakdown(let breakdown): write(breakdown)
    case .table(let table): write(table)
    case .note(let note): write(note)
    case .custom(let item): write(item)
    }
  }

  /// An object that begins with its kind and id, as every item does.
  mutating func object(_ kind: WireKind, _ id: ItemID, _ body: (inout JSONWriter) -> Void) {
    object {
      $0.property("kind", kind.rawValue)
      $0.property("id", id.rawValue)
      body(&$0)
    }
  }

  private mutating func write(_ header: Header) {
    object(.header, header.id) {
      $0.property("title", header.title)
      $0.property("subtitle", header.subtitle)
      $0.property("accessibilityLabel", header.accessibilityLabel)
      $0.array("items") {
        for amount in header.amounts { $0.write(amount) }
        for status in header.statuses { $0.write(status) }
      }
    }
  }

  private mutating func write(_ section: Section) {
    object(.section, section.id) {
      $0.property("title", section.title)
      $0.property("accessibilityLabel", section.accessibilityLabel)
      $0.items("items", section.items)
    }
  }

  private mutating func write(_ amount: Amount) {
    object(.amount, amount.id) {
      $0.property("label", amount.label)
      $0.key("money")
      $0.write(amount.money)
      $0.property("caption", amount.caption)
      $0.property("tone", amount.tone.rawValue)
      $0.property("fact", amount.fact?.rawValue)
      $0.property("accessibilityLabel", amount.accessibilityLabel)
    }
  }

  private mutating func write(_ row: Row) {
    object(.row, row.id) {
      $0.property("label", row.label)
      $0.key("value")
      $0.write(row.value)
      $0.property("caption", row.caption)
      $0.property("tone", row.tone.rawValue)
      $0.property("fact", row.fact?.rawValue)
      $0.property("accessibilityLabel", row.accessibilityLabel)
    }
  }

  private mutating func write(_ status: Status) {
    object(.status, status.id) {
      $0.property("text", status.text)
      $0.property("tone", status.tone.rawValue)
      $0.property("accessibilityLabel", status.accessibilityLabel)
    }
  }

  private mutating func write(_ banner: Banner) {
    object(.banner, banner.id) {
      $0.property("title", banner.title)
      $0.property("text", banner.text)
      $0.property("tone", banner.tone.rawValue)
      $0.property("accessibilityLabel", banner.accessibilityLabel)
    }
  }

  private mutating func write(_ progress: ProgressBar) {
    object(.progress, progress.id) {
      $0.property("label", progress.label)
      $0.property("permille", progress.permille)
      $0.property("text", progress.text)
      $0.property("accessibilityLabel", progress.accessibilityLabel)
    }
  }

  private mutating func write(_ breakdown: Breakdown) {
    object(.breakdown, breakdown.id) {
      $0.key("total")
      $0.write(breakdown.total)
      $0.property("accessibilityLabel", breakdown.accessibilityLabel)
      $0.array("items") {
        for part in breakdown.parts { $0.write(part) }
      }
    }
  }

  private mutating func write(_ note: Note) {
    object(.note, note.id) {
      $0.property("text", note.text)
      $0.property("tone", note.tone.rawValue)
      $0.property("accessibilityLabel", note.accessibilityLabel)
    }
  }
}
