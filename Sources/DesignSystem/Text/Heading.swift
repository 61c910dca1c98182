/// The rule by which all renderers draw and say headings.
package enum Heading {
  /// The title of a list or a group of actions inside a section; `nil` if the section has the same title, which would
  /// otherwise be drawn and said twice.
  package static func shown(_ title: String, inside section: String?) -> String? { title == section ? nil : title }
}
