/// What every plugin keeps to; the raw value is the rule's stable identifier.
public enum ConformanceRule: String, Sendable, Hashable, CaseIterable {
  /// The strategist accepts the plugin.
  case registration
  /// The interactor is responsible for the type its manifest states, and the manifest is the plugin's.
  case type
  /// The type and every product have a title in every language.
  case titles
  /// There is at least one sample record of the type, and a day the samples are true for.
  case sampleRecords = "sample-records"
  /// Every screen of every sample record can be made.
  case screensBuild = "screens-build"
  /// The screens of the manifest and of the products agree, the main one first.
  case screens
  /// An id names one thing in a document.
  case uniqueIDs = "unique-ids"
  /// The ids are the same in every run and in every language.
  case stableIDs = "stable-ids"
  /// The parts of a breakdown add up to its total, to the minor unit.
  case sums
  /// A custom item keeps to the kind the manifest states, and falls back to standard items.
  case customItems = "custom-items"
  /// No text is empty.
  case emptyTexts = "empty-texts"
  /// The words of a screen are in its language, but for what the data says.
  case language
  /// Account and contract numbers are masked.
  case maskedNumbers = "masked-numbers"
  /// A tone says how an item feels, never a colour.
  case rawColors = "raw-colors"
  /// Whatever informs has words for a screen reader.
  case accessibility
  /// What the record knows and the reader must not miss stands on the main screen, marked as what it is.
  case materialFacts = "material-facts"
  /// A failing source leads to an error the engine knows.
  case errors
  /// Another customer's product is answered as one that does not exist.
  case notFound = "not-found"
  /// A request that is cancelled ends.
  case cancellation
  /// The same records give the same bytes.
  case deterministic
  /// Products are listed in the order of their source, whatever it is.
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
