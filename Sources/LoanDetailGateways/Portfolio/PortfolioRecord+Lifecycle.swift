import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans

extension PortfolioRecord {
  /// Reads the phase and the overlays. In version 2 an overlay is a name or an object with its details.
  func lifecycle() -> Lifecycle {
    let phase = identity { loan.required("phase", loan.name("phase", among: names.phases)) } ?? .unknown("")
    guard version >= .two else {
      return Lifecycle(phase: phase, overlays: Set(loan.names("overlays", of: Lifecycle.Overlay.self).value ?? []))
    }
    var lifecycle = Lifecycle(phase: phase)
    let overlays: Fact<[JSONValue]> = loan.fact("overlays", expected: "an array of names and objects") {
      if case .array(let elements) = $0 { elements } else { nil }
    }
    for (index, element) in (overlays.value ?? []).enumerated() {
      var path: String { "\(loan.path(of: "overlays"))[\(index)]" }
      if case .object = element, let reader = ObjectReader(element, at: path, log: loan.log) {
        guard let (overlay, details) = overlay(reader) else { continue }
        lifecycle.overlays.insert(overlay)
        lifecycle.details[overlay] = details
        reader.reportUnread()
      } else if let overlay = loan.name(element, at: path, of: Lifecycle.Overlay.self) {
        lifecycle.overlays.insert(overlay)
      }
    }
    return lifecycle
  }

  /// Reads one overlay with its details; a name alone has none.
  private func overlay(
    _ reader: ObjectReader
  ) -> (overlay: Lifecycle.Overlay, details: Lifecycle.OverlayDetails?)? {
    guard let overlay = reader.required("kind", reader.name("kind", of: Lifecycle.Overlay.self)) else { return nil }
    let details = Lifecycle.OverlayDetails(
      since: reader.date("since").value, until: reader.date("until").value,
      amount: reader.nonNegative("amount", in: currency).value, reason: reader.localizedText("reason").value,
      due: reader.date("due").value)
    reader.checkOrder(of: details.since, details.until, named: "since", "until")
    return (overlay, details == Lifecycle.OverlayDetails() ? nil : details)
  }
}
