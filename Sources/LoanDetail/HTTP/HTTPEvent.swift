import DesignSystem
import LoanDetailCore
import LoanDetailJSON

/// What a client sends with an event, as JSON.
///
/// ```json
/// {"item": "action.paymentDay.change", "values": {"day": "20"}}
/// ```
struct HTTPEvent {
  let request: EventRequest

  /// Reads an event.
  ///
  /// - Parameters:
  ///   - name: the name in the address.
  ///   - headers: the headers of the request by their names in lower case, of which `Idempotency-Key` and `If-Match`
  ///     belong to an event.
  ///   - body: the object with the item and the values, as JSON.
  init(_ name: String, headers: [String: String], body: [UInt8]) throws(HTTPProblem) {
    guard let key = headers["idempotency-key"] else {
      throw HTTPProblem(
        .missingKey, "An event needs the header Idempotency-Key, the same one each time that it is sent.")
    }
    // The header is a string of structured fields (RFC 9651), whose quotation marks many clients leave out.
    guard
      let key = EventKey(
        rawValue: key.hasPrefix("\"") && key.hasSuffix("\"") ? String(key.dropFirst().dropLast()) : key)
    else {
      throw HTTPProblem(
        .unreadableRequest,
        "The header Idempotency-Key has 1 to 64 Latin letters, digits, hyphens, dots and underscores.")
    }
    let members = try Self.members(of: body)
    var item: ItemID?
    var values: [String: String] = [:]
    for member in members {
      switch (member.name, member.value) {
      case ("item", .string(let id)): item = ItemID(rawValue: id)
      case ("values", .object(let named)):
        for value in named {
          guard case .string(let text) = value.value, values.updateValue(text, forKey: value.name) == nil else {
            throw Self.unreadable("\"values\" has a text for each name, such as {\"day\": \"20\"}")
          }
        }
      default: throw Self.unreadable("\"item\" is a text and \"values\" is an object; there is nothing else")
      }
    }
    guard let item else { throw Self.unreadable("\"item\" is the id of the item that offers the event") }
    request = EventRequest(name, from: item, values: values, key: key, seen: try Self.seen(headers["if-match"]))
  }

  /// The tags of the screen on which the customer acted; `nil` if any screen will do.
  ///
  /// All tags of documents are weak, so they are compared weakly, as for `If-None-Match`.
  private static func seen(_ header: String?) throws(HTTPProblem) -> Set<String>? {
    switch header.map(HeldScreen.init(ifNoneMatch:)) {
    case nil, .any??: return nil
    case .eTags(let tags)??: return tags
    case .document??, .some(nil):
      throw HTTPProblem(
        .unreadableRequest, "The header If-Match has the ETag of the document on which the customer acted.")
    }
  }

  /// The members of the object in a body.
  private static func members(of body: [UInt8]) throws(HTTPProblem) -> [JSONValue.Member] {
    let value: JSONValue
    do { value = try JSONParser.parse(body) } catch {
      throw unreadable("found \(error.found); expected \(error.expected)")
    }
    guard case .object(let members) = value else { throw unreadable("it is an object") }
    return members
  }

  private static func unreadable(_ expected: String) -> HTTPProblem {
    HTTPProblem(.unreadableRequest, "The body of an event cannot be read: \(expected).")
  }
}
