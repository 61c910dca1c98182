public import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// The actions that the source allows, and those that it does not allow with the reason.
  public func actions() -> [Item] {
    trace("actions", [source(.actions)])
    let shown = facts.actions.mapNamed({ "action.\(Self.name(of: $0.kind))" }) { id, action -> Action? in
      guard let state = state(of: action) else { return nil }
      if state == .available, let minutes = action.cutOffMinutes { context.holds(until: minutes) }
      return Action(
        id: id,
        title: (action.title ?? Words.text(of: action.kind))(language), state: state, details: details(of: action),
        destination: .flow(Self.name(of: action.kind)))
    }.compactMap(\.self)
    return shown.isEmpty
      ? []
      : section(
        "actions", Words.actions,
        [.actionGroup(ActionGroup(id: "actions.all", title: Words.actions(language), actions: shown))])
  }

  private static func name(of kind: LoanAction.Kind) -> String {
    if case .other(let raw) = kind { return raw }
    return LoanAction.Kind.named.first { $0.value == kind }?.key ?? "other"
  }

  private func state(of action: LoanAction) -> Action.State? {
    switch action.state {
    case .available: .available
    case .hidden: nil
    case .unavailable(let reason, let until):
      .unavailable(
        reason: dated(reason, Words.until, until),
        spoken: "\(Words.notAvailable(language)) \(dated(reason, Words.until, until, as: \.spoken))")
    case .pending(let request, let since):
      .pending(text: dated(request, Words.requested, since))
    }
  }

  private func dated(
    _ text: LocalizedText, _ word: LocalizedText, _ date: CalendarDate?, as form: KeyPath<DateValue, String> = \.text
  ) -> String {
    guard let date else { return text(language) }
    return "\(text(language)) (\(word(language)) \(context.formatter.date(date)[keyPath: form]))"
  }

  private func details(of action: LoanAction) -> String? {
    let formatter = context.formatter
    let least = action.minimum.map { "\(Words.from(language)) \(formatter.money($0).text)" }
    let most = action.maximum.map { "\(Words.until(language)) \(formatter.money($0).text)" }
    let limits = [least, most].compactMap(\.self)
    let cutOff = action.cutOff.map { "\(Words.cutOff(language)) \($0) \(Words.localTime(language))" }
    let fee = action.fee.map {
      $0.isZero ? Words.noFee(language) : "\(Words.fee(language)) \(formatter.money($0).text)"
    }
    let all = [limits.isEmpty ? nil : limits.joined(separator: " "), cutOff, fee].compactMap(\.self)
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }
}
