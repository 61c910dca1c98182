/// A value with texts that a ``TextGuard`` may change.
protocol GuardedTexts {
  /// Returns the value as a reader may see it; `nil` if it does not change, so that a screen without such texts is not
  /// copied.
  func changed(by texts: TextGuard) -> Self?
}

extension TextGuard {
  /// Returns an item whose texts a reader may see. Ids do not change.
  package func callAsFunction(_ item: Item) -> Item { item.changed(by: self) ?? item }

  /// Returns items whose texts a reader may see. Ids do not change.
  package func callAsFunction(_ items: [Item]) -> [Item] { items.changed(by: self) ?? items }

  /// Changes parts of a value; returns `nil` if none of them changes.
  @inline(__always)
  func editing<Whole>(_ body: (inout Edit<Whole>) -> Void) -> Whole? {
    var edit = Edit<Whole>(texts: self)
    body(&edit)
    return edit.changed
  }

  /// The changes of a value, which is copied at the first change.
  struct Edit<Whole> {
    let texts: TextGuard
    private(set) var changed: Whole?

    init(texts: TextGuard) { self.texts = texts }

    @inline(__always)
    mutating func callAsFunction(_ whole: Whole, _ part: WritableKeyPath<Whole, some GuardedTexts>) {
      set(whole, part, whole[keyPath: part].changed(by: texts))
    }

    @inline(__always)
    mutating func set<Part>(_ whole: Whole, _ part: WritableKeyPath<Whole, Part>, _ changedPart: Part?) {
      guard let changedPart else { return }
      var copy = changed ?? whole
      copy[keyPath: part] = changedPart
      changed = copy
    }
  }
}

extension String: GuardedTexts {
  func changed(by texts: TextGuard) -> String? { texts.changed(self) }
}

extension Optional: GuardedTexts where Wrapped: GuardedTexts {
  func changed(by texts: TextGuard) -> Wrapped?? {
    switch self {
    case .some(let value): value.changed(by: texts).map { .some($0) }
    case .none: nil
    }
  }
}

extension Array: GuardedTexts where Element: GuardedTexts {
  func changed(by texts: TextGuard) -> [Element]? {
    var result: [Element]?
    for index in indices {
      guard let changed = self[index].changed(by: texts) else { continue }
      if result == nil { result = self }
      result?[index] = changed
    }
    return result
  }
}

extension Value: GuardedTexts {
  func changed(by texts: TextGuard) -> Value? {
    switch self {
    case .text(let text): text.changed(by: texts).map(Value.text)
    case .money(let money): money.changed(by: texts).map(Value.money)
    case .date(let date): date.changed(by: texts).map(Value.date)
    case .percent(let percent): percent.changed(by: texts).map(Value.percent)
    }
  }
}

extension MoneyValue: GuardedTexts {
  func changed(by texts: TextGuard) -> MoneyValue? {
    texts.editing {
      $0.set(self, \.text, texts.changed(text, stating: minorUnits))
      $0.set(self, \.spoken, texts.changed(spoken, stating: minorUnits))
    }
  }
}

extension DateValue: GuardedTexts {
  func changed(by texts: TextGuard) -> DateValue? {
    texts.editing {
      $0.set(self, \.text, texts.withoutFormat(text))
      $0.set(self, \.spoken, texts.withoutFormat(spoken))
    }
  }
}

extension PercentValue: GuardedTexts {
  func changed(by texts: TextGuard) -> PercentValue? {
    texts.editing {
      $0.set(self, \.text, texts.withoutFormat(text))
      $0.set(self, \.spoken, texts.withoutFormat(spoken))
    }
  }
}

extension CustomItem: GuardedTexts {
  func changed(by texts: TextGuard) -> CustomItem? {
    let label = accessibilityLabel.changed(by: texts)
    let payload = payload.changed(by: texts)
    let fallback = fallback.changed(by: texts)
    guard label != nil || payload != nil || fallback != nil else { return nil }
    return with(accessibilityLabel: label, payload: payload, fallback: fallback)
  }
}

extension CustomItem.Field: GuardedTexts {
  func changed(by texts: TextGuard) -> CustomItem.Field? {
    payload.changed(by: texts).map { CustomItem.Field(name, $0) }
  }
}

extension CustomItem.Payload: GuardedTexts {
  func changed(by texts: TextGuard) -> CustomItem.Payload? {
    switch self {
    case .value(let value): value.changed(by: texts).map(CustomItem.Payload.value)
    // `CustomKind` refuses an integer that is the number of a card, and a word that it does not list.
    case .integer, .flag, .choice: nil
    case .list(let payloads): payloads.changed(by: texts).map(CustomItem.Payload.list)
    case .object(let fields): fields.changed(by: texts).map(CustomItem.Payload.object)
    }
  }
}

extension Item: GuardedTexts {
  func changed(by texts: TextGuard) -> Item? {
    switch self {
    case .header(let header): header.changed(by: texts).map(Item.header)
    case .section(let section): section.changed(by: texts).map(Item.section)
    case .amount(let amount): amount.changed(by: texts).map(Item.amount)
    case .row(let row): row.changed(by: texts).map(Item.row)
    case .status(let status): status.changed(by: texts).map(Item.status)
    case .banner(let banner): banner.changed(by: texts).map(Item.banner)
    case .actionGroup(let group): group.changed(by: texts).map(Item.actionGroup)
    case .progress(let progress): progress.changed(by: texts).map(Item.progress)
    case .breakdown(let breakdown): breakdown.changed(by: texts).map(Item.breakdown)
    case .timeline(let timeline): timeline.changed(by: texts).map(Item.timeline)
    case .chart(let chart): chart.changed(by: texts).map(Item.chart)
    case .table(let table): table.changed(by: texts).map(Item.table)
    case .chips(let group): group.changed(by: texts).map(Item.chips)
    case .note(let note): note.changed(by: texts).map(Item.note)
    case .divider: nil
    case .custom(let custom): custom.changed(by: texts).map(Item.custom)
    }
  }
}
