// The texts of actions.

extension TextGuard {
  /// Returns `nil` if the text does not change, `.some(nil)` if it must not be copied because it contains a masked
  /// number, and otherwise the text to copy instead.
  func copyable(_ text: String?) -> String?? {
    guard let text, let changed = changed(text) else { return nil }
    return .some(changed == withoutFormat(text) ? changed : nil)
  }
}

extension Action.State: GuardedTexts {
  func changed(by texts: TextGuard) -> Action.State? {
    switch self {
    case .available: return nil
    case .unavailable(let reason, let spoken, let until):
      let new = (reason.changed(by: texts), spoken.changed(by: texts), until.changed(by: texts))
      guard new.0 != nil || new.1 != nil || new.2 != nil else { return nil }
      return .unavailable(reason: new.0 ?? reason, spoken: new.1 ?? spoken, until: new.2 ?? until)
    case .pending(let text, let since):
      let new = (text.changed(by: texts), since.changed(by: texts))
      guard new.0 != nil || new.1 != nil else { return nil }
      return .pending(text: new.0 ?? text, since: new.1 ?? since)
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
    texts.editing {
      $0.set(self, \.text, texts.withoutFormat(text))
      $0.set(self, \.spoken, texts.withoutFormat(spoken))
    }
  }
}
