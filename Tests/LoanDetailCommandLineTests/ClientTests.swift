import InstalledSamples
import LoanDetailCommandLine
import LoanDetailJSON
import LoanDetailRendering
import Testing

@Suite("A client's profile on the command line")
struct ClientTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)

  @Test("decides what is sent")
  func decides() async {
    let run = await tool.run("render 1001 --format json --client-version 1 --client-kinds row,banner")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("{\n  \"schemaVersion\": 1,"))
    let kinds = Set(run.output.matches(of: /"kind": "([^"]+)"/).map { String($0.1) })
    #expect(kinds == ["row", "banner"])
    #expect(!run.output.contains("spoken"))
  }

  @Test("of a newer version than there is gets the newest, with a note")
  func newer() async {
    let run = await tool.run("render 1001 --format json --client-version 7 --client-kinds note,hologram")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("{\n  \"schemaVersion\": 3,"))
    #expect(
      run.errors.contains(
        "note: The newest version of the format is 3: the client of version 7 is given that."))
  }

  @Test(
    "that is none is refused, with what was found and expected",
    arguments: [
      (
        "--client-kinds bannr",
        "--client-kinds: There is no kind \"bannr\". Expected: note, status, banner, divider, row, amount, progress, chips, "
          + "actionGroup, section, breakdown, header, timeline, table, chart, form, \"standard\" for all of these, or a product's own "
          + "kind as \"type:name\". Did you mean \"banner\"?"
      ),
      (
        "--without spokn",
        "--without: No client can do without \"spokn\". Expected: spoken, accessibilityLabel. Did you mean \"spoken\"?"
      ),
      (
        "--client-version 2 --without accessibilityLabel",
        "--without: A client of version 2 cannot do without \"accessibilityLabel\". Read version 3, or do not leave it out."
      ),
      (
        "--client-kinds chart,table",
        "--client-kinds: None of the client's kinds holds text. Expected at least one of: note, banner, status, row."
      ),
      ("--client-version 0", "--client-version takes a whole number from 1 to 9999, not \"0\"."),
      ("--client-version two", "--client-version takes a whole number from 1 to 9999, not \"two\"."),
      ("--page-size 0", "--page-size takes a whole number from 1 to 1000000, not \"0\"."),
      ("--after x", "--after needs --page-size or --max-bytes."),
      (
        "--page-size 2 --after x",
        "\"x\" is no cursor; expected the \"next\" or the \"previous\" of a page. Begin again without it."
      ),
      (
        "--page-size 2 --before x --client-version 2",
        "Version 2 of the format has pages forward only, and as documents; version 3 has the others. Begin again "
          + "without it."
      ),
      ("--before x", "--before needs --page-size or --max-bytes."),
      ("--page-size 2 --before x --after x", "--after and --before exclude each other."),
      ("--page-size 2 --rows --format json", "--rows needs --after or --before."),
      (
        "--page-size 2 --rows --after x",
        "--rows goes with JSON output only: text has no screen to add rows to."
      ),
    ])
  func malformed(options: String, message: String) async {
    let run = await tool.run("render 1001 \(options)")
    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(run.errors.contains("error: \(message)\n"))
  }

  @Test("leaves out what the client does without, and the ETag and patches are of what is sent")
  func without() async throws {
    let all = try JSONParser.parse(await tool.run("render 1001 --format json").bytes)
    let run = await tool.run("render 1001 --format json --without spoken,accessibilityLabel")
    let less = try JSONParser.parse(run.bytes)
    #expect(less == all.without(["spoken", "accessibilityLabel"]).with(etag: less["etag"]))
    #expect(less["etag"] != all["etag"] && less["etag"] == .string(ScreenPatch.eTag(of: less)))
    let spoken = try JSONParser.parse(await tool.run("render 1001 --format json --without accessibilityLabel").bytes)
    #expect(spoken == all.without(["accessibilityLabel"]).with(etag: spoken["etag"]))
    #expect(!run.output.contains("spoken") && !run.output.contains("accessibilityLabel"))
    let (text, plain) = (await tool.run("render 1001 --without spoken").output, await tool.run("render 1001").output)
    #expect(text == plain)
  }

  @Test("that lists a product's own kind gets it with the labels of its data, and other standard kinds as well")
  func ownKind() async throws {
    func details(_ options: String) async throws -> JSONValue {
      try JSONParser.parse(await tool.run("render 2001 --screen details --format json \(options)").bytes)
    }
    func homes(_ document: JSONValue) -> [JSONValue] {
      document.objects.filter { $0["kind"] == .string("mortgage:collateral") }
    }
    let knowing = try await details("--client-kinds standard,mortgage:collateral")
    #expect(homes(knowing).count == 1)
    #expect(homes(knowing).allSatisfy { $0["fallback"] != nil && $0["payload"] != nil })
    #expect(homes(try await details("--client-kinds standard")).isEmpty)
    let old = homes(try await details("--client-version 2 --client-kinds standard,mortgage:collateral"))
    #expect(!old.isEmpty && old.allSatisfy { $0["fallback"] != nil })
    let unknown = homes(try await details(""))
    #expect(!unknown.isEmpty && unknown.allSatisfy { $0["fallback"] != nil })
    let text = await tool.run("render 2001 --screen details --client-kinds standard,mortgage:collateral").output
    let plain = await tool.run("render 2001 --screen details").output
    #expect(text == plain)
  }

  @Test("costs no more bytes than version 2 did, and much less without what is for screen readers")
  func sizes() async {
    // Actions with their forms and questions, the outcome, row states and navigation are new in version 3, so short
    // screens save less than long lists.
    for (screen, most) in [("main", 0.85), ("details", 0.69), ("schedule", 0.69), ("operations", 0.65)] {
      for locale in ["ru_RU", "en_US"] {
        let line = "render 1001 --screen \(screen) --locale \(locale) --format json --compact"
        let before = Double(await tool.run("\(line) --client-version 2").bytes.count)
        let all = Double(await tool.run(line).bytes.count) / before
        let less = Double(await tool.run("\(line) --without spoken,accessibilityLabel").bytes.count) / before
        print(
          "\(screen), \(locale), of version 2: \(Int(all * 100)) %, without texts for screen readers: \(Int(less * 100)) %"
        )
        #expect(all <= 1, "\(screen), \(locale)")
        #expect(less <= most, "\(screen), \(locale)")
      }
    }
  }

  @Test("leaves a page of a list with the way to the next")
  func page() async throws {
    let folded = await tool.run("render 1001 --screen schedule --locale en_US")
    #expect(folded.output.contains("past years are folded: --all shows their payments"))
    let run = await tool.run("render 1001 --screen schedule --page-size 2 --locale en_US")
    #expect(run.output.contains("Rows 31–32 of 60"))
    let next = try #require(run.errors.firstMatch(of: /There are more rows: (--page-size 2 --after) "(.+)"/))
    let second = await tool.run("render 1001 --screen schedule \(next.1) \(next.2) --locale en_US")
    #expect(second.output.contains("Rows 33–34 of 60"))
    #expect(second.errors.contains("note: There are rows before: --page-size 2 --before "))
  }

  @Test("of an older version has pages whose cursor is the id of a row")
  func rowsAsCursors() async {
    let line = "render 1001 --screen schedule --page-size 2 --locale en_US --client-version 2"
    let run = await tool.run(line)
    #expect(run.output.contains("Rows 1–2 of 60"))
    #expect(run.errors.contains("note: There are more rows: --page-size 2 --after \"schedule.payment.2\".\n"))
    #expect(await tool.run("\(line) --after schedule.payment.2").output.contains("Rows 3–4 of 60"))
    let lost = await tool.run("\(line) --after schedule.payment.99")
    #expect(lost.code == 66)
    #expect(
      lost.errors.contains(
        "error: \"schedule.payment.99\" is no row of this screen's lists; expected the \"next\" of an earlier page. Begin "
          + "again without it.\n"))
  }

  @Test("that asks for rows alone is given a patch that makes a longer screen of the one it has")
  func rowsAlone() async throws {
    let line = "render 1001 --screen operations --page-size 5 --format json --locale en_US"
    let first = await tool.run(line)
    let next = try #require(first.output.firstMatch(of: /"next": "(.+)"/)).1
    let patch = await tool.run("\(line) --after \(next) --rows")
    #expect(patch.code == 0)
    #expect(patch.output.count < first.output.count)
    let more = try ScreenPatch(json: JSONParser.parse(Array(patch.output.utf8)))
      .applied(to: JSONParser.parse(Array(first.output.utf8)))
    let both = await tool.run(line.replacing("size 5", with: "size 10"))
    #expect(String(decoding: more.rendered(), as: UTF8.self) == both.output)
    let other = await tool.run("\(line.replacing("1001", with: "1002")) --after \(next)")
    #expect(other.code == 66)
    #expect(other.errors.contains("is of another product. Begin again without it.\n"))
  }
}

extension JSONValue {
  /// The value without the properties with these names, at any depth.
  fileprivate func without(_ names: Set<String>) -> JSONValue {
    switch self {
    case .object(let members):
      .object(members.filter { !names.contains($0.name) }.map { Member($0.name, $0.value.without(names)) })
    case .array(let elements): .array(elements.map { $0.without(names) })
    default: self
    }
  }

  fileprivate func with(etag: JSONValue?) -> JSONValue {
    guard case .object(let members) = self, let etag else { return self }
    return .object(members.map { $0.name == "etag" ? Member("etag", etag) : $0 })
  }
}

extension Run {
  fileprivate var bytes: [UInt8] { Array(output.utf8) }
}
