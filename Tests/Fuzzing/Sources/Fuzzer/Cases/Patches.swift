import LoanDetailJSON
import LoanDetailRendering

/// Screens and patches for the cases of `diff` and `patch`.
enum Patches {
  /// The patch between two screens, as JSON; `nil` if one of them is no screen.
  static func patch(from old: JSONValue, to new: JSONValue) -> JSONValue? {
    (try? ScreenPatch(from: old, to: new))?.json
  }

  /// The patch with the ETag of the screen that it leads to, if it leads to any.
  static func fitted(_ patch: JSONValue, to screen: JSONValue) -> JSONValue {
    guard var fitted = try? ScreenPatch(json: patch) else { return patch }
    fitted.from = ScreenPatch.eTag(of: screen)
    do {
      _ = try fitted.applied(to: screen)
    } catch {
      // The fault of a patch that leads elsewhere names the ETag it found.
      guard error.path == "$.to", let eTag = error.found.split(separator: "\"").last else { return patch }
      fitted.to = String(eTag)
    }
    return fitted.json
  }

  /// The screen with the ETag of what it holds.
  static func withETag(_ screen: JSONValue) -> JSONValue {
    guard case .object(let members) = screen else { return screen }
    let eTag = JSONValue.string(ScreenPatch.eTag(of: screen))
    return .object(members.map { $0.name == "etag" ? .init("etag", eTag) : $0 })
  }
}
