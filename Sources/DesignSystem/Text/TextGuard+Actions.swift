// The texts of what can be done with an item.

extension TextGuard {
  /// Returns the text that a reader may copy, which is `nil` if it contains a number that the reader must not see; `nil`
  /// if the text does not change.
  func copyable(_ text: String?) -> String?? {
    guard let text, let changed = changed(text) else { return nil }
    return .some(changed == withoutFormat(text) ? changed : nil)
  }
}

extension Action.State: GuardedTexts {
  func changed(by texts: TextGuard) -> Action.State? {
    switch self {
    case .available: return nil
    case .unavailable(var reason, var spoken, var until):
      var edit = TextGuard.Edit(texts: texts)
      edit(&reason)
      edit(&spoken)
      edit(&until)
      return edit.hasChanged ? .unavailable(reason: reason, spoken: spoken, until: until) : nil
    case .pending(var text, var since):
      var edit = TextGuard.Edit(texts: texts)
      edit(&text)
      edit(&since)
      return edit.hasChanged ? .pending(text: text, since: since) : nil
    }
  }
}

extension Destination: GuardedTexts {
  func changed(by texts: TextGuard) -> Destination? {
    switch self {
    // Ids do not change.
    case .screen, .sourceFlow, .document: nil
    case .flow(let name, let parameters): parameters.changed(by: texts).map { .flow(name, $0) }
    case .link(let link): link.changed(by: texts).map(Destination.link)
    }
  }
}

extension Link: GuardedTexts {
  /// The start page of the host if the address of a page contains a number that the reader must not see. A telephone
  /// number is not masked.
  func changed(by texts: TextGuard) -> Link? {
    guard let startPage, texts.changed(url) != nil || texts.changed(decoded) != nil else { return nil }
    return startPage
  }
}

extension MomentValue: GuardedTexts {
  func changed(by texts: TextGuard) -> MomentValue? {
    texts.editing(self) {
      $1.set(&$0.text, texts.withoutFormat(text))
      $1.set(&$0.spoken, texts.withoutFormat(spoken))
    }
  }
}
