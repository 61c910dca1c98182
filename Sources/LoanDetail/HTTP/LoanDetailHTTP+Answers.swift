import LoanDetailJSON
import LoanDetailRendering

extension LoanDetailHTTP.Answer {
  /// The headers of a document for one customer.
  private static let ofAnyDocument = ["cache-control": "private, no-cache", "vary": "accept-language"]

  /// The answer with a screen, in the form that the service chose.
  static func screen(_ answer: ScreenAnswer, _ method: String) -> Self {
    switch answer {
    case .document(let screen): document(screen, .screen)
    case .unchanged(let same): unchanged(same, method)
    case .patch(let patch): .patch(patch)
    }
  }

  static func patch(_ patch: RenderedPatch) -> Self {
    Self(
      status: 200,
      headers: ofAnyDocument.merging([
        "content-type": HTTPMediaType.patch.rawValue, "etag": HeldScreen.entityTag(patch.to),
        "cache-control": "no-store",
      ]) { $1 }, body: patch.bytes)
  }

  static func document(_ answer: some RenderedAnswer, _ type: HTTPMediaType) -> Self {
    Self(
      status: 200,
      headers: ofAnyDocument.merging(["content-type": type.rawValue, "etag": answer.entityTag]) { $1 },
      body: answer.bytes)
  }

  /// The answer to a client that has the current document.
  static func unchanged(_ answer: UnchangedAnswer, _ method: String) -> Self {
    let freshness = String(decoding: JSONRenderer.rendered(answer.freshness).dropLast(), as: UTF8.self)
    return Self(
      // 304 is for GET and HEAD alone.
      status: method == "POST" ? 204 : 304,
      headers: ofAnyDocument.merging([
        "etag": HeldScreen.entityTag(answer.eTag), LoanDetailHTTP.freshnessHeader: freshness,
      ]) { $1 }, body: [])
  }

  /// The installed product types, which are the same for every customer.
  static func products(_ bytes: [UInt8], _ held: HeldScreen?) -> Self {
    let eTag = ContentHash(of: bytes).hex
    let headers = ofAnyDocument.merging(["etag": HeldScreen.entityTag(eTag), "cache-control": "no-cache"]) { $1 }
    if held?.holds(eTag) == true { return Self(status: 304, headers: headers) }
    return Self(
      status: 200, headers: headers.merging(["content-type": HTTPMediaType.products.rawValue]) { $1 }, body: bytes)
  }

  /// The answer with a problem or, if there is one, with the page that tells the customer.
  init(_ problem: HTTPProblem) {
    var headers = ["cache-control": "no-store"]
    headers["allow"] = problem.allowed
    if problem.kind.mayRetry { headers["retry-after"] = "\(HTTPProblem.retryAfter)" }
    headers["content-type"] = (problem.page == nil ? HTTPMediaType.problem : .screen).rawValue
    self.init(status: problem.kind.status, headers: headers, body: problem.page ?? problem.json)
  }
}

extension LoanDetailHTTP {
  /// The header of an answer without a document that states its freshness, as JSON.
  static let freshnessHeader = "loan-detail-freshness"
}
