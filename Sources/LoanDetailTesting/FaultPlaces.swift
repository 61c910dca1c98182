import LoanDetailConformance

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The places of one fault that a test's log lists, set by the environment variable `FAULT_PLACES`.
enum FaultPlaces: String {
  /// The first one, with the number of the others.
  case first
  /// All of them.
  case all

  /// The instruction for listing all places.
  static let hint = "To list every place: FAULT_PLACES=all swift test"

  /// The choice of the environment. An unknown value lists all places.
  static func inForce(environment: [String: String] = ProcessInfo.processInfo.environment) -> FaultPlaces {
    environment["FAULT_PLACES"].map { FaultPlaces(rawValue: $0) ?? .all } ?? .first
  }
}

extension ConformanceFault {
  /// The description for a test's log, with every place or with the way to list all places.
  func report(listing: FaultPlaces) -> String {
    guard places.count > 1 else { return description }
    switch listing {
    case .first: return "\(description)\n\(FaultPlaces.hint)"
    case .all: return ([description] + places.dropFirst().map { "  \($0)" }).joined(separator: "\n")
    }
  }
}
