extension ScreenDocument {
  /// The day of a document, the day of its data, and the moment until which it is valid.
  public struct Freshness: Sendable, Hashable {
    /// The day that the document shows, as `YYYY-MM-DD`.
    public var asOf: String
    /// The day ``asOf``, ready to show, such as "November 21, 2026"; `nil` to show ``asOf`` itself. JSON does not have
    /// this text, because a client formats days itself.
    public var text: String?
    /// The day of the source's data, as `YYYY-MM-DD`; `nil` if the source does not state it.
    public var dataAsOf: String?
    /// The time zone of the days, as its name in the IANA database.
    public var timeZone: String
    /// The moment, in the form of RFC 3339, at which the document stops being valid; `nil` if it does not depend on
    /// the time.
    public var validUntil: String?

    public init(
      asOf: String, text: String? = nil, dataAsOf: String? = nil, timeZone: String = "UTC", validUntil: String? = nil
    ) {
      self.asOf = asOf
      self.text = text
      self.dataAsOf = dataAsOf
      self.timeZone = timeZone
      self.validUntil = validUntil
    }
  }
}
