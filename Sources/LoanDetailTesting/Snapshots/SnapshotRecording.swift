import DesignSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The snapshots that a test may write. A test that writes a snapshot fails.
///
/// The argument of the call decides. Without it, the trait `.snapshots(record:)` of the test or suite decides, and
/// without that the environment variable `SNAPSHOT_RECORD`. If the environment variable `CI` is set, nothing is
/// written.
public enum SnapshotRecording: String, Sendable, Hashable, CaseIterable {
  /// None. A missing or different snapshot is a fault.
  case never
  /// Missing snapshots.
  case missing
  /// Missing and different snapshots.
  case failed
  /// Missing and different snapshots. Files without a screen are removed.
  case all

  /// The recording of the trait; `nil` for a test without the trait.
  @TaskLocal static var ofTrait: SnapshotRecording?

  /// The recording for a call.
  ///
  /// - Throws: ``SnapshotError/unknownRecording(_:)`` if the environment variable has an unknown value, even if the
  ///   argument or the trait decides.
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

/// The reason why snapshots cannot be compared at all.
public enum SnapshotError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The environment variable `SNAPSHOT_RECORD` has an unknown value.
  case unknownRecording(String)
  /// The text is not a day.
  case noDay(String)

  /// The fault and the expected value, in full sentences.
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
