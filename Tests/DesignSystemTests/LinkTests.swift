import DesignSystem
import Testing

@Suite("A link")
struct LinkTests {
  @Test(
    "is the address of a page or a telephone number",
    arguments: [
      "https://bank.example", "https://bank.example/", "https://my.bank.example:8443/a/b%20c?x=1&y=[2]#end",
      "https://xn--90acqqy.xn--p1ai/help", "https://127.0.0.1/", "https://255.255.255.255:8443/",
      "https://contracts.s3-2024x.eu12.bank.example/a", "https://bank.example/@support?mail=a@b.example",
      "tel:+78005553535", "tel:+7-(800)-555.35.35", "tel:900", "tel:112",
    ])
  func accepted(url: String) {
    #expect(Link(url)?.url == url)
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "bank.example", "//bank.example", "/help", "http://bank.example", "HTTPS://bank.example",
      "https:bank.example",
      "https://", "https:///path", "https://bank.example@evil.example", "https://user:word@bank.example/",
      "https://bank.example\\@evil.example", "https://bank.example:port", "https://bank.example:123456",
      "https://bank..example", "https://-bank.example", "https://bank.example-/", "https://банк.рф/",
      "https://bank.example/a b", "https://bank.example/\u{0}", "https://bank.example/\n", "https://bank.example/%2",
      "https://bank.example/%zz", "https://bank.example/\u{202E}", "https://[::1]/", " https://bank.example",
      "javascript:alert(1)", "data:text/html,x", "intent://bank.example", "file:///etc/passwd", "mailto:a@b.example",
      "tel:", "tel:+", "tel:1", "tel:+1234567890123456", "tel:1234567890123", "tel:+7 800", "tel:+7800;ext=1",
      "https://4276380012345679.example/", "tel:*100#", "tel:+78005553535\n",
      "https://bank.example/" + String(repeating: "a", count: 2_028),
    ])
  func refused(url: String) {
    #expect(Link(url) == nil)
  }

  @Test("of 2,048 characters is not too long")
  func longest() {
    #expect(Link("https://bank.example/" + String(repeating: "a", count: 2_027)) != nil)
  }

  @Test("is read as a number without its scheme, or as the page's address")
  func text() {
    #expect(Link("tel:+78005553535")?.text == "+78005553535")
    #expect(Link("https://bank.example/")?.text == "https://bank.example/")
    #expect(Link("tel:900")?.isTelephone == true)
    #expect(Link("https://bank.example/")?.isTelephone == false)
  }
}
