/// The rounds of SHA-256 for any processor.
///
/// A round moves seven of the words by one place. Sixteen rounds are written out one after the other, so that the
/// compiler renames the words instead of moving them, and keeps the words of the block in locals.
struct SHA256Rounds {
  private var a, b, c, d, e, f, g, h: UInt32

  /// Starts with the words of a digest.
  init(_ words: SIMD8<UInt32>) {
    (a, b, c, d) = (words[0], words[1], words[2], words[3])
    (e, f, g, h) = (words[4], words[5], words[6], words[7])
  }

  /// The words of the digest.
  var words: SIMD8<UInt32> { SIMD8(a, b, c, d, e, f, g, h) }

  /// Adds the block of 64 bytes from `start` on (section 6.2.2).
  @inline(never)
  mutating func addBlock(of message: UnsafeRawBufferPointer, at start: Int, _ constants: UnsafeBufferPointer<UInt32>) {
    // Local copies, which the compiler can keep in registers.
    var next = self
    var block = SHA256Block(of: message, at: start)
    next.rounds(block, constants)
    for round in stride(from: 16, to: 64, by: 16) {
      next.rounds(&block, UnsafeBufferPointer(rebasing: constants[round..<(round + 16)]))
    }
    a &+= next.a
    b &+= next.b
    c &+= next.c
    d &+= next.d
    e &+= next.e
    f &+= next.f
    g &+= next.g
    h &+= next.h
  }

  /// The first 16 rounds.
  @inline(__always)
  private mutating func rounds(_ block: SHA256Block, _ constants: UnsafeBufferPointer<UInt32>) {
    round(constants[0], block.w0)
    round(constants[1], block.w1)
    round(constants[2], block.w2)
    round(constants[3], block.w3)
    round(constants[4], block.w4)
    round(constants[5], block.w5)
    round(constants[6], block.w6)
    round(constants[7], block.w7)
    round(constants[8], block.w8)
    round(constants[9], block.w9)
    round(constants[10], block.w10)
    round(constants[11], block.w11)
    round(constants[12], block.w12)
    round(constants[13], block.w13)
    round(constants[14], block.w14)
    round(constants[15], block.w15)
  }

  /// 16 further rounds, each with the next word of the schedule, which replaces the word of 16 rounds before.
  @inline(__always)
  private mutating func rounds(_ block: inout SHA256Block, _ constants: UnsafeBufferPointer<UInt32>) {
    block.w0 = scheduled(block.w0, block.w1, block.w9, block.w14)
    round(constants[0], block.w0)
    block.w1 = scheduled(block.w1, block.w2, block.w10, block.w15)
    round(constants[1], block.w1)
    block.w2 = scheduled(block.w2, block.w3, block.w11, block.w0)
    round(constants[2], block.w2)
    block.w3 = scheduled(block.w3, block.w4, block.w12, block.w1)
    round(constants[3], block.w3)
    block.w4 = scheduled(block.w4, block.w5, block.w13, block.w2)
    round(constants[4], block.w4)
    block.w5 = scheduled(block.w5, block.w6, block.w14, block.w3)
    round(constants[5], block.w5)
    block.w6 = scheduled(block.w6, block.w7, block.w15, block.w4)
    round(constants[6], block.w6)
    block.w7 = scheduled(block.w7, block.w8, block.w0, block.w5)
    round(constants[7], block.w7)
    block.w8 = scheduled(block.w8, block.w9, block.w1, block.w6)
    round(constants[8], block.w8)
    block.w9 = scheduled(block.w9, block.w10, block.w2, block.w7)
    round(constants[9], block.w9)
    block.w10 = scheduled(block.w10, block.w11, block.w3, block.w8)
    round(constants[10], block.w10)
    block.w11 = scheduled(block.w11, block.w12, block.w4, block.w9)
    round(constants[11], block.w11)
    block.w12 = scheduled(block.w12, block.w13, block.w5, block.w10)
    round(constants[12], block.w12)
    block.w13 = scheduled(block.w13, block.w14, block.w6, block.w11)
    round(constants[13], block.w13)
    block.w14 = scheduled(block.w14, block.w15, block.w7, block.w12)
    round(constants[14], block.w14)
    block.w15 = scheduled(block.w15, block.w0, block.w8, block.w13)
    round(constants[15], block.w15)
  }

  /// One round. Σ0, Σ1, Ch and Maj (section 4.1.2) are written with the fewest operations.
  @inline(__always)
  private mutating func round(_ constant: UInt32, _ word: UInt32) {
    let sum1 = rotated(e ^ rotated(e ^ rotated(e, 14), 5), 6)
    let first = h &+ constant &+ word &+ sum1 &+ (g ^ (e & (f ^ g)))
    let sum0 = rotated(a ^ rotated(a ^ rotated(a, 9), 11), 2)
    let second = sum0 &+ (b ^ ((a ^ b) & (b ^ c)))
    (h, g, f, e) = (g, f, e, d &+ first)
    (d, c, b, a) = (c, b, a, first &+ second)
  }

  /// Returns the next word of the schedule from the words of 16, 15, 7 and 2 rounds before.
  @inline(__always)
  private func scheduled(_ first: UInt32, _ early: UInt32, _ middle: UInt32, _ late: UInt32) -> UInt32 {
    let sigma0 = rotated(early ^ rotated(early, 11), 7) ^ early &>> 3
    let sigma1 = rotated(late ^ rotated(late, 2), 17) ^ late &>> 10
    return first &+ sigma0 &+ middle &+ sigma1
  }

  /// Returns a word rotated to the right by a number of bits, 1...31.
  @inline(__always)
  private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 &- count) }
}

/// 16 words of the message schedule, which starts with the words of a block of the message.
struct SHA256Block {
  var w0, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, w13, w14, w15: UInt32

  /// Reads the 64 bytes from `start` on.
  @inline(__always)
  init(of message: UnsafeRawBufferPointer, at start: Int) {
    @inline(__always)
    func word(_ index: Int) -> UInt32 {
      UInt32(bigEndian: message.loadUnaligned(fromByteOffset: start + index * 4, as: UInt32.self))
    }
    (w0, w1, w2, w3) = (word(0), word(1), word(2), word(3))
    (w4, w5, w6, w7) = (word(4), word(5), word(6), word(7))
    (w8, w9, w10, w11) = (word(8), word(9), word(10), word(11))
    (w12, w13, w14, w15) = (word(12), word(13), word(14), word(15))
  }
}
