/// A language in which a client's types are written.
public enum ClientLanguage: String, Sendable, CaseIterable {
  case typescript
  case kotlin
  case swift

  /// The source code of the types, with a newline at the end.
  func text(of types: ClientTypes) -> String {
    switch self {
    case .typescript: TypeScriptTypes(types).text
    case .kotlin: KotlinTypes(types).text
    case .swift: SwiftTypes(types).text
    }
  }
}
