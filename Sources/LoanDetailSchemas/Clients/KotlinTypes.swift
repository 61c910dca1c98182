/// Types as Kotlin declares them for kotlinx.serialization: data classes, sealed interfaces and value classes.
struct KotlinTypes {
  private let types: ClientTypes
  /// The words that are no names in Kotlin.
  private static let keywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
    "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var", "when",
    "while",
  ]

  init(_ types: ClientTypes) { self.types = types }

  /// The source code, with a newline at the end.
  var text: String {
    var source = SourceText()
    source.line("// The types of \(types.schema), version \(types.version).")
    source.line("// Made by \"loan-detail schema \(types.schema) --as kotlin\". Do not edit.")
    source.line("//")
    source.line("// They need Kotlin 1.5 and kotlinx.serialization 1.3 or later. Read a document with")
    source.line("// Json { ignoreUnknownKeys = true }: a later document may have more properties.")
    source.line("package \(types.schema.filter { $0 != "-" })")
    source.line()
    for name in ["DeserializationStrategy", "KSerializer", "Serializable"] {
      source.line("import kotlinx.serialization.\(name)")
    }
    source.line("import kotlinx.serialization.encoding.Decoder")
    source.line("import kotlinx.serialization.encoding.Encoder")
    source.line("import kotlinx.serialization.json.*")
    for declaration in types.declarations {
      source.line()
      source.blockComment(declaration.about)
      write(declaration, to: &source)
    }
    return source.text
  }

  /// Writes a declaration without its comment.
  private func write(_ declaration: ClientTypes.Declaration, to source: inout SourceText) {
    let name = declaration.name
    switch declaration.form {
    case .record(let properties): writeRecord(name, with: properties, to: &source)
    case .choice(let values):
      source.line("@Serializable")
      source.line("@JvmInline")
      source.line("value class \(name)(val value: String) {")
      source.line("    companion object {")
      for value in values { source.line("        val \(escaped(value.memberName)) = \(name)(\"\(value)\")") }
      source.line("    }")
      source.line("}")
    case .alias(let shape): source.line("typealias \(name) = \(text(of: shape))")
    case .union(let tag, let members): writeUnion(name, of: members, by: tag, to: &source)
    }
  }

  /// Writes a record as a data class, or as a class if it has no properties.
  private func writeRecord(_ name: String, with properties: [ClientTypes.Property], to source: inout SourceText) {
    let unions = types.unions(with: name)
    source.line("@Serializable")
    source.line("\(properties.isEmpty ? "" : "data ")class \(name)(")
    for property in properties {
      source.blockComment(property.about, indent: "    ")
      let type = text(of: property.shape)
      let optional = property.isRequired ? type : "\(type.hasSuffix("?") ? type : type + "?") = null"
      source.line("    val \(escaped(property.name)): \(optional),")
    }
    source.line(unions.isEmpty ? ")" : ") : \(unions.joined(separator: ", "))")
  }

  /// Writes a union as a sealed interface with a serializer that chooses by the tag, and with an unknown member.
  private func writeUnion(
    _ name: String, of members: [ClientTypes.Member], by tag: String, to source: inout SourceText
  ) {
    source.line("@Serializable(with = \(name)Serializer::class)")
    source.line("sealed interface \(name)")
    source.line()
    source.line("/** One whose \(tag) these types do not have, with all it holds. */")
    source.line("@Serializable(with = Unknown\(name)Serializer::class)")
    source.line("data class Unknown\(name)(val json: JsonObject) : \(name)")
    source.line()
    source.line("object Unknown\(name)Serializer : KSerializer<Unknown\(name)> {")
    source.line("    override val descriptor = JsonObject.serializer().descriptor")
    source.line("    override fun serialize(encoder: Encoder, value: Unknown\(name)) =")
    source.line("        encoder.encodeSerializableValue(JsonObject.serializer(), value.json)")
    source.line("    override fun deserialize(decoder: Decoder) =")
    source.line("        Unknown\(name)(decoder.decodeSerializableValue(JsonObject.serializer()))")
    source.line("}")
    source.line()
    source.line("object \(name)Serializer : JsonContentPolymorphicSerializer<\(name)>(\(name)::class) {")
    source.line("    override fun selectDeserializer(element: JsonElement): DeserializationStrategy<\(name)> {")
    source.line("        val tag = element.jsonObject[\"\(tag)\"]?.jsonPrimitive?.contentOrNull ?: \"\"")
    source.line("        return when {")
    for member in members {
      let condition =
        switch member.tag {
        case .constant(let value): "tag == \"\(value)\""
        case .containing(let text): "\"\(text)\" in tag"
        }
      source.line("            \(condition) -> \(member.type).serializer()")
    }
    source.line("            else -> Unknown\(name)Serializer")
    source.line("        }")
    source.line("    }")
    source.line("}")
  }

  /// The type of a value in Kotlin.
  private func text(of shape: ClientTypes.Shape) -> String {
    switch shape {
    case .text, .constant, .containing: "String"
    case .wholeNumber: "Long"
    case .number: "Double"
    case .flag: "Boolean"
    case .anything: "JsonElement"
    // A schema may have a List of its own.
    case .list(let element): "kotlin.collections.List<\(self.text(of: element))>"
    case .dictionary(let value): "kotlin.collections.Map<String, \(self.text(of: value))>"
    case .nullable(let shape): "\(self.text(of: shape))?"
    case .named(let name): name
    }
  }

  /// The name, in backticks if it is a keyword.
  private func escaped(_ name: String) -> String { Self.keywords.contains(name) ? "`\(name)`" : name }
}
