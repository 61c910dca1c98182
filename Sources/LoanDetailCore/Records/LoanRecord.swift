public import LoanDetailJSON
public import Loans

/// One product as its source describes it. A gateway makes it, and a plugin makes a product from it.
///
/// ```swift
/// let record = LoanRecord(
///   id: ProductID(type: "boatLoan", id: row.number), scope: scope, facts: facts, specifics: row.specifics,
///   path: "boat_loans.\(row.number)")
/// ```
public struct LoanRecord: Sendable, Hashable {
  public var id: ProductID
  /// The scope of the request that the record answers.
  public let scope: CustomerScope
  /// The facts that every product can have. The initialiser removes the names of other parties from the facts of a
  /// customer's record; a source that may disclose the names sets the parties again afterwards.
  public var facts: LoanFacts {
    @inlinable
    _read { yield frozenFacts.facts }
    set {
      frozenFacts = FrozenFacts(newValue)
      text = nil
    }
  }
  /// The facts by reference. All loans and screens that are made from the record share them.
  @usableFromInline package private(set) var frozenFacts: FrozenFacts
  /// The extent to which the record was read. Facts that were not read are absent as `notProvided`.
  public var reading: Reading
  /// The data that only this product type has, as the source writes it: an object or null.
  public var specifics: JSONValue { didSet { text = nil } }
  /// The numbers that the product has read of the specifics. Texts of the data show none of them in full.
  package var ownNumbers: [AccountNumber] = []
  /// The path of the specifics in the source.
  public var specificsPath: String { "\(path).specifics" }
  /// The path of the record in its source.
  public var path: String
  /// Findings about the record.
  public var diagnostics: [Diagnostic]
  /// The text from which the record was read, for gateways that keep it; `nil` if the source has none in the portfolio
  /// format, or if the facts or the specifics were changed since.
  package var text: RecordText?

  /// How much of a record is read.
  public enum Reading: Sendable, Hashable, CaseIterable {
    /// Only the facts of a product's header: the title, the contract number, the parties, the phase with its overlays,
    /// the debt, and the credit lines with their statements.
    ///
    /// If the customer can still owe something, also the obligations, and the days, payments and states of the schedule
    /// rows. If there is a statement but no obligation, also the operations. For coming changes, also the terms, the
    /// end of the contract, the insurance, a payment holiday and the booked early repayments. The specifics are
    /// included as the source writes them.
    case header
    /// Everything.
    case full
  }

  /// Creates a record with the facts that its scope may see: in a customer's scope, the other parties to the contract
  /// have roles but no names.
  public init(
    id: ProductID, scope: CustomerScope, facts: LoanFacts, reading: Reading = .full, specifics: JSONValue = .null,
    path: String = "$", diagnostics: [Diagnostic] = []
  ) {
    self.id = id
    self.scope = scope
    var facts = consume facts
    facts.parties = facts.parties.visible(to: scope)
    frozenFacts = FrozenFacts(facts)
    self.reading = reading
    self.specifics = specifics
    self.path = path
    self.diagnostics = diagnostics
  }

  /// A warning for each place where the facts that were read contradict each other.
  public var contradictions: [Diagnostic] { frozenFacts.contradictions(at: path, isReadInFull: reading == .full) }
}

extension LoanRecord {
  /// Reads the data that only this product type has. The value is `nil` if the record has no specifics.
  ///
  /// ```swift
  /// let specifics = try record.readSpecifics { reader in
  ///   (name: reader.localizedText("name"), berths: reader.integer("berths", in: 0...99))
  /// }
  /// ```
  ///
  /// A field that `read` does not read becomes a warning.
  ///
  /// - Returns: the value, the findings, and the numbers of accounts and the like that were read.
  /// - Throws: the record's fault if a value cannot be read.
  public func readSpecifics<Value>(
    _ read: (ObjectReader) -> Value
  ) throws(ProductFault) -> (value: Value?, diagnostics: [Diagnostic], numbers: [AccountNumber]) {
    guard specifics != .null else { return (nil, [], []) }
    let log = ReadingLog(
      severityOfUnreadable: .error, readsMoreLanguages: true, quotesValues: scope == .allCustomers)
    let value = ObjectReader(specifics, at: specificsPath, log: log).map { reader in
      defer { reader.reportUnread() }
      return read(reader)
    }
    if log.hasErrors { throw ProductFault(id: id, diagnostics: diagnostics + log.diagnostics) }
    return (value, log.diagnostics, log.numbers)
  }
}
