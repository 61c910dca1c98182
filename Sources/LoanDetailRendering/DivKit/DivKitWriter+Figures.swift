import DesignSystem

extension DivKitWriter {
  mutating func write(_ header: Header) {
    let isTitled = header.title == document.title
    block(.stack, Traits(id: header.id.rawValue)) {
      let title = Traits(
        id: header.id.part("title"), label: header.accessibilityLabel, mode: .merge, role: isTitled ? .header : nil)
      $0.block(.stack, title) {
        $0.text(isTitled ? .title : .subtitle, header.title)
        $0.text(.subtitle, header.subtitle ?? "")
      }
      if !isTitled { $0.writeTitle() }
      for (index, amount) in header.amounts.enumerated() {
        if index == 0 { $0.writeLead(amount) } else { $0.write(amount) }
      }
      for status in header.statuses { $0.write(status) }
    }
  }

  /// Writes the most important amount of a screen.
  private mutating func writeLead(_ amount: Amount) {
    block(.section, traits(of: amount, opening: amount.destination, copying: amount.copy)) {
      $0.text(amount.destination == nil ? .label : .link, amount.label)
      $0.text(.figure, amount.money.text, tone: amount.tone)
      $0.text(.caption, amount.caption ?? "")
    }
  }

  mutating func write(_ amount: Amount) {
    block(.row, traits(of: amount, opening: amount.destination, copying: amount.copy)) {
      $0.pair(amount.label, isLink: amount.destination != nil, value: amount.money.text, .strong, amount.tone)
      $0.text(.caption, amount.caption ?? "")
    }
  }

  /// Writes a row. `label` is its text for a screen reader, if that is another than the row's own.
  mutating func write(_ row: Row, label: String? = nil, isTotal: Bool = false) {
    var traits = traits(of: row, opening: row.destination, copying: row.copy)
    if let label { traits.label = label }
    block(.row, traits) {
      $0.pair(
        row.label, isLink: row.destination != nil, value: row.value.text, isTotal ? .strong : .value, row.tone)
      $0.text(.caption, row.caption ?? "")
    }
  }

  mutating func write(_ breakdown: Breakdown) {
    block(.list, Traits(id: breakdown.id.rawValue)) {
      $0.write(breakdown.total, isTotal: true)
      for part in breakdown.parts { $0.write(part) }
    }
  }

  mutating func write(_ progress: ProgressBar) {
    block(.row, traits(of: progress, opening: nil)) {
      $0.pair(progress.label, value: progress.text, .value)
      $0.block(.bar, .decoration) {
        if progress.permille > 0 { $0.emptyBlock(.done, weight: progress.permille) }
        if progress.permille < 1000 { $0.emptyBlock(.rest, weight: 1000 - progress.permille) }
      }
    }
  }

  mutating func write(_ status: Status) {
    text(.text, status.text, tone: status.tone, traits(of: status, opening: status.destination))
  }

  /// Writes a message; if it leads to an action of the screen, with the title of that action as a button.
  mutating func write(_ banner: Banner) {
    block(.banner, traits(of: banner, opening: banner.destination)) {
      $0.text(.strong, banner.title, tone: banner.tone)
      $0.text(.text, banner.text ?? "")
      if case .item(let id)? = banner.destination, let action = $0.actions[id] { $0.text(.way, action.title) }
    }
  }

  /// Writes a label and its value: beside each other, or one below the other where they are long.
  mutating func pair(
    _ label: String, isLink: Bool = false, value: String, _ style: DivKitTemplate.Style, _ tone: Tone = .neutral
  ) {
    let labelStyle: DivKitTemplate.Style = isLink ? .link : .label
    guard label.count + value.count <= Self.widestPair else {
      text(labelStyle, label)
      text(style, value, tone: tone)
      return
    }
    block(.pair) {
      $0.text(labelStyle, label)
      $0.emptyBlock(.gap)
      $0.text(style, value, tone: tone)
    }
  }

  /// The number of characters that have room on a line of a phone.
  private static let widestPair = 40

  /// The traits of an item that a screen reader reads as a whole.
  func traits(
    of item: some ItemContent, opening destination: Destination?, copying copy: String? = nil
  ) -> Traits {
    let action = destination.flatMap { self.action(of: item.id, opening: $0) }
    return Traits(
      id: item.id.rawValue, label: item.accessibilityLabel, mode: .merge, role: action == nil ? nil : .button,
      opens: action, copy: copy)
  }
}
