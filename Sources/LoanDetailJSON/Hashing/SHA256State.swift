import SHA256Instructions

/// The eight words of a SHA-256 digest while it is calculated.
///
/// A processor with instructions for SHA-256 uses them; they are several times as fast as ``SHA256Rounds``.
struct SHA256State {
  /// The words, initially the first 32 bits of the fractions of the square roots of the first 8 primes (section 5.3.3).
  private(set) var words = SIMD8<UInt32>(
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19)
  /// Whether the instructions of the processor are used.
  private let usesInstructions: Bool

  /// Whether this processor has instructions for SHA-256.
  static let instructionsExist = sha256InstructionsExist()

  /// Starts a digest; `avoidingInstructions` calculates it without the instructions.
  init(avoidingInstructions: Bool = false) { usesInstructions = !avoidingInstructions && Self.instructionsExist }

  /// Adds all complete blocks of 64 bytes.
  mutating func add(_ message: UnsafeRawBufferPointer) {
    guard let start = message.baseAddress, message.count >= 64 else { return }
    if usesInstructions { return sha256AddBlocks(&words, start, message.count / 64, SHA256.constants) }
    var rounds = SHA256Rounds(words)
    SHA256.constants.withUnsafeBufferPointer { constants in
      for start in stride(from: 0, through: message.count - 64, by: 64) {
        rounds.addBlock(of: message, at: start, constants)
      }
    }
    words = rounds.words
  }

  /// Adds the end of a message, padded to complete blocks (section 5.1.1): the bytes after its last complete block, one
  /// bit, zeros, and the length of the message in bits.
  mutating func finish(with rest: UnsafeRawBufferPointer, of length: Int) {
    withUnsafeTemporaryAllocation(byteCount: 128, alignment: 16) { blocks in
      blocks.initializeMemory(as: UInt8.self, repeating: 0)
      blocks.copyMemory(from: rest)
      blocks[rest.count] = 0x80
      let count = rest.count < 56 ? 64 : 128
      blocks.storeBytes(of: (UInt64(length) * 8).bigEndian, toByteOffset: count - 8, as: UInt64.self)
      add(UnsafeRawBufferPointer(rebasing: blocks[..<count]))
    }
  }
}
