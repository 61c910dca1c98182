import DesignSystem
import LoanDetailCore
import LoanDetailJSON
import Loans

/// An event that a reader of the pager has sent.
struct SentEvent {
  let event: BusinessEvent
  let item: ItemID
  let product: ProductID
  /// The screen that offered it.
  let screen: ScreenID
  /// The values that the reader gave, as they were typed.
  let values: [(name: String, text: String)]

  /// The event and its product for messages.
  var name: String { "\(SourcePath.quoted(event.name)) of \(SourcePath.quoted(product.id))" }

  /// The arguments of the command that sends it again with its key.
  var arguments: [String] {
    ["send", "\(product)", event.name, "--item", item.rawValue]
      + (screen == .main ? [] : ["--screen", screen.rawValue])
      + values.flatMap { ["--set", "\($0.name)=\($0.text)"] } + ["--key", event.key.rawValue, "--yes"]
  }
}

/// What became of an event whose answer the reader did not wait for.
enum SentEventEnd {
  case done(SentEvent)
  case refused(SentEvent, reason: String)
  case unknown(SentEvent)
}
