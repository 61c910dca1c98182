/// One fault of a test's snapshots.
public struct SnapshotFault: Sendable, Hashable, CustomStringConvertible {
  /// The actual content of a screen.
  public struct Actual: Sendable, Hashable {
    /// The name of its file, which may not exist.
    public let name: String
    public let content: [UInt8]
  }

  /// The fault, its place, and what to do about it.
  public let description: String
  /// The actual content of the screen, if the fault is about a screen.
  public let actual: Actual?

  init(_ description: String, actual: Actual? = nil) {
    self.description = description
    self.actual = actual
  }
}
