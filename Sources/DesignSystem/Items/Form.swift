/// What an action lets the customer choose before it begins or is sent, such as an amount and a day, and the question
/// whose answer shows the effect of a choice.
///
/// ```swift
/// var repay = Action(id: "action.repayPart", title: "Repay a part early", destination: .flow("repayPart"))
/// repay.form = Form(
///   [
///     .init("amount", "Amount", .money(.init(minimum: least, maximum: most, initial: usual), step: penny),
///       limits: "From £10.00 to £5,000.00"),
///     .init("keep", "What changes", .choice([.init("payment", "Shorter term"), .init("term", "Smaller payment")])),
///   ], question: "early-repayment")
/// ```
///
/// Only an action that starts a flow or sends an event has a form. Its fields have the names of ``Flow/inputs`` or
/// ``Event/inputs``.
public struct Form: Sendable, Hashable {
  /// One value that the customer chooses.
  public struct Field: Sendable, Hashable {
    /// The name of the input of the flow or the event, and of the parameter of the question.
    public var name: String
    public var label: String
    public var input: Input
    /// The sentence to show for a value outside the limits, such as "From £10.00 to £5,000.00"; `nil` if there are no
    /// limits.
    public var limits: SpokenText?

    public init(_ name: String, _ label: String, _ input: Input, limits: SpokenText? = nil) {
      self.name = name
      self.label = label
      self.input = input
      self.limits = limits
    }
  }

  /// The type of a value, with its limits and its initial value. Without an initial value, the customer may leave the
  /// field empty.
  public enum Input: Sendable, Hashable {
    /// An amount that is a multiple of `step`, in its currency.
    indirect case money(Limits<MoneyValue>, step: MoneyValue)
    indirect case date(Limits<DateValue>)
    /// A whole number.
    case number(Limits<Int>)
    /// One of some words.
    case choice([Choice], initial: String? = nil)
  }

  /// The limits of a value; a limit that does not exist is `nil`.
  public struct Limits<Value: Sendable & Hashable>: Sendable, Hashable {
    public var minimum: Value?
    public var maximum: Value?
    /// The value that the form shows first.
    public var initial: Value?

    public init(minimum: Value? = nil, maximum: Value? = nil, initial: Value? = nil) {
      self.minimum = minimum
      self.maximum = maximum
      self.initial = initial
    }
  }

  /// One of the values of a choice.
  public struct Choice: Sendable, Hashable {
    /// The word for the flow or the event, and for the question.
    public var value: String
    public var label: String

    public init(_ value: String, _ label: String) {
      self.value = value
      self.label = label
    }
  }

  public var fields: [Field]
  /// The name of the question that calculates the effect; `nil` if there is none.
  public var question: String?

  public init(_ fields: [Field], question: String? = nil) {
    self.fields = fields
    self.question = question
  }

  /// The version of the wire format that introduced forms.
  static let since = 3
}

extension Form.Input {
  /// Whether a chosen value has the type of the input, and is within its limits and a multiple of its step. A step of
  /// zero or less allows any amount in its currency.
  package func accepts(_ value: CustomItem.Payload) -> Bool {
    switch (self, value) {
    case (.money(let limits, let step), .value(.money(let money))):
      money.currency == step.currency && money.decimals == step.decimals
        && (step.minorUnits <= 0 || money.minorUnits % step.minorUnits == 0)
        && limits.allow(money) { $0.minorUnits <= $1.minorUnits }
    // Days as YYYY-MM-DD are in the order of their texts.
    case (.date(let limits), .value(.date(let date))): limits.allow(date) { $0.iso <= $1.iso }
    case (.number(let limits), .integer(let number)): Int(exactly: number).map { limits.allow($0, by: <=) } ?? false
    case (.choice(let choices, _), .choice(let word)): choices.contains { $0.value == word }
    default: false
    }
  }
}

extension Form.Limits {
  /// Whether a value is neither below the minimum nor above the maximum.
  fileprivate func allow(_ value: Value, by isAtMost: (Value, Value) -> Bool) -> Bool {
    (minimum.map { isAtMost($0, value) } ?? true) && (maximum.map { isAtMost(value, $0) } ?? true)
  }
}
