/// The format of times of day in a locale, with 24 or 12 hours.
struct TimePattern: Sendable, Hashable {
  /// The texts around the hour and the minute.
  struct Template: Sendable, Hashable {
    var prefix = ""
    var separator = ":"
    var suffix = ""
  }

  /// The texts of times before noon.
  var morning = Template()
  /// The texts of times from noon on.
  var evening = Template()
  /// Whether the hours are 0...23; otherwise 1...12 twice.
  var has24Hours = true
  /// Whether an hour below 10 has a leading zero.
  var padsHour = true
  var digits = Digits.latin

  init() {}

  /// Formats a time of day.
  func format(_ time: TimeOfDay) -> String {
    let (hours, minutes) = time.minutes.quotientAndRemainder(dividingBy: 60)
    let template = hours < 12 ? morning : evening
    let hour = has24Hours ? hours : (hours + 11) % 12 + 1
    let hourCount = padsHour || hour >= 10 ? 2 : 1
    let literals = template.prefix.utf8.count + template.separator.utf8.count + template.suffix.utf8.count
    return String(count: literals + (hourCount + 2) * digits.width) { text in
      text.prepend(template.suffix)
      text.prepend(minutes, count: 2, of: digits)
      text.prepend(template.separator)
      text.prepend(hour, count: hourCount, of: digits)
      text.prepend(template.prefix)
    }
  }
}
