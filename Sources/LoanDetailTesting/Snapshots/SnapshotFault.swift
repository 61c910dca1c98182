/// One thing that is wrong with a test's snapshots.
public struct SnapshotFault: Sendable, Hashable, CustomStringConvertible {
  /// What a screen really is.
  public struct Actual: Sendable, Hashable {
    /// The name its file has or would have.
    public let name: String
    /// The text or the JSON.
    public let content: [UInt8]
  }

  /// What is wrong, where, and what to do about it.
  public let description: String
  /// What the screen really is, where the fault is about one.
  public let actual: Actual?

  init(_ description: String, actual: Actual? = nil) {
    self.description = description
    self.actual = actual
  }
}
