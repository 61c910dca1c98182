public import DesignSystem
public import LoanArithmetic
import LoanDetailCore
public import LoanDetailRendering
public import Localization

/// The settings of a reader: the locale, the day, the abilities of the client, and the renderer.
///
/// Make it with ``LoanDetailService/reader(locale:asOf:timeZone:client:renderer:revealsNumbers:requestID:)``:
///
/// ```swift
/// let reader = try loans.reader(locale: "en_US", asOf: CalendarDate("2026-11-21"))
/// ```
///
/// Several requests may share a reader. A new reader for each request is cheap, because the service caches formatters.
public struct LoanReader: Sendable {
  package let formatter: LocaleFormatter
  /// The day that screens show; `nil` for the source's day, or else today.
  public let asOf: CalendarDate?
  /// The time zone in which the day begins and ends; `nil` for the source's, or else the service's.
  public let timeZone: BankTimeZone?
  /// The abilities of the client; `nil` for a client that draws everything.
  public let client: ClientProfile?
  /// The renderer that writes the bytes.
  public let renderer: any Renderer
  /// Whether account and contract numbers are shown in full.
  public let revealsNumbers: Bool
  /// The host's own id of the request, for ``RequestReport/correlationID``; `nil` to derive one.
  public let requestID: String?

  /// The language of the words: the locale's language if the service has it, otherwise English.
  public var language: Language { formatter.language }

  /// The locale of numbers and dates, such as `ru_RU`.
  public var locale: String { formatter.locale }

  /// The version of the wire format that the client reads.
  var version: Int { min(client?.version ?? ScreenDocument.schemaVersion, ScreenDocument.schemaVersion) }

  /// What the client receives of the forms of actions.
  var forms: PresentationContext.Forms {
    if version < 3 { return .none }
    return client?.drawsForms ?? true ? .drawn : .examples
  }

  /// Whether the bytes contain the ``RequestReport/correlationID`` of a customer's document.
  var writesCorrelationID: Bool { version >= 3 && renderer.jsonLayout != nil }

  /// The same reader on a day.
  func on(_ day: CalendarDate) -> LoanReader {
    LoanReader(
      formatter: formatter, asOf: day, timeZone: timeZone, client: client, renderer: renderer,
      revealsNumbers: revealsNumbers, requestID: requestID)
  }

  /// Returns a document as the client can draw it.
  func adapted(_ document: ScreenDocument) -> ScreenDocument {
    client.map { document.adapted(to: $0).document } ?? document
  }

  /// Checks that the cursor of a request belongs to the client's version of the wire format.
  func check(_ page: PageRequest) throws(RequestError) {
    do { try page.check(for: version) } catch { throw .unknownCursor(error) }
  }

  /// These settings of the reader.
  var traits: Traits {
    Traits(
      locale: formatter.locale, client: client, renderer: AnyRenderer(renderer), revealsNumbers: revealsNumbers)
  }

  /// The settings of a reader that determine a document, besides the product, the screen and the day.
  struct Traits: Hashable, Sendable {
    let locale: String
    let client: ClientProfile?
    let renderer: AnyRenderer
    let revealsNumbers: Bool
  }
}

/// A renderer that can be compared with a renderer of another type.
struct AnyRenderer: Hashable, Sendable {
  private let renderer: any Renderer

  init(_ renderer: any Renderer) { self.renderer = renderer }

  static func == (left: AnyRenderer, right: AnyRenderer) -> Bool {
    AnyHashable(left.renderer) == AnyHashable(right.renderer)
  }

  func hash(into hasher: inout Hasher) { renderer.hash(into: &hasher) }
}

/// The reason why a reader cannot be made.
public enum ReaderError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text is not a locale.
  case locale(String)

  /// The fault and the expected form, in full sentences.
  public var description: String {
    switch self {
    case .locale(let text): "\"\(text)\" is no locale. Expected a language and a region, such as \"ru_RU\" or \"en\"."
    }
  }
}

extension LoanDetailService {
  /// Makes a reader of screens.
  ///
  /// - Parameters:
  ///   - locale: the locale of words, numbers and dates, such as `ru_RU` or `en-GB`.
  ///   - asOf: the day to show; `nil` for the source's day, or else today.
  ///   - timeZone: the time zone in which the day begins and ends; `nil` for the source's, or else the service's.
  ///   - client: the abilities of the client; `nil` for a client that draws everything.
  ///   - renderer: the renderer that writes the bytes.
  ///   - revealsNumbers: whether account and contract numbers are shown in full instead of masked.
  ///   - requestID: the host's own id of the request, which documents for customers and the request's report contain.
  ///     `nil` for an id that is derived from the request: equal requests have equal ids, and equal bytes.
  /// - Throws: ``ReaderError`` if the text is not a locale.
  public func reader(
    locale: String, asOf: CalendarDate? = nil, timeZone: BankTimeZone? = nil, client: ClientProfile? = nil,
    renderer: any Renderer = JSONRenderer(), revealsNumbers: Bool = false, requestID: String? = nil
  ) throws(ReaderError) -> LoanReader {
    guard let name = LocaleIdentifier(locale)?.rawValue else { throw .locale(locale) }
    let formatter = formatters[name] ?? LocaleFormatter(locale: name, languages: options.languages)
    formatters[name] = formatter
    return LoanReader(
      formatter: formatter, asOf: asOf, timeZone: timeZone, client: client, renderer: renderer,
      revealsNumbers: revealsNumbers, requestID: requestID)
  }
}
