/// A list of products, ready for a renderer.
package struct ListDocument: Sendable, Hashable {
  /// One product, or a whole product type that cannot be listed.
  package struct Entry: Sendable, Hashable {
    /// The product's id at its source; `nil` for a whole type.
    package var id: String?
    package var type: String
    package var title: String
    package var subtitle: String?
    /// The amount that stands out: usually the debt.
    package var balance: MoneyValue?
    /// The label of the balance.
    package var balanceLabel: String?
    /// The states, the most important first.
    package var statuses: [Status]
    package var outcome: ScreenDocument.Outcome
    /// The day of the source's data, as `YYYY-MM-DD`.
    package var dataAsOf: String?

    package init(
      id: String?, type: String, title: String, subtitle: String?, balance: MoneyValue?, balanceLabel: String?,
      statuses: [Status], outcome: ScreenDocument.Outcome, dataAsOf: String?
    ) {
      self.id = id
      self.type = type
      self.title = title
      self.subtitle = subtitle
      self.balance = balance
      self.balanceLabel = balanceLabel
      self.statuses = statuses
      self.outcome = outcome
      self.dataAsOf = dataAsOf
    }
  }

  package var title: String
  /// The language of the texts as a tag of BCP 47.
  package var language: String
  /// The language of each text that is in another language than the list, by the text.
  package var otherLanguages: [String: String] = [:]
  /// The locale of numbers and dates, such as `ru_RU`.
  package var locale: String
  package var outcome: ScreenDocument.Outcome
  package var entries: [Entry]
  package var freshness: ScreenDocument.Freshness
  /// The findings about the data, for staff.
  package var remarks: [ScreenDocument.Remark]
  /// The id that the list shares with the host's log; `nil` outside a customer's scope.
  package var correlationID: String?
  /// The properties that are left out for the client.
  package var omissions: Set<ClientProfile.Omission>

  package init(
    title: String, language: String, locale: String, outcome: ScreenDocument.Outcome, entries: [Entry],
    freshness: ScreenDocument.Freshness, remarks: [ScreenDocument.Remark], correlationID: String?,
    omissions: Set<ClientProfile.Omission>
  ) {
    self.title = title
    self.language = language
    self.locale = locale
    self.outcome = outcome
    self.entries = entries
    self.freshness = freshness
    self.remarks = remarks
    self.correlationID = correlationID
    self.omissions = omissions
  }
}
