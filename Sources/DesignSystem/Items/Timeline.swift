/// Past and future events in the order of their days: instalments, rate changes, the end of a payment holiday.
public struct Timeline: Sendable, Hashable {
  /// The state of an entry on the day of the screen.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// It happened as planned.
    case done
    /// It was due and did not happen.
    case missed
    /// It is the next one.
    case next
    /// It comes after the next one.
    case ahead
  }

  /// One of the events, on its day.
  public struct Entry: Sendable, Hashable {
    /// The id of the entry, unique in the tree of the timeline.
    public var id: ItemID
    /// The day of the event.
    public var date: DateValue
    /// The name of the event.
    public var title: String
    /// The amount of the event; `nil` if it has none.
    public var money: MoneyValue?
    /// An addition to the title; `nil` if there is none.
    public var caption: String?
    /// The state of the event on the day of the screen.
    public var state: State
    /// What opens when the reader taps the entry; `nil` if there is nothing.
    public var destination: Destination?

    public init(
      id: ItemID, date: DateValue, title: String, money: MoneyValue? = nil, caption: String? = nil, state: State,
      destination: Destination? = nil
    ) {
      self.id = id
      self.date = date
      self.title = title
      self.money = money
      self.caption = caption
      self.state = state
      self.destination = destination
    }

    /// The text for a screen reader: the day, the title, the amount and the caption.
    public var accessibilityLabel: String {
      ["\(date.spoken): \(title)", money?.spoken, caption].compactMap(\.self).commaSeparated
    }
  }

  public var id: ItemID
  /// The title for screen readers.
  public var title: String
  /// The entries, the earliest first.
  public var entries: [Entry]

  public init(id: ItemID, title: String, entries: [Entry]) {
    self.id = id
    self.title = title
    self.entries = entries
  }
}

extension Timeline: ItemContent {
  public var itemKind: ItemKind { .standard(.timeline) }
  public var accessibilityLabel: String { title }

  /// The entries. They have no kind in the wire format.
  public var parts: [ItemPart] {
    entries.map { ItemPart(id: $0.id, kind: "", accessibilityLabel: $0.accessibilityLabel) }
  }

  /// A section with one row per entry.
  public var simplified: Simplification {
    .items([.section(Section(id: id, title: title, items: entries.map { .row($0.row) }))])
  }
}

extension Timeline.Entry {
  /// The entry as a row. The value is the amount, with the day in the caption; without an amount it is the day.
  fileprivate var row: Row {
    guard let money else {
      return Row(
        id: id, label: title, value: .date(date), caption: caption, tone: state.tone, destination: destination)
    }
    func captions(_ day: String) -> String { [day, caption].compactMap(\.self).commaSeparated }
    return Row(
      id: id, label: title, value: .money(money), caption: captions(date.text), spokenCaption: captions(date.spoken),
      tone: state.tone, destination: destination)
  }
}

extension Timeline.State {
  /// The tone of an entry in this state.
  package var tone: Tone {
    switch self {
    case .done: .muted
    case .missed: .critical
    case .next, .ahead: .neutral
    }
  }
}
