import DesignSystem
import LoanDetailCore
import LoanDetailJSON
import Localization

/// The reason why a request has no answer, as the protocol states it (RFC 9457).
struct HTTPProblem: Error {
  /// The kinds of problems. The raw value is the end of the problem's type.
  enum Kind: String, CaseIterable {
    case unreadableRequest = "unreadable-request"
    case foreignCursor = "foreign-cursor"
    case noSuchAddress = "no-such-address"
    case noSuchProduct = "no-such-product"
    case noSuchScreen = "no-such-screen"
    case noSuchQuestion = "no-such-question"
    case methodNotAllowed = "method-not-allowed"
    case ambiguousProduct = "ambiguous-product"
    case unusableDocument = "unusable-document"
    case outdatedCursor = "outdated-cursor"
    case notJSON = "not-json"
    case missingTag = "missing-tag"
    case missingKey = "missing-key"
    case eventNotOffered = "event-not-offered"
    case badValue = "bad-value"
    case eventRefused = "event-refused"
    case eventConflict = "event-conflict"
    case eventUnknown = "event-unknown"
    case cancelled
    case dataUnreadable = "data-unreadable"
    case overloaded
    case sourceUnavailable = "source-unavailable"
    case sourceLate = "source-late"
  }

  let kind: Kind
  /// What is wrong with the request, for the client's developers; `nil` for a fault that is not theirs.
  let detail: String?
  /// The value of the header `Allow`; `nil` unless the method is at fault.
  var allowed: String?
  /// The document that tells the customer; `nil` if no product is known.
  var page: [UInt8]?
  /// The reason for the customer, in the customer's language; `nil` if there is none.
  var reason: String?
  /// The field of the form whose value is at fault; `nil` if none is.
  var field: String?
  /// The screen as it is now, beside the reason; `nil` if the client's is current or there is none.
  var screen: [UInt8]?

  /// The seconds after which a client may try again.
  static let retryAfter = 5

  init(_ kind: Kind, _ detail: String?, allowed: String? = nil) {
    // What the client wrote may be the number of a card or an account; a problem may end in a log.
    self.kind = kind
    self.detail = detail.map { TextGuard.messages($0) }
    self.allowed = allowed
  }

  /// The problem of a request that failed with an error.
  init(_ error: any Error) {
    switch error {
    case let problem as HTTPProblem: self = problem
    case let error as RequestError: self.init(error)
    case let error as RequestNameError:
      if case .unknownQuestion = error {
        self.init(.noSuchQuestion, "\(error)")
      } else {
        self.init(.unreadableRequest, "\(error)")
      }
    case is ReaderError, is ClientProfileError: self.init(.unreadableRequest, "\(error)")
    // What nobody expects says nothing of itself to a client.
    default: self.init(.dataUnreadable, nil)
    }
  }

  private init(_ error: RequestError) {
    // What a source says is for the bank's log, not for a client.
    self.init(Kind(error), error.fault == nil ? "\(error)" : nil)
    page = error.fault?.page?.bytes
  }

  /// The problem of an event that changed nothing.
  init(_ refusal: EventRefusal, in language: Language) {
    switch refusal {
    case .notOffered: self.init(.eventNotOffered, nil)
    case .conflict:
      self.init(.eventConflict, nil)
      reason = Self.changed(language)
    case .impossible(let reason):
      self.init(.eventRefused, nil)
      self.reason = reason(language)
    case .badValue(let field, let limits):
      self.init(.badValue, nil)
      self.field = field
      reason = limits?(language)
    }
  }

  /// The problem as JSON.
  var json: [UInt8] {
    var json = JSONWriter(capacity: 512)
    json.object {
      $0.property("type", Self.namespace + kind.rawValue)
      $0.property("title", kind.title)
      $0.property("status", kind.status)
      $0.property("detail", detail)
      $0.property("field", field)
      $0.property("reason", reason)
      if let screen = screen.flatMap({ try? JSONParser.parse($0) }) {
        $0.key("screen")
        $0.write(screen)
      }
    }
    return json.finish(.compact)
  }

