import DesignSystem
import LoanDetailJSON

extension ScreenWriter {
  mutating func write(_ status: Status) {
    item("status", status.id) {
      $0.property("text", status.text)
      $0.short(status.short)
      $0.ending(status.tone, status.fact, label: status.accessibilityLabel, visible: status.text)
      $0.write(status.destination)
    }
  }

  mutating func write(_ banner: Banner) {
    item("banner", banner.id) {
      $0.property("title", banner.title)
      $0.short(banner.short)
      $0.property("text", banner.text)
      $0.ending(banner.tone, banner.fact, label: banner.accessibilityLabel, visible: banner.title)
      $0.write(banner.destination)
    }
  }

  mutating func write(_ note: Note) {
    item("note", note.id) {
      $0.property("text", note.text)
      $0.ending(note.tone, note.fact, label: note.accessibilityLabel, visible: note.text)
    }
  }

  /// Writes the material fact of an item, if the version has it.
  mutating func write(_ fact: MaterialFact?) {
    guard let fact, fact.since <= version else { return }
    property("fact", fact.rawValue)
  }

  /// Writes the properties at the end of every message.
  private mutating func ending(_ tone: Tone, _ fact: MaterialFact?, label: String, visible: String) {
    self.tone(tone)
    if version >= 2 { write(fact) }
    self.label(label, visible: visible)
  }

  mutating func write(_ group: ChipGroup) {
    item("chips", group.id) {
      $0.property("label", group.label)
      $0.label(group.accessibilityLabel, visible: group.label)
      $0.array("items", group.chips) { writer, chip in
        writer.object {
          $0.property("id", chip.id.rawValue)
          $0.property("text", chip.text)
          $0.tone(chip.tone)
        }
      }
    }
  }
}
