public import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
public import Localization

/// The actions that the source allows, and the unavailable ones with the reason.
///
/// ```
/// Actions
///   → Make a payment
///     from RUB 1.00, no fee
///   × Repay everything early
///     first pay the overdue amount
/// ```
public struct Actions: LoanSection {
  public static let name = SectionName.actions
  public static let summary = "What the customer may ask for, and why something is not possible now."
  public static let needs = [NeededFact("actions", group: .actions)]

  public let loan: LoanOnScreen
  public init(_ loan: LoanOnScreen) { self.loan = loan }

  public var title: LocalizedText? { dated(LoanWords.actions) }

  public var silence: String? {
    loan.isWithAnotherOrganisation ? "the debt is with another organisation" : nil
  }

  public var items: [Item] {
    let previews = loan.actionPreviews
    let hasPrimary = facts.actions.contains { $0.role == .primary }
    let shown = facts.actions.mapNamed({ "action.\(Self.name(of: $0.kind))" }) { id, action in
      self.action(id, action, hasPrimary ? .secondary : .primary, previews)
    }.compactMap(\.self)
    if !shown.isEmpty {
      Item.actionGroup(
        ActionGroup(id: id("all"), title: dated(LoanWords.actions)(language), actions: withOnePrimary(shown)))
    }
  }

  /// The name of a kind in records and in the catalogue of flows.
  static func name(of kind: LoanAction.Kind) -> String {
    if case .other(let raw) = kind { return raw }
    return LoanAction.Kind.named.name(of: kind)
  }

  private func action(
    _ id: ItemID, _ action: LoanAction, _ roleOfPayment: Action.Role, _ previews: ActionPreviews
  ) -> Action? {
    guard let state = state(of: action) else { return nil }
    var shown = Action(
      id: id, title: (action.title ?? LoanWords.text(of: action.kind))(language), role: role(of: action, roleOfPayment),
      icon: icon(of: action), state: state, details: details(of: action, previews, id),
      destination: destination(of: action))
    shown.minimum = action.minimum.map { context.formatter.money($0) }
    shown.maximum = action.maximum.map { context.formatter.money($0) }
    shown.fee = action.fee.map { context.formatter.money($0) }
    shown.cutOff = action.cutOff.map {
      MomentValue(
        iso: context.timeZone.moment($0.minutes, on: day), text: formatter.time($0), spoken: formatter.time($0))
    }
    shown.confirmation = action.confirmation?(language)
    return shown
  }

  /// The source's role. Without one, an available payment has `roleOfPayment`, and any other action is secondary.
  private func role(of action: LoanAction, _ roleOfPayment: Action.Role) -> Action.Role {
    switch action.role {
    case .primary: .primary
    case .secondary: .secondary
    case .destructive: .destructive
    case nil: action.kind == .pay && action.state == .available ? roleOfPayment : .secondary
    }
  }

  /// Makes every primary action but the first one secondary.
  private func withOnePrimary(_ actions: [Action]) -> [Action] {
    guard let first = actions.firstIndex(where: { $0.role == .primary }) else { return actions }
    var actions = actions
    for index in actions.indices where index > first && actions[index].role == .primary {
      actions[index].role = .secondary
    }
    return actions
  }

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
    case .restructure, .refuse, .cancelInsurance, .contactAdviser, .dispute, .cancelRequest, .other: nil
    }
  }

  private func state(of action: LoanAction) -> Action.State? {
    switch action.state {
    case .available: .available
    case .hidden: nil
    case .unavailable(let reason, let until):
      unavailable(because: until.map { LoanWords.reason(reason, until: value($0)) } ?? reason, until)
    case .pending(let request, let since):
      .pending(
        text: (since.map { LoanWords.request(request, of: value($0)) } ?? request)(language),
        since: since.map { context.formatter.date($0) })
    }
  }

  private func unavailable(because reason: LocalizedText, _ until: CalendarDate?) -> Action.State {
    .unavailable(
      reason: reason(language), spoken: said(LoanWords.notAvailable(reason)).spoken,
      until: until.map { context.formatter.date($0) })
  }

  private func details(of action: LoanAction, _ previews: ActionPreviews, _ id: ItemID) -> String? {
    let cutOff = action.cutOff.map {
      LoanWords.countsToday(before: LoanWords.time(formatter.time($0), in: context.timeZone)(language))
    }
    let fee = action.fee.map { $0.isZero ? LoanWords.noFee : LoanWords.fee(value($0)) }
    let conditions = [limits(of: action), cutOff, fee].map { $0?(language) }.joinedTexts()
    return [conditions, preview(of: action, previews, id)?(language)].joinedTexts(by: "; ")
  }

  private func limits(of action: LoanAction) -> LocalizedText? {
    switch (action.minimum, action.maximum) {
    case (let least?, let most?): LoanWords.limits(from: value(least), upTo: value(most))
    case (let least?, nil): LoanWords.limits(from: value(least))
    case (nil, let most?): LoanWords.limits(upTo: value(most))
    case (nil, nil): nil
    }
  }

  private func destination(of action: LoanAction) -> Destination {
    switch (action.target, action.kind) {
    case (.document(let id), _): .document(id)
    case (.link(let link), _): .link(link(language))
    case (nil, .other(let raw)): .sourceFlow(raw)
    case (nil, let kind): .flow(Self.name(of: kind), parameters(of: kind))
    }
  }
}