  /// Why nothing was done about a product that has changed, or may have changed.
  private static let changed = LocalizedText(
    en:
      "We did not do this, because the product may have changed since you opened the screen. Look at it as it is now, "
      + "and choose again.",
    ru:
      "Мы этого не сделали: возможно, с тех пор как вы открыли экран, продукт изменился. Посмотрите, как всё выглядит "
      + "сейчас, и выберите ещё раз.")

  /// The beginning of the types of all problems.
  static let namespace = "urn:loan-detail:problem:"
}

extension RequestError {
  /// What happened and what to do, without anything that a source says.
  package var title: String { HTTPProblem.Kind(self).title }
}

extension HTTPProblem.Kind {
  fileprivate init(_ error: RequestError) {
    self =
      switch error {
      case .notFound: .noSuchProduct
      case .noSuchScreen: .noSuchScreen
      case .ambiguous: .ambiguousProduct
      case .unusableBase: .unusableDocument
      case .unknownCursor(let cursor): cursor.isOutdated ? .outdatedCursor : .foreignCursor
      case .unreadable, .broken, .unknownDay: .dataUnreadable
      case .unavailable: .sourceUnavailable
      case .deadlinePassed: .sourceLate
      case .tooLong: .badValue
      case .overloaded: .overloaded
      case .cancelled: .cancelled
      }
  }

  /// The status of an answer with the problem.
  var status: Int {
    switch self {
    case .unreadableRequest, .foreignCursor, .missingKey: 400
    case .noSuchAddress, .noSuchProduct, .noSuchScreen, .noSuchQuestion: 404
    case .methodNotAllowed: 405
    case .ambiguousProduct, .unusableDocument, .eventRefused, .eventConflict: 409
    case .outdatedCursor: 410
    case .notJSON: 415
    case .eventNotOffered, .badValue: 422
    case .missingTag: 428
    case .cancelled: 499
    case .dataUnreadable: 500
    case .overloaded, .sourceUnavailable, .eventUnknown: 503
    case .sourceLate: 504
    }
  }

  /// Whether the same request may succeed later.
  var mayRetry: Bool { status >= 503 }

  /// What happened and what the client does, for its developers.
  var title: String {
    switch self {
    case .unreadableRequest: "The request cannot be read. Correct it; the same request fails again."
    case .foreignCursor: "The cursor is of another product, screen or version. Ask without a cursor."
    case .noSuchAddress: "There is no such address."
    case .noSuchProduct: "The customer has no such product. Ask for the list."
    case .noSuchScreen: "The product has no such screen."
    case .noSuchQuestion: "There is no such question."
    case .methodNotAllowed: "The address does not have this method."
    case .ambiguousProduct: "Products of several types have this id. Ask with the type: type:id."
    case .unusableDocument: "The document in the body is not this screen, or was changed. Ask without it."
    case .outdatedCursor: "The list has changed, so the cursor has ended. Ask without a cursor."
    case .notJSON: "The body is not JSON."
    case .missingTag: "A request for more rows states which document the client has."
    case .missingKey: "An event has a key. Send the same key each time that the event is sent."
    case .eventNotOffered: "No item of the screen with this id offers the event. Ask for the screen."
    case .badValue: "A value is missing, unknown or outside its limits. Show the reason beside the field."
    case .eventRefused: "The event is not possible now, and nothing has changed. Show the reason."
    case .eventConflict:
      "The screen has changed, or the key is another event's; nothing was done. Show the reason and the screen."
    case .eventUnknown: "The bank's system has not said whether the event was carried out. Send it again with its key."
    case .cancelled: "The client has gone."
    case .dataUnreadable: "The product cannot be shown, and trying again does not help."
    case .overloaded: "Too many requests are in flight. Try again later."
    case .sourceUnavailable: "The bank's system does not answer. Try again later."
    case .sourceLate: "The bank's system did not answer in time. Try again later."
    }
  }
}
