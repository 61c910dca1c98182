import DesignSystem
import LoanDetailJSON

extension ScreenWriter {
  mutating func write(_ amount: Amount) {
    item("amount", amount.id) {
      $0.property("label", amount.label)
      $0.write(amount.money, as: "money")
      $0.property("caption", amount.caption)
      $0.tone(amount.tone)
      $0.write(amount.fact)
      $0.write(copy: amount.copy, destination: amount.destination)
      if $0.version < 3 { $0.label(amount.accessibilityLabel) }
    }
  }

  mutating func write(_ row: Row) {
    item("row", row.id) {
      $0.property("label", row.label)
      $0.key("value")
      $0.write(row.value)
      $0.property("caption", row.caption)
      $0.tone(row.tone)
      $0.write(row.fact)
      $0.write(copy: row.copy, destination: row.destination)
      if $0.version >= 3, row.isPart {
        $0.key("isPart")
        $0.output.boolean(true)
      }
      if $0.version < 3 { $0.label(row.accessibilityLabel) }
    }
  }

  mutating func write(_ progress: ProgressBar) {
    item("progress", progress.id) {
      $0.property("label", progress.label)
      $0.property("permille", progress.permille)
      $0.property("text", progress.text)
      $0.label(progress.accessibilityLabel)
    }
  }

  mutating func write(_ breakdown: Breakdown) {
    item("breakdown", breakdown.id) {
      $0.key("total")
      $0.write(breakdown.total)
      // The breakdown and its total have the same label.
      if $0.version < 3 { $0.label(breakdown.accessibilityLabel) }
      $0.array("items", breakdown.parts) { $0.write($1) }
    }
  }

  /// Writes a value: an object that names its form. Before version 3, the object of the form was the only property of
  /// another object.
  mutating func write(_ value: Value) {
    switch value {
    case .text(let text): form("text") { $0.property("text", text) }
    case .money(let money): wrapped(as: "money") { $0.write(money) }
    case .date(let date): wrapped(as: "date") { $0.write(date) }
    case .percent(let percent):
      wrapped(as: "percent") {
        $0.form("percent") {
          $0.property("value", percent.value)
          $0.write(percent.text, spoken: percent.spoken)
        }
      }
    }
  }

  /// Writes a value; before version 3, as the only property of another object.
  private mutating func wrapped(as name: StaticString, _ body: (inout ScreenWriter) -> Void) {
    if version >= 3 { return body(&self) }
    object {
      $0.key(name)
      body(&$0)
    }
  }

  /// Writes the object of a value, which names its form from version 3 on.
  private mutating func form(_ name: StaticString, _ body: (inout ScreenWriter) -> Void) {
    object {
      if $0.version >= 3 { $0.property("kind", plain: name) }
      body(&$0)
    }
  }

  mutating func write(_ money: MoneyValue, as name: StaticString) {
    key(name)
    write(money)
  }

  mutating func write(_ money: MoneyValue) {
    form("money") {
      if $0.version >= 3 { $0.property("amount", money.amount) } else { $0.property("minorUnits", money.minorUnits) }
      $0.property("currency", money.currency)
      $0.write(money.text, spoken: money.spoken)
    }
  }

  mutating func write(_ date: DateValue, as name: StaticString) {
    key(name)
    write(date)
  }

  private mutating func write(_ date: DateValue) {
    form("date") {
      $0.property("iso", date.iso)
      $0.write(date.text, spoken: date.spoken)
    }
  }

  mutating func write(_ moment: MomentValue, as name: StaticString) {
    key(name)
    form("moment") {
      $0.property("iso", moment.iso)
      $0.write(moment.text, spoken: moment.spoken)
    }
  }

  /// Writes the end of a value: its display text and its text for a screen reader.
  private mutating func write(_ text: String, spoken: String) {
    property("text", text)
    if version == 2 || (version > 2 && !omitsSpoken && spoken != text) { property("spoken", spoken) }
  }
}
