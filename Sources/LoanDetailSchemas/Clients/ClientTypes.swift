/// The types of a client that reads the documents of a schema, without a language.
struct ClientTypes {
  /// The name of the schema, such as `loan-detail`.
  var schema: String
  /// The text after the last colon of the schema's `$id`.
  var version: String
  /// The types. Those that a type needs for its parts come after it.
  var declarations: [Declaration]

  /// A type with a name.
  struct Declaration {
    var name: String
    /// The text of its documentation; `nil` if the schema has none.
    var about: String?
    var form: Form
  }

  /// What a declared type is.
  enum Form {
    /// An object with these properties.
    case record([Property])
    /// One of these texts; a later document may have others.
    case choice([String])
    /// One of several records, distinguished by the value of one property; a later document may have others.
    case union(tag: String, members: [Member])
    /// Another name of a type.
    case alias(Shape)
  }

  /// A property of a record.
  struct Property {
    var name: String
    /// The text of its documentation; `nil` if the schema has none.
    var about: String?
    var isRequired: Bool
    var shape: Shape
  }

  /// One of the records of a union.
  struct Member {
    /// The name of the record.
    var type: String
    /// The values of the tag.
    var tag: Tag

    /// The name of the case: the value of the tag if there is only one, otherwise the name of the record.
    var caseName: String { if case .constant(let value) = tag { value.memberName } else { type.memberName } }
  }

  /// The values of the property that distinguishes the records of a union.
  enum Tag {
    /// Only this text.
    case constant(String)
    /// Every value that contains this text, such as the colon in a product's own kind.
    case containing(String)
  }

  /// The type of a property's value.
  indirect enum Shape {
    case text
    case wholeNumber
    case number
    case flag
    /// Any JSON.
    case anything
    /// Always this text.
    case constant(String)
    /// A text that contains this one.
    case containing(String)
    case list(Shape)
    case dictionary(Shape)
    case nullable(Shape)
    /// The declared type with this name.
    case named(String)
  }

  /// The names of the unions that a record is a member of.
  func unions(with record: String) -> [String] {
    declarations.compactMap {
      guard case .union(_, let members) = $0.form, members.contains(where: { $0.type == record }) else { return nil }
      return $0.name
    }
  }
}
