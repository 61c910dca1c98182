import LoanArithmetic
import LoanDetailCore

/// What is known of a home beyond what any security has.
struct Property: Sendable {
  /// The floor area in square metres.
  var area: Fact<ExactDecimal>
  /// The number of rooms, 1...99.
  var rooms: Fact<Int>

  init(_ reader: ObjectReader) {
    area = reader.decimal("areaSquareMetres")
    rooms = reader.integer("rooms", in: 1...99)
    reader.reportUnread()
  }
}

/// A programme that reduces the rate for a time.
struct Subsidy: Sendable {
  /// What the programme is called.
  var programme: Fact<LocalizedText>
  /// The last day of the reduced rate.
  var until: Fact<CalendarDate>
  /// The rate after it, percent a year.
  var rateAfter: Fact<ExactDecimal>
  /// What the reduced rate depends on, in words.
  var keptWhile: Fact<LocalizedText>

  init(_ reader: ObjectReader) {
    programme = reader.localizedText("programme")
    until = reader.date("until")
    rateAfter = reader.decimal("rateAfter")
    keptWhile = reader.localizedText("keptWhile")
    reader.reportUnread()
  }
}
