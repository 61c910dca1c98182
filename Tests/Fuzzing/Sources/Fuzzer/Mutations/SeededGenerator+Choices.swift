extension SeededGenerator {
  /// The generator of one round: rounds can be made in any order and alone.
  init(seed: UInt64, round: UInt64) {
    var mixer = SeededGenerator(seed: seed)
    self.init(seed: mixer.next() ^ (round &* 0xD6E8_FEB8_6659_FD93))
    _ = next()
  }

  /// True once in so many times.
  mutating func once(in times: Int) -> Bool { number(below: times) == 0 }

  /// One of a list, which must not be empty.
  mutating func one<Element>(of list: [Element]) -> Element { list[number(below: list.count)] }

  /// A number from 1 on, each further one half as likely.
  mutating func few(atMost limit: Int = 8) -> Int {
    var number = 1
    while number < limit, once(in: 2) { number += 1 }
    return number
  }
}
