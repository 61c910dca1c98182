import Foundation
import LoanDetailCommandLine
import LoanDetailJSON
import LoanDetailRendering

/// What is run with the bytes that libFuzzer makes up. A fault ends the process.
enum FuzzTarget: String, CaseIterable {
  case jsonReader = "json-reader"
  case patchReader = "patch-reader"
  case portfolioReader = "portfolio-reader"
  case recordReader = "record-reader"
  case fineractReader = "fineract-reader"
  case wordsReader = "words-reader"
  case tariffReader = "tariff-reader"
  case ratesReader = "rates-reader"
  case cursorReader = "cursor-reader"
  case profileReader = "profile-reader"
  case timeZoneReader = "time-zone-reader"

  func run(_ bytes: [UInt8]) {
    switch self {
    case .jsonReader: Self.readJSON(bytes)
    case .patchReader: Self.applyPatch(bytes)
    case .portfolioReader: Self.showPortfolio(bytes)
    case .recordReader: Self.showRecords(bytes)
    case .fineractReader: Self.showFineract(bytes)
    case .wordsReader: Self.readWords(bytes)
    case .tariffReader: Self.readTariff(bytes)
    case .ratesReader: Self.readRates(bytes)
    case .cursorReader: Self.readCursor(bytes)
    case .profileReader: Self.readProfile(bytes)
    case .timeZoneReader: Self.readTimeZone(bytes)
    }
  }

  /// What is read can be written and read again, and is then the same; reading and checking agree.
  private static func readJSON(_ bytes: [UInt8]) {
    let value = try? JSONParser.parse(bytes)
    expect((try? JSONParser.check(bytes)) != nil, is: value != nil, "checking and parsing accept the same")
    guard let value else { return }
    for layout in [JSONLayout.lines, .compact] {
      expect((try? JSONParser.parse(value.rendered(layout))) == value, "what was written reads back as it was")
    }
  }

  /// A patch that is accepted leads to a screen that can be compared and patched in its turn.
  private static func applyPatch(_ bytes: [UInt8]) {
    guard let json = try? JSONParser.parse(bytes), var patch = try? ScreenPatch(json: json) else { return }
    expect((try? ScreenPatch(json: patch.json)) == patch, "a patch that was written reads back as it was")
    // No random patch has the ETags of a document: it is taken as one for the base, and told where it leads.
    let base = Screens.base
    patch.from = ScreenPatch.eTag(of: base)
    do {
      _ = try patch.applied(to: base)
    } catch {
      guard error.path == "$.to" else { return }
      patch.to = String(error.found.split(separator: "\"").last ?? "")
    }
    guard let screen = try? patch.applied(to: base) else { return }
    expect((try? JSONParser.parse(screen.rendered())) == screen, "a patched screen can be read")
    guard let back = try? ScreenPatch(from: screen.withETag, to: base) else { return fail("a patched screen compares") }
    expect((try? back.applied(to: screen.withETag)) == base, "the patch back leads to the base")
  }

  static func expect(_ actual: Bool, is expected: Bool = true, _ rule: String) {
    if actual != expected { fail(rule) }
  }

  private static func fail(_ rule: String) {
    say("FAULT: \(rule)")
    abort()
  }
}

extension JSONValue {
  /// The screen with the ETag of what it holds.
  fileprivate var withETag: JSONValue {
    guard case .object(let members) = self else { return self }
    let eTag = JSONValue.string(ScreenPatch.eTag(of: self))
    return .object(members.map { $0.name == "etag" ? .init("etag", eTag) : $0 })
  }
}

/// Lets code that is not asynchronous wait for code that is.
enum Waiting {
  private final class Box: @unchecked Sendable { var outcome: Outcome? }

  static func wait(for work: @escaping @Sendable () async -> Outcome) -> Outcome {
    let box = Box()
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      box.outcome = await work()
      done.signal()
    }
    done.wait()
    guard let outcome = box.outcome else { abort() }
    return outcome
  }
}
