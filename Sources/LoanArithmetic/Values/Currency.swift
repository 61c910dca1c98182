/// An ISO 4217 currency with the number of decimals its amounts carry.
///
/// The number of decimals is a fact of the amount's source: some systems keep two decimals for a currency to which
/// ISO 4217 gives none, so it can be stated beside the code.
public struct Currency: Sendable, Hashable {
  /// The three capital letters of the ISO 4217 code, packed so that a currency costs no allocation.
  private let letters: (UInt8, UInt8, UInt8)

  /// The most decimals an amount may have.
  public static let maximumDecimals = 6

  /// How many decimals an amount has: 0...`maximumDecimals`.
  public let decimals: Int

  /// The ISO 4217 alphabetic code, such as `RUB`.
  public var code: String {
    String(decoding: [letters.0, letters.1, letters.2], as: UTF8.self)
  }

  /// How many minor units make one major unit: a power of ten.
  public var minorUnitsPerMajor: Int64 { powersOfTen[decimals] }

  /// Makes a currency from its code; `nil` unless the code is three capital Latin letters and `decimals` is in
  /// 0...`maximumDecimals`.
  ///
  /// Without `decimals` the number ISO 4217 gives for the code is used, which is two for most.
  public init?(code: String, decimals: Int? = nil) {
    let bytes = Array(code.utf8)
    guard bytes.count == 3, bytes.allSatisfy({ $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }) else {
      return nil
    }
    let places = decimals ?? Self.standardDecimals(of: code)
    guard (0...Self.maximumDecimals).contains(places) else { return nil }
    letters = (bytes[0], bytes[1], bytes[2])
    self.decimals = places
  }

  private init(_ letters: (UInt8, UInt8, UInt8), decimals: Int = 2) {
    self.letters = letters
    self.decimals = min(max(decimals, 0), Self.maximumDecimals)
  }

  /// ISO 4217's code for no currency, `XXX`, for amounts whose currency nobody states; `decimals` outside
  /// 0...`maximumDecimals` is brought to the nearest end.
  public static func none(decimals: Int) -> Currency {
    Currency((UInt8(ascii: "X"), UInt8(ascii: "X"), UInt8(ascii: "X")), decimals: decimals)
  }

  /// The Russian rouble, whose minor unit is the kopeck.
  public static let rub = Currency((UInt8(ascii: "R"), UInt8(ascii: "U"), UInt8(ascii: "B")))
  /// The euro.
  public static let eur = Currency((UInt8(ascii: "E"), UInt8(ascii: "U"), UInt8(ascii: "R")))
  /// The United States dollar.
  public static let usd = Currency((UInt8(ascii: "U"), UInt8(ascii: "S"), UInt8(ascii: "D")))

  /// Equal when both the code and the number of decimals are.
  public static func == (left: Currency, right: Currency) -> Bool {
    left.letters == right.letters && left.decimals == right.decimals
  }

  /// Hashes the code and the number of decimals.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(letters.0)
    hasher.combine(letters.1)
    hasher.combine(letters.2)
    hasher.combine(decimals)
  }

  /// ISO 4217, list one (active codes): the codes whose minor unit is not the hundredth.
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
