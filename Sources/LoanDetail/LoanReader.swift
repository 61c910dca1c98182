public import DesignSystem
public import LoanArithmetic
package import LoanDetailCore
public import LoanDetailRendering

/// Whom a screen is made for: a locale, a day, what the client can draw, and the form of the output.
///
/// ``LoanDetailService/reader(locale:asOf:client:renderer:revealsNumbers:)`` makes it. Share one between requests that
/// have all of this in common, or make one for each request: formatters are cached by the service.
public struct LoanReader: Sendable {
  package let formatter: LocaleFormatter
  /// The day that screens show; `nil` for the source's own day, or else today.
  public let asOf: CalendarDate?
  /// What the client can draw; `nil` for everything.
  public let client: ClientProfile?
  /// What makes the bytes.
  public let renderer: any Renderer
  /// Whether account and contract numbers are shown in full.
  public let revealsNumbers: Bool

  /// The locale of words, numbers and dates, such as `ru_RU`.
  public var locale: String { formatter.locale }

  /// What two readers must have in common for one document to serve both.
  var traits: Traits {
    Traits(
      locale: formatter.locale, client: client, renderer: AnyRenderer(renderer), revealsNumbers: revealsNumbers)
  }

  struct Traits: Hashable, Sendable {
    let locale: String
    let client: ClientProfile?
    let renderer: AnyRenderer
    let revealsNumbers: Bool
  }
}

/// A renderer that can be compared with one of another type.
struct AnyRenderer: Hashable, Sendable {
  private let renderer: any Renderer

  init(_ renderer: any Renderer) { self.renderer = renderer }

  static func == (left: AnyRenderer, right: AnyRenderer) -> Bool {
    AnyHashable(left.renderer) == AnyHashable(right.renderer)
  }

  func hash(into hasher: inout Hasher) { renderer.hash(into: &hasher) }
}

/// Why a reader cannot be made.
public enum ReaderError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text is no locale.
  case locale(String)

  /// What was found and what was expected, in a full sentence.
  public var description: String {
    switch self {
    case .locale(let text): "\"\(text)\" is no locale. Expected a language and a region, such as \"ru_RU\" or \"en\"."
    }
  }
}

extension LoanDetailService {
  /// Makes the reader of screens; throws when the locale cannot be one.
  ///
  /// - Parameters:
  ///   - locale: the locale of words, numbers and dates, such as `ru_RU` or `en-GB`.
  ///   - asOf: the day to show; without it, the source's own day, or else today.
  ///   - client: what the client can draw; without it, everything.
  ///   - renderer: what makes the bytes.
  ///   - revealsNumbers: whether account and contract numbers are shown in full; masked otherwise.
  public func reader(
    locale: String, asOf: CalendarDate? = nil, client: ClientProfile? = nil, renderer: any Renderer = JSONRenderer(),
    revealsNumbers: Bool = false
  ) throws(ReaderError) -> LoanReader {
    guard let name = LocaleIdentifier(locale)?.rawValue else { throw .locale(locale) }
    let formatter = formatters[name] ?? LocaleFormatter(locale: name)
    formatters[name] = formatter
    return LoanReader(
      formatter: formatter, asOf: asOf, client: client, renderer: renderer, revealsNumbers: revealsNumbers)
  }
}
