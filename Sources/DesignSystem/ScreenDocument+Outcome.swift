extension ScreenDocument {
  /// Whether a document shows everything it should.
  public enum Outcome: Sendable, Hashable {
    case complete
    /// Something is missing. The list is not empty.
    case partial(missing: [Missing])
    /// Nothing can be shown. The document contains only the reason.
    ///
    /// `mayRetry` is whether the same request may succeed if it is repeated.
    case fault(Cause, mayRetry: Bool)

    /// Something that a document should show and cannot.
    public struct Missing: Sendable, Hashable {
      /// The id of the item that would show it; in a list, the product or the product type.
      public var id: String
      /// The name of the missing information, ready to show.
      public var name: String
      public var reason: Reason

      public init(id: String, name: String, reason: Reason) {
        self.id = id
        self.name = name
        self.reason = reason
      }
    }

    /// The reason why something is missing. The raw value is its name in JSON.
    public enum Reason: String, Sendable, Hashable, CaseIterable {
      /// The source does not state it.
      case notProvided
      /// The source has it but may not show it.
      case withheld
      /// The source has it in a form that cannot be read.
      case unreadable
      /// It was not delivered: the system that has it did not answer, or states that data is missing.
      case notDelivered
    }

    /// The reason for a fault. The raw value is its name in JSON.
    public enum Cause: String, Sendable, Hashable, CaseIterable {
      /// The data exists but cannot be read.
      case badData
      /// A source does not answer.
      case unavailable
      /// The data is no longer where it should be.
      case gone
      /// The program itself is at fault.
      case internalFault = "internal"
    }

    /// Creates `.partial`, or `.complete` if nothing is missing. Of several elements with one id, only the first is
    /// kept.
    public init(missing: [Missing]) {
      var seen: Set<String> = []
      let once = missing.filter { seen.insert($0.id).inserted }
      self = once.isEmpty ? .complete : .partial(missing: once)
    }
  }
}
