import DesignSystem
import LoanArithmetic

extension RenderedScreen {
  /// The moment until which the screen is valid, in seconds since the beginning of 1970 in UTC; `nil` if it does not
  /// depend on the time. A server caches the screen no longer.
  public var validUntil: Int? { tree.freshness.secondsUntilInvalid }
}

extension RenderedList {
  /// The moment until which the list is valid, in seconds since the beginning of 1970 in UTC; `nil` if it does not
  /// depend on the time.
  public var validUntil: Int? { list.freshness.secondsUntilInvalid }
}

extension ScreenDocument.Freshness {
  /// `validUntil`, such as `2026-11-22T00:00:00Z` or `2026-11-22T00:00:00+03:00`, in seconds since the beginning of
  /// 1970 in UTC; `nil` if there is none.
  fileprivate var secondsUntilInvalid: Int? {
    guard let validUntil, let day = CalendarDate(String(validUntil.prefix(10))) else { return nil }
    let numbers = validUntil.dropFirst(11).split { !$0.isWholeNumber }.compactMap { Int($0) }
    guard numbers.count == 3 || numbers.count == 5 else { return nil }
    let time = Int(day.dayNumber) * 86_400 + numbers[0] * 3_600 + numbers[1] * 60 + numbers[2]
    guard numbers.count == 5 else { return time }
    let offset = numbers[3] * 3_600 + numbers[4] * 60
    return validUntil.dropFirst(19).first == "-" ? time + offset : time - offset
  }
}
