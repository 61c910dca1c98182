/// The format of times of day in a locale, with 24 or 12 hours.
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
  var digits = Digits.latin

  init() {}

  func format(_ time: TimeOfDay) -> String {
    let (hours, minutes) = (time.minutes / 60, time.minutes % 60)
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
