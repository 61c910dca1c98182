import DesignSystem

extension PageWriter {
  mutating func write(_ amount: Amount, isLead: Bool = false) {
    html.markup(isLead ? "<div class=\"ld-row ld-amount ld-lead" : "<div class=\"ld-row ld-amount")
    pair(
      id: amount.id, label: amount.label, value: .money(amount.money), caption: amount.caption,
      spokenCaption: amount.spokenCaption, tone: amount.tone, copy: amount.copy, destination: amount.destination)
    html.markup("</div>")
  }

  mutating func write(_ row: Row) {
    html.markup(row.isPart ? "<div class=\"ld-row ld-part" : "<div class=\"ld-row")
    pair(row)
    html.markup("</div>")
  }

  /// Writes the total with a bar of its parts, then the parts.
  mutating func write(_ breakdown: Breakdown) {
    let bars = breakdown.shares
    html.markup(bars.isEmpty ? "<dl class=\"ld-rows ld-breakdown\"" : "<dl class=\"ld-rows ld-breakdown ld-parts\"")
    id(breakdown.id)
    html.markup("><div class=\"ld-row ld-total")
    pair(breakdown.total)
    if !bars.isEmpty { bar(bars) }
    html.markup("</div>")
    for (index, part) in breakdown.parts.enumerated() {
      html.markup("<div class=\"ld-row ld-part ")
      html.markup(Self.partClass(index))
      pair(part)
      html.markup("</div>")
    }
    html.markup("</dl>")
  }

  mutating func write(_ progress: ProgressBar) {
    html.markup("<div class=\"ld-row ld-progress\"")
    id(progress.id)
    html.markup(">")
    textElement("dt", progress.label)
    open("dd", for: progress.text)
    text(progress.text, spoken: progress.spoken)
    close("dd")
    bar([progress.permille * 10])
    html.markup("</div>")
  }

  mutating func write(_ group: ChipGroup) {
    html.markup("<div class=\"ld-row\"")
    id(group.id)
    html.markup(">")
    textElement("dt", group.label)
    html.markup("<dd><ul class=\"ld-chips\">")
    for chip in group.chips {
      html.markup("<li class=\"ld-chip")
      toneClass(chip.tone)
      html.markup("\"")
      id(chip.id)
      html.markup(">")
      text(chip.text)
      html.markup("</li>")
    }
    html.markup("</ul></dd></div>")
  }

  private mutating func pair(_ row: Row) {
    pair(
      id: row.id, label: row.label, value: row.value, caption: row.caption, spokenCaption: row.spokenCaption,
      tone: row.tone, copy: row.copy, destination: row.destination)
  }

  /// Writes the rest of an element that has begun with a class: its tone, its id, a label, a value and a caption.
  private mutating func pair(
    id: ItemID, label: String, value: Value, caption: String?, spokenCaption: String?, tone: Tone, copy: String?,
    destination: Destination?
  ) {
    let address = address(of: destination)
    toneClass(tone)
    html.markup(address == nil ? "\"" : " ld-opens\"")
    self.id(id)
    html.markup(">")
    open("dt", for: label)
    link(to: address) { $0.html.text(label) }
    close("dt")
    open("dd", for: value.text)
    self.value(value, copy: copy)
    close("dd")
    if let caption {
      open("dd", class: "ld-caption", for: caption)
      text(caption, spoken: spokenCaption)
      close("dd")
    }
  }

  /// The class of a part or a series, by its index, for its colour. The fifth has that of the first again.
  static func partClass(_ index: Int) -> StaticString {
    switch index % 4 {
    case 0: "ld-part-1"
    case 1: "ld-part-2"
    case 2: "ld-part-3"
    default: "ld-part-4"
    }
  }

  /// Writes a bar with parts of these sizes, in ten thousandths of its length. It is drawn in the direction of reading.
  private mutating func bar(_ shares: [Int]) {
    html.markup("<dd class=\"ld-bar\" aria-hidden=\"true\"><svg>")
    var start = 0
    for (index, share) in shares.enumerated() {
      html.markup("<rect class=\"")
      html.markup(Self.partClass(index))
      html.markup("\" x=\"")
      percent(direction == .leftToRight ? start : 10_000 - start - share)
      html.markup("\" width=\"")
      percent(share)
      html.markup("\" height=\"100%\"/>")
      start += share
    }
    html.markup("</svg></dd>")
  }

  /// Writes a part of a length, given in ten thousandths, as a percentage.
  mutating func percent(_ share: Int) {
    if share < 0 { html.markup("-") }
    html.number(abs(share) / 100)
    let rest = abs(share) % 100
    if rest > 0 {
      html.markup(rest < 10 ? ".0" : ".")
      html.number(rest)
    }
    html.markup("%")
  }
}

extension Breakdown {
  /// The sizes of the parts in ten thousandths of the total; empty if a bar would show nothing, or a part is negative.
  fileprivate var shares: [Int] {
    let amounts = parts.map { if case .money(let money) = $0.value { money.minorUnits } else { Int64(0) } }
    let sum = amounts.reduce(Int128(0)) { $0 + Int128($1) }
    guard parts.count > 1, sum > 0, amounts.allSatisfy({ $0 >= 0 }) else { return [] }
    // Each part ends where the sum up to it ends, so that all of them fill the bar.
    var shares: [Int] = []
    var before: Int128 = 0
    var drawn = 0
    for amount in amounts {
      before += Int128(amount)
      let end = Int(before * 10_000 / sum)
      shares.append(end - drawn)
      drawn = end
    }
    return shares
  }
}
