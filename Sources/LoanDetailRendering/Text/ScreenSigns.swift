import DesignSystem

/// The signs that the renderer draws itself, with those that look like them, and what is not seen.
enum ScreenSigns {
  /// Whether a scalar looks like a part of a rule or of a bar.
  static func isRule(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2015, 0x23AF, 0x23BA...0x23BD, 0x2500...0x259F, 0x25AC...0x25AD, 0x2E3A...0x2E3B: true
    default: false
    }
  }

  /// Whether a scalar looks like a part of a rule beside others of the kind.
  static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1173, 0x2012...0x2014, 0x2212, 0x23E4, 0xFE58, 0xFF0D: true
    default: false
    }
  }

  /// The number of dots that a scalar looks like, as they are in a leader; 0 for any other scalar.
  static func dots(in value: UInt32) -> Int {
    switch value {
    case 0x2E, 0xB7, 0x387, 0x701...0x702, 0x1427, 0x16EB, 0x2022, 0x2024, 0x2027, 0x2219, 0x22C5, 0x2804, 0x2E31,
      0x2E33,
      0x30FB, 0xA4F8, 0xA60E, 0xA78F, 0xFE52, 0xFF0E, 0xFF65, 0x10101, 0x10A50, 0x1D16D:
      1
    case 0x2025, 0xA4FA: 2
    case 0x2026, 0x22EF: 3
    default: 0
    }
  }

  /// Whether a scalar looks like the dots of the leaders that the renderer draws.
  static func isStop(_ value: UInt32) -> Bool { value == 0x2E || value == 0x2024 || value == 0xFF0E }

  /// Whether a scalar looks like one of the marks before a text: ! i × • … → ✓ ▸.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21, 0x69, 0xD7, 0x131, 0x1C3, 0x456, 0x2022, 0x2026, 0x203C, 0x2139, 0x2170, 0x2190...0x21FF, 0x2219, 0x24D8,
      0x25A0...0x25FF, 0x2610...0x2612, 0x26A0, 0x2705, 0x2713...0x2718, 0x274C, 0x274E, 0x2755, 0x2757,
      0x2794...0x27BE,
      0x27F5...0x27FF, 0x2A2F, 0x2B00...0x2B4C, 0xFF01, 0xFFEB, 0x1F5D9, 0x1F5F4...0x1F5F9, 0x1F6C8:
      true
    default: false
    }
  }

  /// Whether a scalar looks like a space.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x7E: false
    case 0x115F...0x1160, 0x2800, 0x3164, 0xFFA0, 0x1D159: true
    default: scalar.properties.isWhitespace
    }
  }

  static func isNoBreakSpace(_ value: UInt32) -> Bool { value == 0xA0 || value == 0x202F || value == 0x2007 }

  /// Whether a scalar is not seen and takes no room, as joiners and isolates do.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isDefaultIgnorableCodePoint }
}

extension Substring.UnicodeScalarView {
  /// The place of the mark of the screen with which a line of this text would begin: alone, before a space or the end.
  var leadingMark: String.Index? {
    var place = startIndex
    while place < endIndex, Isolates.contain(self[place]) { place = index(after: place) }
    guard place < endIndex, ScreenSigns.isMark(self[place]) else { return nil }
    var next = index(after: place)
    while next < endIndex, ScreenSigns.isHidden(self[next]) || self[next].properties.isGraphemeExtend {
      next = index(after: next)
    }
    return next == endIndex || ScreenSigns.isBlank(self[next]) ? place : nil
  }
}
