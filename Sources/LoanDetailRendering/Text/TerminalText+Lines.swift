import DesignSystem

extension TerminalText {
  /// Returns a clean text in which nothing looks like a rule or a leader of the screen.
  static func withoutLines(_ scalars: String.UnicodeScalarView) -> String.UnicodeScalarView {
    let hasSigns = scalars.contains { scalar in
      ScreenSigns.dots(in: scalar.value) > 0 || ScreenSigns.isDash(scalar) || ScreenSigns.isRule(scalar)
    }
    return hasSigns ? LineSearch(scalars: Array(scalars)).withoutLines : scalars
  }
}

/// Finds what looks like a line of the screen in a text without double spaces.
private struct LineSearch {
  let scalars: [Unicode.Scalar]

  /// The text in which nothing looks like a line of the screen.
  var withoutLines: String.UnicodeScalarView {
    var result = String.UnicodeScalarView()
    var place = 0
    while place < scalars.count {
      var end = place + 1
      if ScreenSigns.isRule(scalars[place]) {
        result.append("-")
      } else if let last = dashes(from: place) {
        end = last
        for scalar in scalars[place..<end] { result.append(ScreenSigns.isDash(scalar) ? "-" : scalar) }
      } else if let last = mask(from: place) {
        end = last
        result.append(contentsOf: scalars[place..<end])
      } else if let last = leader(from: place) {
        end = last
        result.append("…")
        result.append(contentsOf: scalars[place..<end].filter(Isolates.contain))
      } else {
        result.append(scalars[place])
      }
      place = end
    }
    return result
  }

  /// Returns the end of several dashes in a row that begin at a place; `nil` if there are none.
  private func dashes(from start: Int) -> Int? {
    guard ScreenSigns.isDash(scalars[start]) else { return nil }
    var end = start
    var count = 0
    while end < scalars.count {
      if ScreenSigns.isDash(scalars[end]) {
        count += 1
      } else if !ScreenSigns.isHidden(scalars[end]) {
        break
      }
      end += 1
    }
    return count > 1 ? end : nil
  }

  /// Returns the end of the dots that stand for the hidden part of a number: two, or up to four before four digits;
  /// `nil` if none begin at a place.
  private func mask(from start: Int) -> Int? {
    let sign = scalars[start]
    guard sign == "•" || sign == "·", start == 0 || scalars[start - 1] != sign else { return nil }
    var end = start + 1
    while end < scalars.count, end < start + 5, scalars[end] == sign { end += 1 }
    guard (2...4).contains(end - start) else { return nil }
    let isBeforeBlank = end < scalars.count && ScreenSigns.isBlank(scalars[end])
    let rest = scalars[(isBeforeBlank ? end + 1 : end)...]
    if end == start + 2 {
      guard let next = rest.first else { return end }
      return ScreenSigns.dots(in: next.value) == 0 ? end : nil
    }
    let digits = rest.prefix(4)
    return digits.count == 4 && digits.allSatisfy { (0x30...0x39).contains($0.value) } ? end : nil
  }

  /// Returns the end of three or more dots, or of two full stops with a space between, which is the shortest leader of
  /// the screen; `nil` if none begin at a place.
  private func leader(from start: Int) -> Int? {
    guard ScreenSigns.dots(in: scalars[start].value) > 0 else { return nil }
    var end = start
    var dots = 0
    var stops = 0
    var isSpaced = false
    var isAfterBlank = false
    for place in start..<scalars.count {
      let scalar = scalars[place]
      if ScreenSigns.isBlank(scalar) {
        isAfterBlank = true
        continue
      }
      let more = ScreenSigns.dots(in: scalar.value)
      if more == 0, ScreenSigns.isHidden(scalar) { continue }
      guard more > 0, mask(from: place) == nil else { break }
      dots += more
      if ScreenSigns.isStop(scalar.value) { stops += 1 }
      if isAfterBlank { isSpaced = true }
      end = place + 1
    }
    return dots > 2 || isSpaced && stops == 2 ? end : nil
  }
}
