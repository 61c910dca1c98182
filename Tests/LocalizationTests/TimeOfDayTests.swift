import Localization
import Testing

@Suite("A time of day")
struct TimeOfDayTests {
  @Test("is read and said as HH:MM", arguments: [("00:00", 0), ("09:05", 545), ("21:00", 1260), ("23:59", 1439)])
  func read(text: String, minutes: Int) {
    #expect(TimeOfDay(text)?.minutes == minutes)
    #expect(TimeOfDay(text)?.description == text)
  }

  @Test(
    "has no other form",
    arguments: ["", "21", "2100", "9:05", "24:00", "21:60", "21:00:00", "-1:00", "+1:00", "21:0a", " 21:00", "٢١:٠٠"])
  func refused(text: String) {
    #expect(TimeOfDay(text) == nil)
  }
}
