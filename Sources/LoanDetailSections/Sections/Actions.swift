import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The actions that the source allows, and the unavailable ones with the reason.
///
/// ```
/// Actions
///   → Make a payment
///     from RUB 1.00, no fee
///   × Repay everything early
///     first pay the overdue amount
/// ```
struct Actions: LoanSection {
  static let name = SectionName.actions
  static let priority = Priority.high
  static let summary = "What the customer may ask for, and why something is not possible now."
  static let needs = [NeededFact("actions", group: .actions)]

  let loan: LoanOnScreen

  var title: LocalizedText? { dated(LoanWords.actions) }

  var silence: String? {
    loan.isWithAnotherOrganisation ? "the debt is with another organisation" : nil
  }

  var items: [Item] {
    let previews = loan.actionPreviews
    let hasPrimary = facts.actions.contains { $0.role == .primary }
    let shown = facts.actions.mapNamed({ "\(Self.id(of: $0.kind))" }) { id, action in
      self.action(action, id: id, roleOfPayment: hasPrimary ? .secondary : .primary, previews: previews)
    }.compactMap(\.self)
    if !shown.isEmpty {
      Item.actionGroup(
        ActionGroup(id: id("all"), title: dated(LoanWords.actions)(language), actions: withOnePrimary(placed(shown))))
      answerNotes
    }
  }

  /// The id of the first action of a kind.
  static func id(of kind: LoanAction.Kind) -> ItemID { ItemID(rawValue: "action.\(kind.name)") }

  /// An action as the screen shows it; `nil` if the screen does not show it. `roleOfPayment` is the role of a payment
  /// for which the source states none.
  private func action(
    _ action: LoanAction, id: ItemID, roleOfPayment: Action.Role, previews: ActionPreviews
  ) -> Action? {
    guard let state = state(of: action) else { return nil }
    var shown = Action(
      id: id, title: (action.title ?? LoanWords.text(of: action.kind))(language),
      role: role(of: action, ofPayment: roleOfPayment), icon: icon(of: action), state: state,
      details: details(of: action, id: id, previews: previews), destination: destination(of: action))
    shown.minimum = action.minimum.map { context.formatter.money($0) }
    shown.maximum = action.maximum.map { context.formatter.money($0) }
    shown.fee = action.fee.map { context.formatter.money($0) }
    shown.cutOff = action.cutOff.map {
      MomentValue(
        iso: context.timeZone.moment($0.minutes, on: day), text: formatter.time($0), spoken: formatter.time($0))
    }
    shown.confirmation = (action.confirmation ?? question(before: action)).map {
      Confirmation(
        title: shown.title, text: $0(language), confirm: LoanWords.goOn(language), cancel: LoanWords.goBack(language))
    }
    shown.form = form(of: action)
    return shown
  }

  /// The source's role. Without one, an available payment has `roleOfPayment`, and any other action is secondary.
  private func role(of action: LoanAction, ofPayment roleOfPayment: Action.Role) -> Action.Role {
    switch action.role {
    case .primary: .primary
    case .secondary: .secondary
    case .destructive: .destructive
    case nil: action.kind == .pay && action.state == .available ? roleOfPayment : .secondary
    }
  }

  /// Gives the actions their places. The payment that the task asks for is beside the task; without a task that asks
  /// for one, the available primary action is at the bottom. Other actions have none.
  private func placed(_ actions: [Action]) -> [Action] {
    let task = loan.actionOfTask
    return actions.map { action in
      let isAtBottom = task == nil && action.role == .primary && action.state == .available
      var action = action
      action.place = action.id == task ? .task : isAtBottom ? .bottom : nil
      return action
    }
  }

  /// Makes every primary action but the first one secondary.
  private func withOnePrimary(_ actions: [Action]) -> [Action] {
    guard let first = actions.firstIndex(where: { $0.role == .primary }) else { return actions }
    var actions = actions
    for index in actions.indices where index > first && actions[index].role == .primary {
      actions[index].role = .secondary
      if actions[index].place == .bottom { actions[index].place = nil }
    }
    return actions
  }

