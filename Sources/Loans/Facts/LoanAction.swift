public import LoanArithmetic
public import Localization

/// An action that the customer can request. Only the source decides whether it is allowed.
public struct LoanAction: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case pay, repayPart, repayFull, changePaymentDate, setUpAutopay, takePaymentHoliday, orderStatement
    case restructure, refuse, cancelInsurance, contactAdviser, dispute, cancelRequest
    /// A change that the source carries out itself, without a flow of the host app.
    case change(LoanChange.Name)
    /// An action that the engine does not know; the text is the source's name for it. It opens the flow of that name if
    /// the product's manifest states one.
    case other(String)

    /// The known kinds by their names in records.
    public static let named: [String: Kind] = [
      "pay": .pay, "repayPart": .repayPart, "repayFull": .repayFull, "changePaymentDate": .changePaymentDate,
      "setUpAutopay": .setUpAutopay, "takePaymentHoliday": .takePaymentHoliday, "orderStatement": .orderStatement,
      "restructure": .restructure, "refuse": .refuse, "cancelInsurance": .cancelInsurance,
      "contactAdviser": .contactAdviser, "dispute": .dispute, "cancelRequest": .cancelRequest,
      "other": .other("other"),
    ].merging(LoanChange.Name.allCases.map { ($0.rawValue, .change($0)) }) { own, _ in own }

    /// The name of the kind in records and in the catalogue of flows.
    package var name: String {
      if case .other(let raw) = self { return raw }
      return Self.named.name(of: self)
    }
  }

  /// The weight of an action among the others.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// The action that most customers want now.
    case primary
    case secondary
    /// An action that cannot be undone or gives something up.
    case destructive
  }

  /// The target that an action opens instead of a flow.
  public enum Target: Sendable, Hashable {
    /// A document of the product, by its id.
    case document(String)
    case link(DataLink)
  }

  public enum State: Sendable, Hashable {
    case available
    /// Not allowed, with the reason and, if it is known, the last day of the restriction.
    case unavailable(reason: LocalizedText, until: CalendarDate?)
    /// Requested but not done yet, with the request and, if it is known, its day.
    case pending(request: LocalizedText, since: CalendarDate?)
    /// Not shown.
    case hidden
  }

  public var kind: Kind
  /// The title in the source; `nil` to use the engine's own words.
  public var title: LocalizedText?
  public var state: State
  /// The weight of the action in the source; `nil` to let the engine choose.
  public var role: Role?
  /// The target of the action; `nil` for the flow of its kind.
  public var target: Target?
  /// The question to ask the customer before the action begins.
  public var confirmation: LocalizedText?
  /// The smallest possible amount.
  public var minimum: Money?
  /// The largest possible amount.
  public var maximum: Money?
  /// The local time after which a request counts for the next day.
  public var cutOff: TimeOfDay?
  public var fee: Money?

  public init(kind: Kind, title: LocalizedText? = nil, state: State) {
    self.kind = kind
    self.title = title
    self.state = state
  }
}

extension LoanAction.Kind {
  /// The question whose answer shows the effect of the action; `nil` if there is none.
  package var question: WhatIf.Name? {
    switch self {
    case .repayPart: .earlyRepayment
    case .repayFull: .payoff
    case .takePaymentHoliday: .paymentHoliday
    default: nil
    }
  }
}

extension Lifecycle.Phase {
  /// Whether an action of a kind makes sense in the phase. Nothing can be repaid before the money is disbursed, after
  /// the debt is repaid, or to the former lender after a transfer.
  func allows(_ kind: LoanAction.Kind) -> Bool {
    switch kind {
    case .pay: isOpen || self == .writtenOff
    case .repayPart, .repayFull, .changePaymentDate, .setUpAutopay, .takePaymentHoliday, .restructure, .cancelRequest,
      .change(.turnOnAutopay), .change(.turnOffAutopay), .change(.cancelRepayment), .change(.changePaymentDay),
      .change(.extendPayment):
      isOpen
    case .change, .orderStatement, .refuse, .cancelInsurance, .contactAdviser, .dispute, .other: true
    }
  }
}
