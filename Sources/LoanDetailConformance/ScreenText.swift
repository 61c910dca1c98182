import DesignSystem

/// One text of an item, shown or spoken.
struct ScreenText {
  /// The way in which a text reaches the reader.
  enum Use {
    /// Shown.
    case words
    /// Read by a screen reader in place of the shown text.
    case spoken
    /// Sent to a client for its own use: drawn by a custom kind, copied, or opened.
    case payload
  }

  /// The item, or its part, that has the text.
  var item: ItemID
  /// The place of the text in the item, for messages.
  var property: String
  var text: String
  var use = Use.words
}

extension Item {
  /// The texts of the item itself, without the items inside it.
  var texts: [ScreenText] {
    func text(_ property: String, _ text: String?, _ use: ScreenText.Use = .words) -> [ScreenText] {
      text.map { [ScreenText(item: id, property: property, text: $0, use: use)] } ?? []
    }
    switch self {
    case .header(let header): return text("title", header.title) + text("subtitle", header.subtitle)
    case .section(let section):
      return text("title", section.title) + (section.destination?.texts(of: id) ?? [])
    case .amount(let amount):
      return text("label", amount.label) + Value.money(amount.money).texts("money", of: id)
        + text("caption", amount.caption) + text("caption.spoken", amount.spokenCaption, .spoken)
        + text("copy", amount.copy, .payload) + (amount.destination?.texts(of: id) ?? [])
    case .row(let row):
      return text("label", row.label) + row.value.texts("value", of: id) + text("caption", row.caption)
        + text("caption.spoken", row.spokenCaption, .spoken) + text("copy", row.copy, .payload)
        + (row.destination?.texts(of: id) ?? [])
    case .status(let status):
      return text("text", status.text) + text("short", status.short) + text("spoken", status.spoken, .spoken)
        + (status.destination?.texts(of: id) ?? [])
    case .banner(let banner):
      return text("title", banner.title) + text("short", banner.short) + text("text", banner.text)
        + text("spoken", banner.spoken, .spoken) + (banner.destination?.texts(of: id) ?? [])
    case .actionGroup(let group): return text("title", group.title) + group.actions.flatMap(\.texts)
    case .progress(let progress):
      return text("label", progress.label) + text("text", progress.text) + text("text.spoken", progress.spoken, .spoken)
    case .breakdown, .divider: return []
    case .timeline(let timeline): return text("title", timeline.title) + timeline.entries.flatMap(\.texts)
    case .chart(let chart):
      return text("title", chart.title) + text("summary", chart.summary) + chart.table.texts(withTitle: false)
    case .table(let table): return table.texts(withTitle: true)
    case .chips(let group):
      return text("label", group.label)
        + group.chips.map { ScreenText(item: $0.id, property: "text", text: $0.text) }
    case .note(let note): return text("text", note.text) + text("spoken", note.spoken, .spoken)
    case .custom(let custom):
      return [ScreenText(item: id, property: "accessibilityLabel", text: custom.accessibilityLabel, use: .spoken)]
        + custom.payload.flatMap { $0.payload.texts("payload.\($0.name)", of: id) }
    }
  }
}

extension Value {
  /// The shown text and, for a figure, the words for a screen reader.
  fileprivate func texts(_ property: String, of item: ItemID) -> [ScreenText] {
    let shown = ScreenText(item: item, property: "\(property).text", text: text)
    if case .text = self { return [shown] }
    return [shown, ScreenText(item: item, property: "\(property).spoken", text: spoken, use: .spoken)]
  }
}

