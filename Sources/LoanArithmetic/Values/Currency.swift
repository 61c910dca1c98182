/// An ISO 4217 currency and the number of decimals of its amounts.
///
/// The number of decimals depends on the source of the amount: some systems keep two decimals for a currency that has
/// none in ISO 4217. It can therefore be given with the code.
public struct Currency: Sendable, Hashable {
  /// The three capital letters of the ISO 4217 code, stored inline so that a currency needs no allocation.
  private let letters: (UInt8, UInt8, UInt8)

  /// The largest number of decimals of an amount.
  public static let maximumDecimals = 6

  /// The number of decimals, in one byte because every amount contains a currency.
  private let places: UInt8

  /// The number of decimals of an amount, 0...`maximumDecimals`.
  public var decimals: Int { Int(places) }

  /// The ISO 4217 alphabetic code, such as `RUB`.
  public var code: String {
    // Safe: the bytes do not leave the closure.
    unsafe withUnsafeBytes(of: letters) { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// The number of minor units in a major unit: a power of ten.
  public var minorUnitsPerMajor: Int64 { powersOfTen[decimals] }

  /// Creates a currency from its code; `nil` unless the code is three capital Latin letters and `decimals` is in
  /// 0...`maximumDecimals`.
  ///
  /// If `decimals` is `nil`, the number of decimals in ISO 4217 applies, which is two for most codes.
  public init?(code: String, decimals: Int? = nil) {
    let bytes = Array(code.utf8)
    guard bytes.count == 3, bytes.allSatisfy({ $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }) else {
      return nil
    }
    let places = decimals ?? Self.standardDecimals(of: code)
    guard (0...Self.maximumDecimals).contains(places) else { return nil }
    letters = (bytes[0], bytes[1], bytes[2])
    self.places = UInt8(places)
  }

  /// Creates a currency from capital letters; `decimals` is clamped to 0...`maximumDecimals`.
  private init(_ letters: (UInt8, UInt8, UInt8), decimals: Int = 2) {
    self.letters = letters
    places = UInt8(min(max(decimals, 0), Self.maximumDecimals))
  }

  /// Returns the ISO 4217 code for "no currency", `XXX`, for amounts of unknown currency; `decimals` is clamped to
  /// 0...`maximumDecimals`.
  public static func none(decimals: Int) -> Currency {
    Currency((UInt8(ascii: "X"), UInt8(ascii: "X"), UInt8(ascii: "X")), decimals: decimals)
  }

  /// The Russian rouble; its minor unit is the kopeck.
  public static let rub = Currency((UInt8(ascii: "R"), UInt8(ascii: "U"), UInt8(ascii: "B")))
  /// The euro; its minor unit is the cent.
  public static let eur = Currency((UInt8(ascii: "E"), UInt8(ascii: "U"), UInt8(ascii: "R")))
  /// The United States dollar; its minor unit is the cent.
  public static let usd = Currency((UInt8(ascii: "U"), UInt8(ascii: "S"), UInt8(ascii: "D")))

  /// Two currencies are equal if both their codes and their numbers of decimals are equal.
  public static func == (left: Currency, right: Currency) -> Bool {
    left.letters == right.letters && left.places == right.places
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(letters.0)
    hasher.combine(letters.1)
    hasher.combine(letters.2)
    hasher.combine(places)
  }

  /// Returns the number of decimals in ISO 4217, list one (active codes). The cases are the codes with other than two.
  private static func standardDecimals(of code: String) -> Int {
    switch code {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV", "XAF",
      "XOF", "XPF":
      0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    case "CLF", "UYW": 4
    default: 2
    }
  }
}
