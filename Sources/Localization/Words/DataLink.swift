public import DesignSystem

/// A link from data. Only a reader's language makes a `Link` of it.
public struct DataLink: Sendable, Hashable {
  /// The link as the source writes it. It is not for readers.
  package let raw: Link

  public init(_ link: Link) { raw = link }

  /// Whether the link is a telephone number.
  public var isTelephone: Bool { raw.isTelephone }

  /// The address as a person reads it.
  public var text: DataText { DataText(raw.text) }

  /// Returns the link that a reader may open: the start page of the host if the address of a page contains a number
  /// that the reader must not see.
  public func callAsFunction(_ language: Language) -> Link { language.texts(raw) }
}

extension DataLink: CustomStringConvertible, CustomDebugStringConvertible {
  /// The address, without a path that contains a number, for messages.
  public var description: String { TextGuard.messages(raw).url }
  public var debugDescription: String { description }
}
