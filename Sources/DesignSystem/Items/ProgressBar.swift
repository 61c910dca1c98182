/// A bar for the share of something that is done.
public struct ProgressBar: Sendable, Hashable {
  public var id: ItemID
  public var label: String
  /// The share that is done, in thousandths: 0...1000.
  public var permille: Int
  /// The share in words, such as "18 of 60 payments".
  public var text: String
  /// The text for a screen reader; `nil` if it is the same as ``text``.
  public var spoken: String?

  /// Creates a progress bar; clamps `permille` to 0...1000.
  public init(id: ItemID, label: String, permille: Int, text: String, spoken: String? = nil) {
    self.id = id
    self.label = label
    self.permille = min(max(permille, 0), 1000)
    self.text = text
    self.spoken = spoken == text ? nil : spoken
  }
}

extension ProgressBar: ItemContent {
  public var itemKind: ItemKind { .standard(.progress) }
  public var accessibilityLabel: String { "\(label): \(spoken ?? text)" }
  public var simplified: Simplification { .items([.row(Row(id: id, label: label, value: .text(text)))]) }
}
