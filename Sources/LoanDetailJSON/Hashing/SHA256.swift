/// SHA-256, as defined in FIPS 180-4.
///
/// The package implements it because CryptoKit is not available on Linux and the package has no dependencies. It only
/// compares contents and processes no secrets.
enum SHA256 {
  /// Returns the eight words of the digest of a message, the first word in lane 0; `start` is the state before it.
  static func digest(of message: UnsafeBufferPointer<UInt8>, from start: SHA256State = SHA256State()) -> SIMD8<UInt32> {
    var state = start
    let message = UnsafeRawBufferPointer(message)
    state.add(message)
    state.finish(with: UnsafeRawBufferPointer(rebasing: message[(message.count / 64 * 64)...]), of: message.count)
    return state.words
  }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes (section 4.2.2).
  static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]
}
