import LoanDetailJSON
import Testing

@testable import LoanDetailSchemas

@Suite("A comparison of schemas")
struct SchemaComparisonTests {
  @Test("of a schema with itself finds nothing", arguments: try PublishedSchema.names())
  func itself(name: String) throws {
    let schema = try PublishedSchema.read(name)
    for purpose in [SchemaComparison.Purpose.output, .input] {
      let comparison = try SchemaComparison(old: schema, new: schema, for: purpose)
      #expect(comparison.changes == [])
      #expect(comparison.verdict == .compatible)
    }
  }

  @Test(
    "takes a higher version for a breaking change, of the same schema",
    arguments: [
      ("urn:s:1", "urn:s:1", SchemaVerdict.breaking, "A breaking change takes a version higher than 1."),
      ("urn:s:1", "urn:s:2", .newVersion, "Version 2 breaks with version 1, as a higher version may."),
      ("urn:s:9", "urn:s:10", .newVersion, "Version 10 breaks with version 9, as a higher version may."),
      ("urn:s:2", "urn:s:1", .lowerVersion, "The version was 2 and is 1: a version never goes back."),
      (
        "urn:s:1", "urn:t:2", .otherName,
        "The schema was \"urn:s\" and is \"urn:t\": these are not versions of one schema."
      ),
    ])
  func verdict(old: String, new: String, verdict: SchemaVerdict, conclusion: String) throws {
    let comparison = try SchemaComparison(
      old: JSONValue(#"{"$id": "\#(old)", "type": "string"}"#),
      new: JSONValue(#"{"$id": "\#(new)", "type": "integer"}"#))
    #expect(comparison.verdict == verdict)
    #expect(comparison.conclusion == conclusion)
    #expect(comparison.verdict.isCompatible == (verdict == .newVersion))
  }

  @Test("of a definition that becomes one of several alternatives tells of the others, not of its description")
  func definitionAmongOthers() throws {
    func schema(_ name: String) -> String {
      ##"{"properties": {"name": \##(name)}, "$defs": {"a": {"type": "string", "description": "A name."}}}"##
    }
    let (one, many) = (
      schema(##"{"$ref": "#/$defs/a"}"##), schema(##"{"anyOf": [{"$ref": "#/$defs/a"}, {"type": "null"}]}"##)
    )
    #expect(
      try changes(one, many) == [
        "breaking $.properties.name: There was no alternative of type null and now there is one: a reader cannot tell it "
          + "by its kind."
      ])
    #expect(
      try changes(many, one) == ["breaking $.properties.name: The alternative of type null was there and is gone."])
  }

  @Test("ends where schemas refer to themselves, and to each other")
  func recursion() throws {
    let tree = ##""tree": {"type": "array", "items": {"$ref": "#/$defs/leaf"}}"##
    let old = ##"{"$ref": "#/$defs/tree", "$defs": {\##(tree), "leaf": {"anyOf": [{"$ref": "#/$defs/tree"}]}}}"##
    let new =
      ##"{"$ref": "#/$defs/tree", "$defs": {\##(tree), "leaf": {"anyOf": [{"$ref": "#/$defs/tree"}, "##
      + ##"{"$ref": "#"}, {"type": "null"}]}}}"##
    #expect(
      try changes(old, new) == [
        "breaking $defs.leaf.anyOf: There was no alternative $defs.tree and now there is one: a reader cannot tell it by its "
          + "kind.",
        "breaking $defs.leaf.anyOf: There was no alternative of type null and now there is one: a reader cannot tell it by "
          + "its kind.",
      ])
    let loop = ##"{"$ref": "#/$defs/a", "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}}"##
    #expect(try changes(loop, loop) == [])
  }

  @Test("does not run out of stack on a long chain of definitions")
  func longChain() throws {
    func chain(ending end: String) -> String {
      let links = (0..<5_000).map { ##""d\##($0)": {"type": "array", "items": {"$ref": "#/$defs/d\##($0 + 1)"}}"## }
      return ##"{"$ref": "#/$defs/d0", "$defs": {\##(links.joined(separator: ", ")), "d5000": {"type": "\##(end)"}}}"##
    }
    #expect(
      try changes(chain(ending: "string"), chain(ending: "integer")) == [
        "breaking $defs.d5000: The type was string and is integer."
      ])
  }

  @Test("follows references of any place")
  func pointers() throws {
    let old = ##"{"properties": {"a/b": {"anyOf": [{"type": "string"}]}, "c": {"$ref": "#/properties/a~1b/anyOf/0"}}}"##
    let new = ##"{"properties": {"a/b": {"anyOf": [{"type": "null"}]}, "c": {"$ref": "#/properties/a~1b/anyOf/0"}}}"##
    #expect(
      try changes(old, new) == [
        #"breaking $.properties["a/b"].anyOf: The alternative of type string was there and is gone."#,
        #"breaking $.properties["a/b"].anyOf: There was no alternative of type null and now there is one: a reader "#
          + "cannot tell it by its kind.",
        #"breaking $.properties["a/b"].anyOf[0]: The type was string and is null."#,
      ])
  }

