import LoanDetailRendering
import Testing

struct HTMLThemeTests {
  @Test("a theme's tokens follow the style sheet, and the page's policy allows them")
  func tokens() throws {
    let theme = try HTMLTheme(
      css: """
        /* Teapot Bank */
        --ld-accent: light-dark(#0a7d4b, rgb(111 220 168 / 90%));
          --ld-font : "Teapot Sans", 'Noto Sans', sans-serif ;

        --ld-radius: calc(.5 * var(--ld-space));
        """)
    let rule =
      ".ld{--ld-accent:light-dark(#0a7d4b, rgb(111 220 168 / 90%));"
      + "--ld-font:\"Teapot Sans\", 'Noto Sans', sans-serif;--ld-radius:calc(.5 * var(--ld-space))}\n"
    #expect(HTMLRenderer.styleSheet(theme: theme) == HTMLRenderer.styleSheet() + rule)
    let page = String(decoding: HTMLRenderer(theme: theme).render(EveryKind.sparse), as: UTF8.self)
    #expect(page.contains("<style>.ld{") && page.contains("\(rule)</style>"))
    #expect(!String(decoding: HTMLRenderer().render(EveryKind.sparse), as: UTF8.self).contains(rule))
  }

  @Test(
    "a fault has its line and what to do",
    arguments: [
      ("color: red;", "The line is no token. Expected one declaration, such as \"--ld-accent: #0a7d4b;\"."),
      ("}", "The line is no token. Expected one declaration, such as \"--ld-accent: #0a7d4b;\"."),
      ("--ld-acent: red;", "There is no token --ld-acent. Did you mean \"--ld-accent\"?"),
      ("--ld-accent: red", "The declaration has no end. Put \";\" at its end."),
      ("--ld-accent: ;", "The token has no value. Remove the line to keep the usual one."),
      ("--ld-accent: red; --ld-ink: blue;", "The sign \";\" may not be in a value. \(signs)"),
      ("--ld-accent: red} body{x:y;", "The sign \"}\" may not be in a value. \(signs)"),
      ("--ld-accent: red</style>;", "The sign \"<\" may not be in a value. \(signs)"),
      ("--ld-font: \"</style>\";", "The sign \"<\" may not be in a value. \(signs)"),
      ("--ld-font: \"a\\\"b\";", "The sign \"\\\" may not be in a value. \(signs)"),
      ("--ld-font: \"a;", "A quotation mark is not closed."),
      ("--ld-size: calc(1px;", "A \"(\" is not closed."),
      ("--ld-size: 1px);", "A \")\" has no \"(\" before it."),
      ("--ld-accent: red /* brand */;", "Put a comment on a line of its own."),
      ("/* a */ --ld-accent: #ff0000; /* b */", "Put a comment on a line of its own."),
      ("/* a", "The line is no token. Expected one declaration, such as \"--ld-accent: #0a7d4b;\"."),
      ("--ld-font: \"a\u{600}\"}body{x:y;", "The sign \"}\" may not be in a value. \(signs)"),
      ("--ld-font: \"<\u{338}/style>\";", "The sign \"<\" may not be in a value. \(signs)"),
      ("--ld-font: \"a\"\u{301};", "The sign \"\u{301}\" may not be in a value. \(signs)"),
      ("--ld-accent: URL(https://x);", "A theme may not use URL(). It may use: \(functions)."),
      ("--ld-accent: image-set(\"x\" 1x);", "A theme may not use image-set(). It may use: \(functions)."),
      ("--ld-accent: @import;", "The sign \"@\" may not be in a value. \(signs)"),
      ("--ld-accent: \u{7}red;", "A control character may not be in a value. \(signs)"),
      ("--ld-accent: blue;\n--ld-accent: red;", "--ld-accent is there twice. Keep one line."),
    ])
  func faults(text: String, message: String) throws {
    let error = #expect(throws: HTMLThemeError.self) { try HTMLTheme(css: "/* x */\n\n\(text)") }
    let line = text.contains("\n") ? 4 : 3
    #expect(error?.description == "Line \(line): \(message)")
  }

  @Test("a comment may end with stars, and a sign that joins the next one may be in quotation marks")
  func comments() throws {
    let theme = try HTMLTheme(css: "/* a **/\n/**/\n--ld-font: \"a\u{600}\";")
    #expect(HTMLRenderer.styleSheet(theme: theme).hasSuffix(".ld{--ld-font:\"a\u{600}\"}\n"))
  }

  @Test("a long word is read once")
  func longWord() throws {
    let word = String(repeating: "a", count: 2_000_000)
    let time = try ContinuousClock().measure { _ = try HTMLTheme(css: "--ld-font: \(word);") }
    #expect(time < .seconds(20))
  }

  @Test("all faults are named at once")
  func allFaults() throws {
    let error = #expect(throws: HTMLThemeError.self) { try HTMLTheme(css: "a\n--ld-ink: red;\nb") }
    #expect(error?.faults.map(\.line) == [1, 3])
  }

  @Test("twenty faults have a message each, and the others are counted")
  func manyFaults() {
    let error = #expect(throws: HTMLThemeError.self) {
      try HTMLTheme(css: "--ld-ink: red;\n" + String(repeating: "x\n", count: 50_000))
    }
    #expect(error?.faults.count == 21)
    #expect(error?.faults.last?.line == 22)
    #expect(error?.faults.last?.message == "Further lines with faults: 49980, of which this is the first.")
  }

  private static let signs = "Use letters, digits, spaces and the signs . , % # + - * / ( ) \" '."
  private static let functions =
    "calc, clamp, color, color-mix, hsl, hsla, hwb, lab, lch, light-dark, max, min, oklab, oklch, rgb, rgba, var"
}
