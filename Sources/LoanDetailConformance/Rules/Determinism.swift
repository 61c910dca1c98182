import DesignSystem
import LoanDetailGallery
import LoanDetailRendering

extension ConformanceSubject {
  /// Checks that the same records give the same bytes. Different ids are reported by another rule.
  func determinismFindings() -> [Finding] {
    zip(screens, again.flatMap(\.screens)).compactMap { first, second in
      guard first.ids == second.ids else { return nil }
      let (kept, new) = (JSONRenderer().render(first.document), JSONRenderer().render(second.document))
      guard kept != new else { return nil }
      let differences = DifferenceReport(kept: kept, new: new, isJSON: true, showing: 1)
      return Finding(
        first.place,
        "The same record looks different the second time, \(differences)\n"
          + "Make screens of the record and the context alone: without the clock, chance, or the order of a set.")
    }
  }
}
