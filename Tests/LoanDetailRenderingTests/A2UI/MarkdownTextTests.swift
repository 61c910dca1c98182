import LoanDetailRendering
import Testing

@Suite("A text as Markdown")
struct MarkdownTextTests {
  @Test(
    "has a backslash only where a sign would be markup",
    arguments: [
      ("13\u{A0}118,74\u{A0}₽", "13\u{A0}118,74\u{A0}₽"), ("11.5% a year", "11.5% a year"),
      ("a - b + c > d # e", "a - b + c > d # e"),
      ("snake_case", "snake_case"), ("_it_", #"\_it\_"#), ("**bold**", #"\*\*bold\*\*"#), ("`code`", #"\`code\`"#),
      ("# Heading", "\\# Heading"), ("#7", "#7"), ("- item", #"\- item"#), ("-5 °C", "-5 °C"), ("---", #"\---"#),
      ("+ item", #"\+ item"#), ("+7 800", "+7 800"), ("> quoted", #"\> quoted"#), ("1. one", #"1\. one"#),
      ("12) two", #"12\) two"#), ("1.5 years", "1.5 years"), ("2026.", #"2026\."#), ("[a](b)", #"\[a](b)"#),
      ("<b>", #"\<b>"#), ("AT&T", "AT&T"), ("&lt;", #"\&lt;"#), ("&#42;", #"\&#42;"#), (#"a\*b"#, #"a\\\*b"#),
      ("see https://evil.example/x", #"see https\://evil.example/x"#), ("HTTP://a.example", #"HTTP\://a.example"#),
      ("www.evil.example", #"www\.evil.example"#), ("(WWW.a.example)", #"(WWW\.a.example)"#),
      ("Awww. 10:30 // 11.5", "Awww. 10:30 // 11.5"), ("a@b.example", "a@b.example"),
      ("~500", #"\~500"#), ("one\r\ntwo", "one  two"), ("    code", "code"), ("", ""),
    ])
  func escaped(text: String, markdown: String) {
    #expect(MarkdownText.escaped(text) == markdown)
  }

  @Test(
    "of a heading keeps the signs at its end",
    arguments: [
      ("Octavia #", "Octavia \\#"), ("Roof ## ", "Roof #\\# "), ("#", "\\#"), ("Flat #7", "Flat #7"),
    ])
  func heading(text: String, markdown: String) {
    #expect(MarkdownText.escaped(text, isHeading: true) == markdown)
  }
}
