#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system's copy of the IANA time zone database: a folder with a TZif file for each zone.
enum TimeZoneDatabase {
  /// The folder that the variable `TZDIR` names; without it, `/usr/share/zoneinfo`.
  private static var folder: String {
    // Safe: the value ends with a zero, and the process changes no variables.
    unsafe getenv("TZDIR").map { unsafe String(cString: $0) } ?? "/usr/share/zoneinfo"
  }

  /// Returns the rules of a zone; `nil` if the database has no zone with this name.
  static func rules(of name: String) -> TimeZoneRules? {
    guard isName(name), let bytes = content(of: name) else { return nil }
    return TimeZoneRules(tzif: bytes)
  }

  /// The names of all zones that are listed with a place; empty if the system has no database.
  static var names: [String] {
    guard let table = content(of: "zone.tab") else { return [] }
    return table.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let columns = line.split(separator: UInt8(ascii: "\t"))
      guard columns.count > 2, line.first != UInt8(ascii: "#") else { return nil }
      return String(decoding: columns[2], as: UTF8.self)
    }
  }

  /// Returns whether a text has the form of a zone's name. Such a name has no dots, so it cannot lead out of the
  /// folder. It begins with a capital letter, unlike other files and folders of the database.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return false }
    return text.utf8.count <= 64
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"),
          UInt8(ascii: "/"):
          true
        default: false
        }
      }
  }

  /// Returns the content of a file of the database; `nil` if it cannot be read.
  private static func content(of name: String) -> [UInt8]? {
    try? SystemFile.content(ofFile: "\(folder)/\(name)", atMost: 1 << 20)
  }
}
