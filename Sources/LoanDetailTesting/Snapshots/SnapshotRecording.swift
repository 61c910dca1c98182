import DesignSystem
import LoanDetailCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Which snapshots may be written; a test that writes any fails.
///
/// Said by the argument of the call, else by the trait `.snapshots(record:)` of its test or suite, else by the environment
/// variable `SNAPSHOT_RECORD`. Where the environment variable `CI` is set, nothing is ever written.
public enum SnapshotRecording: String, Sendable, Hashable, CaseIterable {
  /// None: what is not there or differs is a fault.
  case never
  /// Those that are not there.
  case missing
  /// Those that are not there and those that differ.
  case failed
  /// The same, and those that nothing accounts for are removed: the folder is then what the code makes.
  case all

  @TaskLocal static var ofTrait: SnapshotRecording?

  /// What holds for a call.
  ///
  /// Throws ``SnapshotError/unknownRecording(_:)`` for a value of the environment variable that is none, whoever else says
  /// what to do.
  static func inForce(
    argument: SnapshotRecording?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SnapshotError) -> SnapshotRecording {
    let requested = environment["SNAPSHOT_RECORD"]
    let ofEnvironment = requested.flatMap(SnapshotRecording.init(rawValue:))
    if let requested, ofEnvironment == nil { throw .unknownRecording(requested) }
    if environment["CI"] != nil { return .never }
    return argument ?? ofTrait ?? ofEnvironment ?? .never
  }
}

/// Why snapshots cannot be taken at all.
public enum SnapshotError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The environment variable `SNAPSHOT_RECORD` asks for something there is not.
  case unknownRecording(String)
  /// The day to show is none.
  case noDay(String)

  /// What was found and what was expected, in full sentences.
  public var description: String {
    switch self {
    case .unknownRecording(let found):
      let choices = SnapshotRecording.allCases.map(\.rawValue)
      let sentences = [
        "The environment variable SNAPSHOT_RECORD is \"\(found)\". "
          + "Expected one of: \(choices.joined(separator: ", ")).",
        NearMiss.suggestion(for: found, among: choices),
      ]
      return sentences.compactMap(\.self).joined(separator: " ")
    case .noDay(let found):
      return "\"\(found)\" is no day. Expected a day of the calendar as \"YYYY-MM-DD\"."
    }
  }
}