  /// The icon of what an action opens or does; `nil` for an action without one.
  private func icon(of action: LoanAction) -> Action.Icon? {
    switch action.target {
    case .document: return .document
    case .link(let link): return link.isTelephone ? .telephone : .website
    case nil: break
    }
    return switch action.kind {
    case .pay: .payment
    case .repayPart, .repayFull: .earlyRepayment
    case .changePaymentDate: .calendar
    case .setUpAutopay: .autopay
    case .takePaymentHoliday: .holiday
    case .orderStatement: .statement
    case .change(.turnOnAutopay), .change(.turnOffAutopay): .autopay
    case .change(.changePaymentDay), .change(.extendPayment): .calendar
    case .change(.requestDocument): .document
    case .restructure, .refuse, .cancelInsurance, .contactAdviser, .dispute, .cancelRequest, .change, .other: nil
    }
  }

  /// The question before a change that nobody should make by mistake; `nil` for any other action.
  private func question(before action: LoanAction) -> LocalizedText? {
    guard action.target == nil, case .change(let name) = action.kind, Event.change(name).asksFirst else { return nil }
    return LoanWords.question(before: name)
  }

  /// The state of an action; `nil` if the screen does not show the action.
  private func state(of action: LoanAction) -> Action.State? {
    switch action.state {
    case .available where !isPossible(action): nil
    case .available: .available
    case .hidden: nil
    case .unavailable(_, let until): refusal(of: action).map { unavailable(because: $0, until: until) }
    case .pending(let request, let since):
      .pending(
        text: (since.map { LoanWords.request(request, of: value($0)) } ?? request)(language),
        since: since.map { context.formatter.date($0) })
    }
  }

  /// Whether the reader of the screen can have an available action carried out.
  ///
  /// Only a reader who owes the debt can change the loan, only a repayment that is still booked can be cancelled, and
  /// an extension can be requested up to its last day.
  private func isPossible(_ action: LoanAction) -> Bool {
    guard action.target == nil, case .change(let name) = action.kind else { return true }
    guard loan.isOwedByReader else { return false }
    return switch name {
    case .cancelRepayment: loan.cancellableRepayment != nil
    case .extendPayment: facts.extensionOfPayment.value?.askBy.map { $0 >= day } ?? true
    default: true
    }
  }

  private func unavailable(because reason: LocalizedText, until: CalendarDate?) -> Action.State {
    .unavailable(
      reason: reason(language), spoken: said(LoanWords.notAvailable(reason)).spoken,
      until: until.map { context.formatter.date($0) })
  }

  /// The limits, the time until which the action counts for today, the fee and the effect; `nil` if none is known.
  private func details(of action: LoanAction, id: ItemID, previews: ActionPreviews) -> String? {
    let cutOff = action.cutOff.map {
      LoanWords.countsToday(before: LoanWords.time(formatter.time($0), in: context.timeZone)(language))
    }
    let fee = action.fee.map { $0.isZero ? LoanWords.noFee : LoanWords.fee(value($0)) }
    let conditions = [limits(of: action), cutOff, fee].map { $0?(language) }.joinedTexts(by: language.comma)
    return [conditions, preview(of: action, id: id, in: previews)?(language)].joinedTexts(by: language.semicolon)
  }

  /// The least and the greatest amount; `nil` if neither is stated.
  private func limits(of action: LoanAction) -> LocalizedText? {
    switch (action.minimum, action.maximum) {
    case (let least?, let most?): LoanWords.limits(from: value(least), upTo: value(most))
    case (let least?, nil): LoanWords.limits(from: value(least))
    case (nil, let most?): LoanWords.limits(upTo: value(most))
    case (nil, nil): nil
    }
  }

  /// What an action opens: the source's document or link or, without one, the event or the flow of its kind.
  private func destination(of action: LoanAction) -> Destination {
    switch (action.target, action.kind) {
    case (.document(let id), _): .document(id)
    case (.link(let link), _): .link(link(language))
    case (nil, .change(let name)): .event(name.rawValue, parameters(of: action.kind))
    case (nil, .other(let raw)): .sourceFlow(raw)
    case (nil, let kind): .flow(kind.name, parameters(of: kind))
    }
  }
}

extension LoanOnScreen {
  /// The action with which the customer makes the payment that the task asks for; `nil` if the task asks for none, or
  /// if the source does not allow payments now.
  var actionOfTask: ItemID? {
    guard paymentOfTask != nil, facts.actions.first(where: { $0.kind == .pay })?.state == .available else { return nil }
    return Actions.id(of: .pay)
  }
}
