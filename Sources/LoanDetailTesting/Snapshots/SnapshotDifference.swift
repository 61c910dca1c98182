/// The first place where two texts differ, with a little around it.
struct SnapshotDifference: CustomStringConvertible {
  let description: String

  init(kept: [UInt8], new: [UInt8], showing count: Int = 3) {
    let (old, now) = (Self.lines(kept), Self.lines(new))
    let common = zip(old, now).prefix { $0 == $1 }.count
    func lines(_ lines: [String], _ mark: String) -> [String] {
      let shown = lines[min(common, lines.count)..<min(common + count, lines.count)].map { "\(mark) \($0)" }
      return shown.isEmpty ? ["\(mark) (the text ends here)"] : shown
    }
    description = (["from line \(common + 1):"] + lines(old, "-") + lines(now, "+")).joined(separator: "\n")
  }

  /// The lines with what cannot be seen made visible.
  private static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line, as: UTF8.self).unicodeScalars.reduce(into: "") { text, scalar in
        text += scalar.value < 0x20 ? scalar.escaped(asASCII: true) : String(scalar)
      }
    }
  }
}
