/// The format of times of day in a locale: with 24 or with 12 hours.
struct TimePattern: Sendable, Hashable {
  /// The texts around the hour and the minute.
  struct Template: Sendable, Hashable {
    var prefix = ""
    var separator = ":"
    var suffix = ""
  }

  var morning = Template()
  var evening = Template()
  var has24Hours = true
  var padsHour = true
  var digits: [String] = NumberPattern().digits

  init() {}

  func format(_ time: TimeOfDay) -> String {
    let (hours, minutes) = (time.minutes / 60, time.minutes % 60)
    let template = hours < 12 ? morning : evening
    let hour = has24Hours ? hours : (hours + 11) % 12 + 1
    return template.prefix + number(hour, isPadded: padsHour) + template.separator + number(minutes, isPadded: true)
      + template.suffix
  }

  private func number(_ number: Int, isPadded: Bool) -> String {
    let units = digits[number % 10]
    return number >= 10 || isPadded ? digits[number / 10] + units : units
  }
}

extension TimePattern {
  /// Derives the pattern from samples; `nil` if they do not contain the expected digits.
  ///
  /// - Parameters:
  ///   - morning: 9:34.
  ///   - evening: 21:34.
  ///   - digits: the digits of the locale; Latin digits are tried as well.
  init?(morning: String, evening: String, digits: [String]) {
    for digits in [digits, NumberPattern().digits] {
      let (nine, twentyOne, minutes) = (digits[9], digits[2] + digits[1], digits[3] + digits[4])
      padsHour = morning.contains(digits[0] + nine)
      has24Hours = evening.contains(twentyOne)
      let early = padsHour ? digits[0] + nine : nine
      let late = has24Hours ? twentyOne : early
      guard let first = Template(morning, hour: early, minutes: minutes),
        let second = Template(evening, hour: late, minutes: minutes)
      else { continue }
      self.morning = first
      self.evening = second
      self.digits = digits
      return
    }
    return nil
  }
}

extension TimePattern.Template {
  fileprivate init?(_ sample: String, hour: String, minutes: String) {
    guard let hour = sample.firstRange(of: hour),
      let minutes = sample[hour.upperBound...].firstRange(of: minutes)
    else { return nil }
    // A narrow space is invisible in many terminals.
    func text(_ part: Substring) -> String { String(part).replacing("\u{202F}", with: "\u{A0}") }
    prefix = text(sample[..<hour.lowerBound])
    separator = text(sample[hour.upperBound..<minutes.lowerBound])
    suffix = text(sample[minutes.upperBound...])
  }
}
