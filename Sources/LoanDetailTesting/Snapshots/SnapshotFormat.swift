/// The format of a snapshot file.
public enum SnapshotFormat: String, Sendable, Hashable, CaseIterable {
  /// Text for people, 80 columns wide.
  case text = "txt"
  /// JSON for programs.
  case json
}
