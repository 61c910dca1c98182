/// A rule that every plugin must follow. The raw value is its stable identifier.
public enum ConformanceRule: String, Sendable, Hashable, CaseIterable {
  /// The strategist accepts the plugin.
  case registration
  /// The interactor's manifest, with its product type, is the plugin's manifest.
  case type
  /// The type and every product have a title in every language.
  case titles
  /// There is at least one sample record of the type, and the samples state their day.
  case sampleRecords = "sample-records"
  /// Every screen of every sample record can be made.
  case screensBuild = "screens-build"
  /// The manifest and the products state the same screens, the main screen first.
  case screens
  /// An id names one thing in a document.
  case uniqueIDs = "unique-ids"
  /// The ids are the same in every run and in every language.
  case stableIDs = "stable-ids"
  /// The parts of a breakdown add up exactly to its total.
  case sums
  /// A custom item matches its kind in the manifest, and its fallback has only standard items.
  case customItems = "custom-items"
  /// No text is empty.
  case emptyTexts = "empty-texts"
  /// The words of a screen are in its language, except texts from the data.
  case language
  /// Account and contract numbers are masked.
  case maskedNumbers = "masked-numbers"
  /// No text is a colour; items have tones instead.
  case rawColors = "raw-colors"
  /// Every item with information has words for a screen reader.
  case accessibility
  /// Every material fact that the record knows is on the main screen, marked as this fact.
  case materialFacts = "material-facts"
  /// A failing source leads to an error that the engine knows.
  case errors
  /// Another customer's product is answered as a product that does not exist.
  case notFound = "not-found"
  /// A cancelled request ends.
  case cancellation
  /// The same records give the same bytes.
  case deterministic
  /// Products are listed in the order of the source.
  case sourceOrder = "source-order"
  /// The list shows each product by the header that its screens have, although it reads only the facts of a header.
  case listedHeader = "listed-header"

  func findings(in subject: ConformanceSubject) async -> [Finding] {
    switch self {
    case .registration: subject.registrationFindings()
    case .type: subject.typeFindings()
    case .titles: subject.titleFindings()
    case .sampleRecords: subject.sampleFindings
    case .screensBuild: subject.buildFindings()
    case .screens: subject.screenFindings()
    case .uniqueIDs: subject.uniqueIDFindings()
    case .stableIDs: subject.stableIDFindings()
    case .sums: subject.sumFindings()
    case .customItems: subject.customItemFindings()
    case .emptyTexts: subject.emptyTextFindings()
    case .language: subject.languageFindings()
    case .maskedNumbers: subject.maskedNumberFindings()
    case .rawColors: subject.rawColorFindings()
    case .accessibility: subject.accessibilityFindings()
    case .materialFacts: subject.materialFactFindings()
    case .errors: await subject.errorFindings()
    case .notFound: await subject.notFoundFindings()
    case .cancellation: await subject.cancellationFindings()
    case .deterministic: subject.determinismFindings()
    case .sourceOrder: await subject.sourceOrderFindings()
    case .listedHeader: await subject.listedHeaderFindings()
    }
  }
}
