/// The result of a run.
public struct Outcome: Sendable, Hashable {
  public var exitCode: ExitCode
  /// The bytes for standard output.
  public var output: [UInt8]
  /// The bytes for standard error.
  public var errors: [UInt8]
}