  @Test(
    "looks through references into what it cannot judge",
    arguments: ["not", "if", "propertyNames", "contains", "x-unknown"])
  func unknownKeywords(keyword: String) throws {
    func schema(_ values: String) -> String {
      ##"{"\##(keyword)": {"$ref": "#/$defs/a"}, "$defs": {"a": {"description": "\##(values)", "enum": [\##(values)]}}}"##
    }
    #expect(try changes(schema("1, 2"), schema("2, 1")) == [])
    #expect(
      try changes(schema("1"), schema("2")) == [
        ##"breaking $.\##(keyword): The keyword "\##(keyword)" was {"$ref":"#/$defs/a"} and is {"$ref":"#/$defs/a"}; "##
          + "what that changes cannot be judged."
      ])
  }

  @Test("tells of a property's name that sounds like an annotation")
  func misleadingNames() throws {
    let old = #"{"patternProperties": {"title": {"type": "string"}}, "dependentRequired": {"title": ["x"]}}"#
    let new = #"{"patternProperties": {"title": {"type": "null"}}, "dependentRequired": {"title": ["y"]}}"#
    #expect(try changes(old, new).count == 2)
    #expect(try changes(#"{"properties": {"title": {}}}"#, #"{"properties": {}}"#).count == 1)
  }

  @Test("shows the invisible characters of a value as their escapes")
  func invisibleCharacters() throws {
    #expect(
      try changes(#"{"title": "a"}"#, "{\"title\": \"\u{202E}a\u{FEFF}\u{E0041}\u{85}\"}") == [
        #"editorial $: The title was "a" and is "\u202ea\ufeff\udb40\udc41\u0085"."#
      ])
  }

  @Test("calls the first value where none was allowed an addition")
  func nothing() throws {
    #expect(
      try changes(#"{"not": {}}"#, #"{"oneOf": [{"type": "null"}]}"#) == [
        "additive $: No value was allowed and now there are some."
      ])
  }

  @Test("judges conditions on the kind like alternatives, each by its kind")
  func kinds() throws {
    func schema(_ kinds: [String: String], rest: String = "") -> String {
      let conditions = kinds.sorted { $0.key < $1.key }.map {
        #"{"if": {"properties": {"kind": {"const": "\#($0)"}}}, "then": {"required": ["kind", \#($1)], "properties": "#
          + #"{"kind": {"const": "\#($0)"}}}}"#
      }
      return #"{"allOf": [\#((conditions + (rest.isEmpty ? [] : [rest])).joined(separator: ", "))]}"#
    }
    let (old, rest) = (["a": #""id", "text""#, "b": #""id", "money", "text""#], #"{"minProperties": 1}"#)
    #expect(try changes(schema(old), schema(old)) == [])
    #expect(
      try changes(schema(old), schema(old.merging(["c": #""id", "text""#]) { $1 })) == [
        #"additive $.allOf: There was no alternative "c" and now there is one."#
      ])
    #expect(
      try changes(schema(old, rest: rest), schema(["a": #""id", "text""#, "c": #""id""#], rest: rest)) == [
        #"breaking $.allOf: The alternative "b" was there and is gone."#,
        #"breaking $.allOf: There was no alternative "c" and now there is one: a reader needs text of it."#,
      ])
    #expect(
      try changes(schema(old, rest: rest), schema(old, rest: #"{"minProperties": 2}"#)) == [
        "breaking $.allOf: The keyword \"allOf\" was [{\"minProperties\":1}] and is [{\"minProperties\":2}]; what that changes "
          + "cannot be judged."
      ])
    #expect(
      try changes(schema(old), schema(["a": #""text""#, "b": #""id", "money", "text""#])) == [
        #"breaking $.allOf[0].then.required: The property "id" was required and is optional."#
      ])
    func choice(_ kinds: [String]) -> String {
      let parts = kinds.map { #"{"required": ["kind", "id"], "properties": {"kind": {"const": "\#($0)"}}}"# }
      return #"{"oneOf": [\#(parts.joined(separator: ", "))]}"#
    }
    let same = ["a": #""id""#, "b": #""id""#]
    #expect(try changes(choice(["a", "b"]), schema(same)) == [])
    #expect(try changes(schema(same), choice(["a", "b"])) == [])
    #expect(
      try changes(choice(["a", "b", "c"]), schema(same)) == [
        #"breaking $.allOf: The alternative "c" was there and is gone."#
      ])
  }

  @Test("finds nothing breaking in what a reader of an open schema ignores or has a rule for")
  func additions() throws {
    let open = #"{"properties": {"a": {}}}"#
    #expect(
      try changes(open, #"{"properties": {"a": {}, "b": {"type": "string"}}}"#) == [
        #"additive $.properties.b: There was no property "b" and now there is an optional one."#
      ])
    #expect(
      try changes(open, #"{"properties": {"a": {}, "b": {"type": "string"}}}"#, for: .input)[0].hasPrefix("breaking"))
    #expect(try changes(#"{"enum": ["a"]}"#, #"{"enum": ["a", "b"]}"#)[0].hasPrefix("additive"))
    #expect(try changes(#"{"enum": ["a"]}"#, #"{"enum": ["a", 1]}"#)[0].hasPrefix("breaking"))
    #expect(try changes(#"{"enum": ["a"]}"#, #"{"enum": ["a", 1]}"#, for: .input)[0].hasPrefix("additive"))
  }

  @Test(
    "compares limits by their exact values",
    arguments: [
      ("1", "1.0", true), ("-1", "-10e-1", true), ("0", "-0", true), ("0.1", "1e-1", true), ("100", "1E+2", true),
      ("-2", "-1", false), ("-1", "0", false), ("0", "0.001", false), ("9", "10", false), ("0.09", "0.1", false),
      ("12345678901234567890", "12345678901234567891", false), ("99e-1", "1e1", false), ("-1e3", "-999.9", false),
    ])
  func limits(low: String, high: String, isSame: Bool) throws {
    let up = isSame ? [] : ["breaking $: The minimum was \(low) and is \(high)."]
    let down = isSame ? [] : ["additive $: The minimum was \(high) and is \(low)."]
    #expect(try changes(#"{"minimum": \#(low)}"#, #"{"minimum": \#(high)}"#, for: .input) == up)
    #expect(try changes(#"{"minimum": \#(high)}"#, #"{"minimum": \#(low)}"#, for: .input) == down)
  }

  @Test(
    "refuses what is no schema, and says where",
    arguments: [
      (#"{"type": "text"}"#, "$.type", "\"text\"", types), (#"{"type": []}"#, "$.type", "an array of 0", types),
      (#"{"properties": []}"#, "$.properties", "an array of 0", "an object of schemas by name"),
      (#"{"items": 1}"#, "$.items", "1", "a schema: an object, true or false"),
      (#"{"anyOf": []}"#, "$.anyOf", "an array of 0", "an array of at least one schema"),
      (#"{"required": "a"}"#, "$.required", "\"a\"", "an array of property names"),
      (#"{"required": [1]}"#, "$.required", "an array of 1", "an array of property names"),
      (#"{"enum": "a"}"#, "$.enum", "\"a\"", "an array of values"),
      (#"{"minimum": "1"}"#, "$.minimum", "\"1\"", "a number"),
      (#"{"pattern": 1}"#, "$.pattern", "1", "a text"),
      (#"{"uniqueItems": 1}"#, "$.uniqueItems", "1", "true or false"),
      (##"{"$defs": {"a": {"$ref": "#/$defs/b"}}}"##, "$defs.a[\"$ref\"]", "\"#/$defs/b\"", reference),
      (
        #"{"items": {"$id": "urn:x"}}"#, "$.items[\"$id\"]", "\"urn:x\"",
        "no $id but the root's: it would change what references mean"
      ),
      (##"{"$ref": "urn:other"}"##, "$[\"$ref\"]", "\"urn:other\"", reference),
    ])
  func noSchema(schema: String, path: String, found: String, expected: String) throws {
    let error = SchemaError(side: .new, path: path, found: found, expected: expected)
    #expect(throws: error) { try changes("{}", schema) }
  }

  @Test(
    "refuses a schema that does not say its version",
    arguments: [
      ("[]", "an array of 0", "a schema that is an object"), ("{}", "no $id", version),
      (#"{"$id": "urn:s"}"#, "the $id \"urn:s\"", version), (#"{"$id": "urn:s:01"}"#, "the $id \"urn:s:01\"", version),
      (#"{"$id": ":1"}"#, "the $id \":1\"", version), (#"{"$id": 1}"#, "the $id 1", version),
    ])
  func noVersion(schema: String, found: String, expected: String) throws {
    let error = SchemaError(side: .old, path: "$", found: found, expected: expected)
    #expect(throws: error) { try SchemaComparison(old: JSONValue(schema), new: JSONValue(#"{"$id": "urn:s:1"}"#)) }
  }

  private static let types = "one or several of object, array, string, number, integer, boolean, null"
  private static let reference = "a reference to a schema of the same document, such as \"#/$defs/name\""
  private static let version = "an $id that ends with a colon and the version, such as urn:bank:schema:screen:1"

  /// The changes between two schemas, to which an `$id` is given.
  private func changes(
    _ old: String, _ new: String, for purpose: SchemaComparison.Purpose = .output
  ) throws -> [String] {
    func identified(_ schema: String) throws -> JSONValue {
      guard case .object(let members) = try JSONValue(schema) else { return .null }
      return .object([.init("$id", .string("urn:s:1"))] + members)
    }
    return try SchemaComparison(old: identified(old), new: identified(new), for: purpose).changes
      .map { "\($0.kind) \($0.path): \($0.message)" }
  }
}
