import Foundation
import InstalledProducts
import LoanDetail

/// Answers the requests of a bank's app. The HTTP server around it knows the customer, and passes on what the app sent.
struct LoanServer: Sendable {
  struct Request: Sendable {
    /// The path and the query as they were sent, such as `/loans/mortgage:20%2F01/schedule?size=20`.
    var target: String
    /// The headers by their names in lower case.
    var headers: [String: String] = [:]
  }

  struct Answer: Sendable {
    var status: Int
    var headers: [String: String] = [:]
    var body: [UInt8] = []
  }

  let loans: LoanDetailService

  init(source: some LoanRecordGateway, options: LoanDetailService.Options = .init(deadline: .seconds(5))) throws {
    loans = try LoanDetailService(InstalledProducts.all, source: source, options: options)
  }

  /// Answers `GET /loans`, `GET /loans/{id}/{screen}` and `GET /loans/{id}/what-if/{question}`.
  func get(_ request: Request, for customer: CustomerID) async -> Answer {
    do {
      let locale = loans.locale(acceptLanguage: request.headers["accept-language"], otherwise: "en_US")
      let reader = try loans.reader(locale: locale, renderer: JSONRenderer(isCompact: true))
      let held = request.headers["if-none-match"].flatMap(HeldScreen.init(ifNoneMatch:))
      let (scope, names, query) = (CustomerScope.customer(customer), request.names, request.query)
      guard names.first == "loans" else { return Answer(status: 404) }
      switch names.count {
      case 1:
        guard let held else { return document(try await loans.list(for: scope, reader)) }
        switch try await loans.list(for: scope, reader, held: held) {
        case .document(let list): return document(list)
        case .unchanged(let eTag): return unchanged(eTag)
        }
      case 3:
        let page = try PageRequest.named(query)
        return answer(
          try await loans.screen(
            ProductReference(names[1]), ScreenID(rawValue: names[2]), for: scope, reader, page: page, held: held))
      case 4 where names[2] == "what-if":
        let question = try WhatIf(named: names[3], query)
        return answer(
          try await loans.screen(ProductReference(names[1]), whatIf: question, for: scope, reader, held: held))
      default: return Answer(status: 404)
      }
    } catch let error as RequestError {
      // The page tells customers, in their language, that the product cannot be shown now.
      let page = error.fault?.page?.bytes ?? []
      return Answer(status: status(of: error), headers: ["content-type": "application/json"], body: page)
    } catch {
      // A name, a value or a locale that cannot be read: the text is for the app's developers.
      return Answer(status: 400, headers: ["content-type": "text/plain"], body: Array("\(error)".utf8))
    }
  }

  private func answer(_ answer: ScreenAnswer) -> Answer {
    switch answer {
    case .document(let screen): document(screen)
    case .unchanged(let eTag): unchanged(eTag)
    case .patch(let patch):
      Answer(status: 200, headers: ["content-type": "application/vnd.loan-detail.patch+json"], body: patch.bytes)
    }
  }

  private func document(_ answer: some RenderedAnswer) -> Answer {
    Answer(
      status: 200,
      headers: [
        "content-type": "application/json", "etag": answer.entityTag, "cache-control": "private, no-cache",
        "vary": "accept-language",
      ], body: answer.bytes)
  }

  private func unchanged(_ eTag: String) -> Answer {
    Answer(status: 304, headers: ["etag": HeldScreen.entityTag(eTag)])
  }

  private func status(of error: RequestError) -> Int {
    switch error {
    case .notFound, .noSuchScreen, .noSuchItem: 404
    case .ambiguous, .unusableBase: 409
    case .unknownCursor(let cursor): cursor.isOutdated ? 410 : 400
    case .unsupportedEvent: 422
    case .unreadable, .broken, .unknownDay: 500
    case .unavailable, .overloaded: 503
    case .deadlinePassed: 504
    case .cancelled: 499
    }
  }
}

extension LoanServer.Request {
  /// The parts of the path, decoded one by one, so that an id may contain a slash.
  fileprivate var names: [String] {
    let path = target.prefix { $0 != "?" }
    return path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
  }

  fileprivate var query: [String: String] {
    let items = URLComponents(string: target)?.queryItems ?? []
    return Dictionary(items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
  }
}
