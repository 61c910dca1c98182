import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans

extension PortfolioRecord {
  /// Reads the phase and the overlays. In version 2 an overlay is a name or an object with its details.
  func lifecycle() -> Lifecycle {
    let phase = identity { loan.required("phase", loan.name("phase", among: names.phases)) } ?? .unknown("")
    var lifecycle = Lifecycle(phase: phase)
    let overlays: Fact<[JSONValue]> = loan.fact(
      "overlays", expected: version == .one ? "an array of names" : "an array of names and objects"
    ) {
      if case .array(let elements) = $0 { elements } else { nil }
    }
    for (index, element) in (overlays.value ?? []).enumerated() {
      var path: String { "\(loan.path(of: "overlays"))[\(index)]" }
      if version >= .two, case .object = element, let reader = ObjectReader(element, at: path, log: loan.log) {
        read(reader, into: &lifecycle)
        reader.reportUnread()
      } else if version >= .two, case .string(let word) = element, !word.isEmpty,
        !names.overlays.names.contains(word)
      {
        loan.log.addUnknownWord(word, at: path, among: names.overlays.names)
        lifecycle.others.append(Lifecycle.OtherState(word))
      } else if let overlay = loan.name(element, at: path, among: names.overlays.words) {
        lifecycle.overlays.insert(overlay)
      }
    }
    return lifecycle
  }

  /// Reads one overlay with its details; a name alone has none.
  private func read(_ reader: ObjectReader, into lifecycle: inout Lifecycle) {
    // The word of a kind that is the source's own.
    var ownWord = "other"
    let stated = reader.statedWord(
      "kind", names.overlays.names, { names.overlays.value(of: $0).map(Optional.some) },
      other: { word -> Lifecycle.Overlay? in
        ownWord = word
        return nil
      })
    let overlay = reader.required("kind", stated) ?? nil
    let amount = reader.nonNegative("amount", in: currency)
    var details = Lifecycle.OverlayDetails(
      since: reader.date("since").value, until: reader.date("until").value,
      amount: amount.value, reason: reader.localizedText("reason").value, due: reader.date("due").value)
    if case .absent(let absence) = amount { details.amountAbsence = absence }
    details.mustPay = reader.flag("mustPay").value
    details.payTo = reader.localizedText("payTo").value
    details.authority = reader.localizedText("authority").value
    details.number = reader.accountNumber("number").value
    details.claimsUntil = reader.date("claimsUntil").value
    details.effect = reader.localizedText("effect").value
    details.advice = reader.localizedText("advice").value
    details.product = reader.relatedProduct("product").value
    details.isInTime = reader.flag("isInTime").value
    reader.checkOrder(of: details.since, details.until, named: "since", "until")
    guard let overlay else { return lifecycle.others.append(Lifecycle.OtherState(ownWord, details: details)) }
    lifecycle.overlays.insert(overlay)
    lifecycle.details[overlay] = details == Lifecycle.OverlayDetails() ? nil : details
  }
}
