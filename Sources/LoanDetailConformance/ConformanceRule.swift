/// A rule that every plugin must follow. The raw value is its stable identifier.
///
/// The rules whose identifiers begin with `together` are about several plugins that are installed together, the others
/// about one plugin.
public enum ConformanceRule: String, Sendable, Hashable, CaseIterable {
  /// The strategist accepts the plugin.
  case registration
  /// The interactor's manifest, with its product type, is the plugin's manifest.
  case type
  /// The type, every product and every screen that only this product has have a title in every language.
  case titles
  /// There is at least one sample record of the type, and the samples state their day.
  case sampleRecords = "sample-records"
  /// The sample records have no warnings from the source or the product, and none about contradicting facts.
  case sampleWarnings = "sample-warnings"
  /// The sample records can be listed.
  case list
  /// Every screen of every sample record can be made.
  case screensBuild = "screens-build"
  /// The manifest and the products state the same screens, the main screen first.
  case screens
  /// All screens of a product have the header of its main screen.
  case oneHeader = "one-header"
  /// An id names one thing in a document.
  case uniqueIDs = "unique-ids"
  /// The ids are the same in every run and in every language.
  case stableIDs = "stable-ids"
  /// The parts of a breakdown add up exactly to its total.
  case sums
  /// What programs read has the form of the schema: currencies, days, moments, percentages, shares, and short forms.
  case values
  /// A custom item matches its kind in the manifest, its fallback has only standard items, and its payload holds every
  /// material fact of the fallback.
  case customItems = "custom-items"
  /// The flows that items open are in the manifest, their parameters and the forms of actions fit, and the questions of
  /// flows exist.
  case flows
  /// The amount that an action suggests for a standard flow is the one that the screen asks for.
  case actionAmounts = "action-amounts"
  /// No text is empty.
  case emptyTexts = "empty-texts"
  /// The words of a screen are in its language, except texts from the data.
  case language
  /// No text is unfinished, such as a note to the author, a key in place of a word, or an unfilled placeholder.
  case placeholders
  /// The words in place of shared ones have their placeholders, and no text has a word that the manifest avoids.
  case ownWords = "own-words"
  /// Account and contract numbers are masked.
  case maskedNumbers = "masked-numbers"
  /// No section at the top level has the heading of another one there, and none that of the section around it.
  case headings
  /// No text is a colour; items have tones instead.
  case rawColors = "raw-colors"
  /// Every item with information has words for a screen reader.
  case accessibility
  /// Every material fact that the record knows is on the main screen, marked as this fact.
  case materialFacts = "material-facts"
  /// An item that is marked as a material fact shows the record's value, in its texts too.
  case materialValues = "material-values"
  /// The screens show the record's own parts of the debt, of the overdue amount and of the next payment.
  case debtParts = "debt-parts"
  /// The states in the header follow from the record.
  case statuses
  /// Every item has a source, and every state in the header has its own.
  case sources
  /// A failing source leads to an error that the engine knows.
  case errors
  /// For another customer's product, the answer is the same as for a product that does not exist.
  case notFound = "not-found"
  /// A cancelled request ends.
  case cancellation
  /// An unknown event is refused. A stated event changes what its product shows, for later requests too, and changes
  /// the revision with it.
  case events
  /// The same records give the same bytes.
  case deterministic
  /// Products are listed in the order of the source.
  case sourceOrder = "source-order"
  /// In a list, where only the facts of a header are read, each product has the same header as on its screens.
  case listedHeader = "listed-header"
  /// Every call of the plugin's code returns in time.
  case deadline
  /// Every screen is made within its time.
  case screenTime = "screen-time"
  /// The engine accepts the plugins together.
  case togetherRegistration = "together-registration"
  /// The names of types, modules and kinds do not differ by case alone, and one kind has one payload.
  case togetherNames = "together-names"
  /// Every product type has its own title in every language.
  case togetherTitles = "together-titles"
  /// A sample id belongs to one product.
  case togetherSamples = "together-samples"
  /// An id of an item, or the name of a screen, has one meaning in all products.
  case togetherWords = "together-words"

  /// Checks one plugin. Rules about several plugins find nothing.
  func findings(in subject: ConformanceSubject) async -> [Finding] {
    switch self {
    case .registration: subject.registrationFindings()
    case .type: subject.typeFindings()
    case .titles: subject.titleFindings()
    case .sampleRecords: subject.sampleFindings
    case .sampleWarnings: subject.warningFindings()
    case .list: subject.listFindings()
    case .screensBuild: subject.buildFindings()
    case .screens: subject.screenFindings()
    case .oneHeader: subject.headerFindings()
    case .uniqueIDs: subject.uniqueIDFindings()
    case .stableIDs: subject.stableIDFindings()
    case .sums: subject.sumFindings()
    case .values: subject.valueFindings()
    case .customItems: subject.customItemFindings()
    case .flows: subject.flowFindings()
    case .actionAmounts: subject.actionAmountFindings()
    case .emptyTexts: subject.emptyTextFindings()
    case .language: subject.languageFindings()
    case .placeholders: subject.placeholderFindings()
    case .ownWords: subject.ownWordFindings()
    case .maskedNumbers: subject.maskedNumberFindings()
    case .headings: subject.headingFindings()
    case .rawColors: subject.rawColorFindings()
    case .accessibility: subject.accessibilityFindings()
    case .materialFacts: subject.materialFactFindings()
    case .materialValues: subject.materialValueFindings()
    case .debtParts: subject.debtPartFindings()
    case .statuses: subject.statusFindings()
    case .sources: subject.sourceFindings()
    case .errors: await subject.errorFindings()
    case .notFound: await subject.notFoundFindings()
    case .cancellation: await subject.cancellationFindings()
    case .events: await subject.eventFindings()
    case .deterministic: subject.determinismFindings()
    case .sourceOrder: subject.sourceOrderFindings()
    case .listedHeader: subject.listedHeaderFindings()
    case .deadline: subject.calls.findings
    case .screenTime: subject.timeFindings()
    case .togetherRegistration, .togetherNames, .togetherTitles, .togetherSamples, .togetherWords: []
    }
  }

  /// Checks several plugins together. Rules about one plugin find nothing, except ``deadline``.
  func findings(in installation: Installation) -> [Finding] {
    switch self {
    case .deadline: installation.subjects.flatMap(\.calls.findings)
    case .togetherRegistration: installation.registrationFindings()
    case .togetherNames: installation.nameFindings()
    case .togetherTitles: installation.titleFindings()
    case .togetherSamples: installation.sampleFindings()
    case .togetherWords: installation.wordFindings()
    default: []
    }
  }
}
