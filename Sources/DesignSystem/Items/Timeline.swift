/// What happened and what is to come, day by day: instalments, changes of a rate, the end of a payment holiday.
public struct Timeline: Sendable, Hashable {
  /// Where an entry stands in time.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// Over and in order.
    case done
    /// Was due and did not happen.
    case missed
    /// The one that comes next.
    case next
    /// Comes later.
    case ahead
  }

  /// One entry.
  public struct Entry: Sendable, Hashable {
    /// The entry's name in the tree.
    public var id: ItemID
    /// When.
    public var date: DateValue
    /// What.
    public var title: String
    /// How much.
    public var money: MoneyValue?
    /// What qualifies the entry.
    public var caption: String?
    /// Where it stands in time.
    public var state: State

    /// Makes an entry.
    public init(
      id: ItemID, date: DateValue, title: String, money: MoneyValue? = nil, caption: String? = nil, state: State
    ) {
      self.id = id
      self.date = date
      self.title = title
      self.money = money
      self.caption = caption
      self.state = state
    }

    /// What a screen reader says.
    public var accessibilityLabel: String {
      ["\(date.spoken): \(title)", money?.spoken, caption].compactMap(\.self).joined(separator: ", ")
    }
  }

  /// The timeline's name in the tree.
  public var id: ItemID
  /// What a screen reader calls the timeline.
  public var title: String
  /// The entries, the earliest first.
  public var entries: [Entry]

  /// Makes a timeline.
  public init(id: ItemID, title: String, entries: [Entry]) {
    self.id = id
    self.title = title
    self.entries = entries
  }

  /// What a screen reader says before the entries.
  public var accessibilityLabel: String { title }
}
