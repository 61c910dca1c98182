extension ScreenDocument {
  /// The question that a document answers. With the product and the screen, it identifies the document.
  public struct Question: Sendable, Hashable {
    /// A value with which the question is asked.
    public struct Parameter: Sendable, Hashable {
      public var name: String
      /// The value as a client writes it in a request.
      public var value: String

      public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
      }
    }

    public var name: String
    /// The stated parameters, in a fixed order.
    public var parameters: [Parameter]

    public init(_ name: String, _ parameters: [Parameter]) {
      self.name = name
      self.parameters = parameters
    }
  }

  /// Whether the values of a question are acceptable, such as those of a form.
  public struct Input: Sendable, Hashable {
    /// A reason why the values are not acceptable.
    public struct Fault: Sendable, Hashable {
      /// The parameter at fault, which is also the field of a form; `nil` if no other value would help.
      public var field: String?
      /// The reason, ready to show.
      public var text: SpokenText

      public init(field: String?, text: SpokenText) {
        self.field = field
        self.text = text
      }
    }

    /// The reasons why the values are not acceptable; empty if they are.
    public var faults: [Fault]

    public init(faults: [Fault]) { self.faults = faults }

    public var isAcceptable: Bool { faults.isEmpty }
  }
}
