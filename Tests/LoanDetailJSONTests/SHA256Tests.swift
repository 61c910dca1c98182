import Testing

@testable import LoanDetailJSON

@Suite("SHA-256, with the processor's instructions and without them")
struct SHA256Tests {
  /// The hash of bytes in both ways. Without instructions, the two are the same.
  private static func hashes(of bytes: [UInt8]) -> [String] {
    [true, false].map { avoiding in
      bytes.withUnsafeBufferPointer {
        ContentHash(words: SHA256.digest(of: $0, from: SHA256State(avoidingInstructions: avoiding))).hex
      }
    }
  }

  @Test(
    "gives the digests of NIST's examples",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
      (
        String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ])
  func examples(text: String, hex: String) {
    #expect(Self.hashes(of: Array(text.utf8)) == [hex, hex])
  }

  @Test("is the same in both ways for any bytes")
  func anyBytes() {
    for count in Array(0...260) + (0..<40).map({ _ in Int.random(in: 0...10_000) }) {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255) }
      let hashes = Self.hashes(of: bytes)
      #expect(hashes[0] == hashes[1], "\(count) bytes: \(bytes)")
    }
  }

  @Test("is the same for bytes that come in parts of any length")
  func parts() {
    let bytes = (0..<2_000).map { _ in UInt8.random(in: 0...255) }
    for longest in [1, 7, 63, 64, 65, 130, 700] {
      var hash = RunningHash()
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = rest.prefix(Int.random(in: 0...longest))
        hash.add(Array(part))
        rest = rest.dropFirst(part.count)
      }
      #expect(hash.finish() == ContentHash(of: bytes))
    }
  }
}
