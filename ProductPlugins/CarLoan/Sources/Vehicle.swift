import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The facts about a car that other securities do not have.
struct Vehicle: Sendable, Hashable {
  /// Who has the certificate of title (ПТС); `electronic` if it exists only in the electronic register.
  enum TitleHolder: String, Sendable, Hashable, CaseIterable {
    case bank, customer, electronic
  }

  var make: Fact<DataText>
  var model: Fact<DataText>
  /// The year in which the car was built, 1900...2100.
  var year: Fact<Int>
  /// The vehicle identification number (ISO 3779).
  var vin: Fact<AccountNumber>
  /// The mileage in kilometres, 0...9,999,999.
  var mileage: Fact<Int>
  /// The day on which the mileage was read.
  var mileageOn: Fact<CalendarDate>
  /// The number of the certificate of title.
  var titleNumber: Fact<AccountNumber>
  /// Who has the certificate of title.
  var titleHolder: Fact<TitleHolder>

  init(_ reader: ObjectReader) {
    make = reader.text("make")
    model = reader.text("model")
    year = reader.integer("year", in: 1900...2100)
    vin = reader.accountNumber("vin")
    mileage = reader.integer("mileageKilometres", in: 0...9_999_999)
    mileageOn = reader.date("mileageOn")
    titleNumber = reader.accountNumber("titleNumber")
    titleHolder = reader.name("titleHolder", of: TitleHolder.self)
    reader.reportUnread()
  }
}
