import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Localization
import Testing

// What a cancelled early repayment leaves.
extension StoreChangeTests {
  private static func repayments(
    _ booked: String, cancelBy: String = "2026-11-26", allowed: Bool = true, part: String? = nil, more: String = ""
  ) -> String {
    let pending = #""pending", "request": {"en": "RUB 50", "ru": "RUB 50"}, "since": "2026-11-18""#
    return Portfolio.loan(
      overlays: #"["earlyRepaymentScheduled"]"#,
      actions: """
        [{"kind": "repayPart", "state": \(part ?? pending), "minimum": "10.00"}, \
        {"kind": "repayFull", "state": "unavailable", "reason": {"en": "one is booked", "ru": "one is booked"}, "until": "2026-11-27"}, \
        {"kind": "repayment.cancel", "state": "available"}]
        """,
      more: """
        "earlyRepayments": [{"extent": "part", "on": "2026-11-27", "amount": "50.00", "cancelBy": "\(cancelBy)"}\(booked)], \
        "terms": {"prepayment": {"partial": \(allowed), "full": true}},\u{20}
        """)
  }

  @Test("a cancelled repayment is gone with its state, and what the contract allows can be booked again")
  func cancelled() throws {
    let found = try changes(.cancelRepayment(on: Self.booking), Self.repayments(""))
    #expect(
      found == [
        "overlays": "[]", "earlyRepayments": "[]",
        "actions": """
        [{"kind":"repayPart","state":"available","minimum":"10.00"},{"kind":"repayFull","state":"available"}]
        """,
      ])
  }

  @Test("what is not possible for another reason stays so")
  func blockedUntilAnotherDay() throws {
    let loan = Self.repayments("").replacing(#""until": "2026-11-27""#, with: #""until": "2026-12-31""#)
    let found = try changes(.cancelRepayment(on: Self.booking), loan)
    let blocked =
      #"{"kind":"repayFull","state":"unavailable","reason":{"en":"one is booked","ru":"one is booked"},"until":"2026-12-31"}"#
    #expect(found["actions"] == #"[{"kind":"repayPart","state":"available","minimum":"10.00"},\#(blocked)]"#)
  }

  @Test("what the contract does not allow is not offered, and its request is gone")
  func cancelledForGood() throws {
    let found = try changes(.cancelRepayment(on: Self.booking), Self.repayments("", allowed: false))
    #expect(found["actions"] == #"[{"kind":"repayFull","state":"available"}]"#)
    let neither = Self.repayments("", allowed: false).replacing(#""full": true"#, with: #""full": false"#)
    #expect(
      try changes(.cancelRepayment(on: Self.booking), neither)["actions"]
        == #"[{"kind":"repayFull","state":"unavailable","reason":{"en":"one is booked","ru":"one is booked"}}]"#)
  }

  @Test(
    "while something else is booked, nothing is offered before its day",
    arguments: [
      ("null", false), (#"{"absent": "notProvided"}"#, false), (#"{"kind": "publicProgramme"}"#, true),
    ])
  func stillBooked(payer: String, isByOther: Bool) throws {
    let other = #", {"extent": "full", "on": "2026-12-03", "payer": \#(payer)}"#
    let found = try changes(.cancelRepayment(on: Self.booking), Self.repayments(other))
    #expect(found["overlays"] == nil)
    let kept = payer.replacing(" ", with: "")
    #expect(found["earlyRepayments"] == #"[{"extent":"full","on":"2026-12-03","payer":\#(kept)}]"#)
    let blocked =
      #"{"kind":"repayFull","state":"unavailable","reason":{"en":"one is booked","ru":"one is booked"},"until":"2026-12-03"}"#
    #expect(
      found["actions"]
        == (isByOther ? "[\(blocked)]" : #"[\#(blocked),{"kind":"repayment.cancel","state":"available"}]"#))
  }

  @Test("a request of the cancelled repayment is gone, though another of a part is booked")
  func otherPart() throws {
    let other = #", {"extent": "part", "on": "2026-12-03", "amount": "7.00"}"#
    let found = try changes(.cancelRepayment(on: Self.booking), Self.repayments(other))
    #expect(found["actions"]?.contains("repayPart") == false)
    // When the other one is cancelled, too, a part can be repaid again.
    let without = Self.repayments("").replacing(#""kind": "repayPart""#, with: #""kind": "pay""#)
    let again = try changes(.cancelRepayment(on: Self.booking), without)
    #expect(again["actions"]?.contains(#"{"kind":"repayPart","state":"available"}"#) == true)
  }

  @Test("a repayment that is not the customer's, or no longer to be cancelled, stays")
  func notCancelled() throws {
    let other = #", {"extent": "part", "on": "2026-12-03", "payer": {"kind": "publicProgramme"}}"#
    for day in ["2026-12-03", "2026-12-04"] {
      let booked = try #require(CalendarDate(day))
      #expect(
        try refusal(.cancelRepayment(on: booked), Self.repayments(other)) == "no early repayment is booked for this day"
      )
    }
    #expect(
      try refusal(.cancelRepayment(on: Self.booking), Self.repayments("", cancelBy: "2026-11-20"))
        == "the last day to cancel it is over")
  }
}
