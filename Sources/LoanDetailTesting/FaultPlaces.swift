#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How many places of one fault a test's log names. The environment variable `FAULT_PLACES` decides.
enum FaultPlaces: String {
  /// The first few, with the number of further ones.
  case first
  /// All of them.
  case all

  /// The way to see all places.
  static let hint = "To list every place: FAULT_PLACES=all swift test"

  /// The choice of the environment. An unknown value lists all places.
  static func inForce(environment: [String: String] = ProcessInfo.processInfo.environment) -> FaultPlaces {
    environment["FAULT_PLACES"].map { FaultPlaces(rawValue: $0) ?? .all } ?? .first
  }
}
