import Loans
import Testing

struct AccountNumberTests {
  @Test(
    "only the last characters of a long number show",
    arguments: [
      ("40817810500001234567", "•• 4567"), ("ПК-2024/051407-1183", "•• 1183"), ("000000029", "•• 0029"),
      ("12345678", "•• 78"), ("12345", "•• 45"), ("1234", "••"), ("", "••"), ("--------------", "••"),
      ("ИП-2024/06-0", "•• 4060"), ("ё1234567Ж", "•• 567Ж"), ("№ 12 ЯЖ", "••"), ("ґ-1234567-ї", "•• 567ї"),
    ])
  func masks(number: String, masked: String) {
    #expect(AccountNumber(number).masked == masked)
  }

  @Test("a number that is printed, dumped or mirrored stays masked")
  func neverLeaks() {
    let number = AccountNumber("40817810500001234567")
    var dumped = ""
    dump(number, to: &dumped)
    for text in ["\(number)", String(describing: number), String(reflecting: number), dumped, "\([number])"] {
      #expect(!text.contains("817"))
    }
    #expect(number.revealed == "40817810500001234567")
  }
}
