import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Loans
import Localization

/// The facts about a home that other securities do not have.
struct Property: Sendable, Hashable {
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

/// A programme that reduces the rate for some time.
struct Subsidy: Sendable {
  /// The name of the programme.
  var programme: Fact<LocalizedText>
  /// The last day of the reduced rate.
  var until: Fact<CalendarDate>
  /// The rate after that day, in percent per year.
  var rateAfter: Fact<ExactDecimal>
  /// The condition for the reduced rate, as a text.
  var keptWhile: Fact<LocalizedText>

  init(_ reader: ObjectReader) {
    programme = reader.localizedText("programme")
    until = reader.date("until")
    rateAfter = reader.decimal("rateAfter")
    keptWhile = reader.localizedText("keptWhile")
    reader.reportUnread()
  }
}

extension Subsidy {
  /// The change of the rate at the end of the programme; `nil` if the day is unknown.
  var end: ComingChange? {
    ComingChange(rateAfter: rateAfter, lastDay: until, reason: programme.value.map(Words.programmeEnds))
  }

  /// Whether a change is the change of the rate at the end of the programme.
  func isEnded(by change: ComingChange) -> Bool { change.kind == .rate() && change.day == end?.day }
}
