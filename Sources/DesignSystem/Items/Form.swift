/// What an action lets the customer choose before it begins, such as an amount and a day, and the question whose answer
/// shows the effect of a choice.
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
/// Only an action that starts a flow has a form. The names of its fields are among the flow's ``Flow/inputs``.
public struct Form: Sendable, Hashable {
  /// One value that the customer chooses.
  public struct Field: Sendable, Hashable {
    /// The name of the input of the flow, and of the parameter of the question.
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
    /// The word for the flow and the question.
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