extension Action {
  /// The texts of the action. The names and the bounds of a form's fields, and its question, are for the client only.
  fileprivate var texts: [ScreenText] {
    func text(_ property: String, _ text: String?, _ use: ScreenText.Use = .words) -> [ScreenText] {
      text.map { [ScreenText(item: id, property: property, text: $0, use: use)] } ?? []
    }
    func figure(_ property: String, _ value: Value?) -> [ScreenText] { value?.texts(property, of: id) ?? [] }
    let condition =
      switch state {
      case .available: [ScreenText]()
      case .unavailable(let reason, let spoken, let until):
        text("reason", reason) + text("reason.spoken", spoken, .spoken) + figure("until", until.map(Value.date))
      case .pending(let pending, let since): text("pending", pending) + figure("since", since.map(Value.date))
      }
    let limits: [ScreenText] =
      figure("minimum", minimum.map(Value.money)) + figure("maximum", maximum.map(Value.money))
      + figure("fee", fee.map(Value.money)) + text("cutOff.text", cutOff?.text)
      + text("cutOff.spoken", cutOff?.spoken, .spoken)
    let asked: [ScreenText] =
      confirmation.map { confirmation in
        text("confirmation.title", confirmation.title) + text("confirmation.text", confirmation.text)
          + text("confirmation.confirm", confirmation.confirm) + text("confirmation.cancel", confirmation.cancel)
      } ?? []
    let fields = (form?.fields ?? []).flatMap { field in
      let place = "form.\(field.name)"
      let choices = if case .choice(let choices, _) = field.input { choices } else { [Form.Choice]() }
      return text("\(place).label", field.label) + text("\(place).limits", field.limits?.text)
        + text("\(place).spoken", field.limits?.spoken, .spoken)
        + choices.flatMap { text("\(place).\($0.value)", $0.label) }
    }
    return text("title", title) + condition + text("details", details) + limits + asked + fields
      + destination.texts(of: id)
  }
}

extension Destination {
  /// The texts that the host opens. The names of screens and flows are no texts.
  fileprivate func texts(of item: ItemID) -> [ScreenText] {
    switch self {
    case .link(let link): [ScreenText(item: item, property: "link", text: link.url, use: .payload)]
    case .flow(_, let parameters), .event(_, let parameters):
      parameters.flatMap { $0.payload.texts("parameters.\($0.name)", of: item) }
    case .screen, .item, .sourceFlow, .document: []
    }
  }
}

extension Timeline.Entry {
  /// The texts of the entry.
  fileprivate var texts: [ScreenText] {
    [ScreenText(item: id, property: "title", text: title)] + Value.date(date).texts("date", of: id)
      + (money.map { Value.money($0).texts("money", of: id) } ?? [])
      + (caption.map { [ScreenText(item: id, property: "caption", text: $0)] } ?? [])
      + (destination?.texts(of: id) ?? [])
  }
}

extension Table {
  /// The texts of the table's columns, groups, rows and totals, and of its title if asked for.
  fileprivate func texts(withTitle: Bool) -> [ScreenText] {
    (withTitle ? [ScreenText(item: id, property: "title", text: title)] : [])
      + columns.map { ScreenText(item: id, property: "columns.\($0.id)", text: $0.title) }
      + groups.flatMap { group in
        [ScreenText(item: id, property: "groups.\(group.id)", text: group.title)]
          + texts(ofCells: group.totals, "groups.\(group.id).totals", of: id)
      }
      + rows.flatMap { row in
        (row.dayLine.map { [ScreenText(item: row.id, property: "dayLine", text: $0)] } ?? [])
          + texts(ofCells: row.cells, "cells", of: row.id) + (row.destination?.texts(of: row.id) ?? [])
      }
      + (totals.map {
        [ScreenText(item: id, property: "totals.title", text: $0.title)] + texts(ofCells: $0.cells, "totals", of: id)
      } ?? [])
  }

  /// The texts of an item's cells, one for each column.
  private func texts(ofCells cells: [Value?], _ property: String, of item: ItemID) -> [ScreenText] {
    zip(columns, cells).flatMap { column, cell in cell?.texts("\(property).\(column.id)", of: item) ?? [] }
  }
}

extension CustomItem.Payload {
  /// The texts of a payload. For a plain text it is unknown whether the client shows it or uses it as a key.
  fileprivate func texts(_ property: String, of item: ItemID) -> [ScreenText] {
    switch self {
    case .value(.text(let text)): [ScreenText(item: item, property: property, text: text, use: .payload)]
    case .value(let value): value.texts(property, of: item)
    case .integer, .flag, .choice: []
    case .list(let payloads):
      payloads.enumerated().flatMap { $1.texts("\(property)[\($0)]", of: item) }
    case .object(let fields): fields.flatMap { $0.payload.texts("\(property).\($0.name)", of: item) }
    }
  }
}
