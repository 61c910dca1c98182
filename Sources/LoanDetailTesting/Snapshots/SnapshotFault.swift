/// One fault of a test's snapshots. Screens that differ from their files in the same way are one fault.
public struct SnapshotFault: Sendable, Hashable, CustomStringConvertible {
  /// The actual content of a screen.
  public struct Actual: Sendable, Hashable {
    /// The name of its file, which may not exist.
    public let name: String
    /// The content that the file would have.
    public let content: [UInt8]
  }

  /// The fault, its place, and its remedy.
  public let description: String
  /// The actual contents of the screens with the fault; empty if it is not about the content of a screen.
  public let actuals: [Actual]

  init(_ description: String, actuals: [Actual] = []) {
    self.description = description
    self.actuals = actuals
  }
}
