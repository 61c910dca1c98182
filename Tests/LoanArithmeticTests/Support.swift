import Testing

@testable import LoanArithmetic

func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text), "no such day: \(text)") }

func rubles(_ text: String) throws -> Money { try #require(Money(text, currency: .rub), "no such amount: \(text)") }

func percent(_ text: String) throws -> ExactDecimal { try #require(ExactDecimal(text), "no such number: \(text)") }
