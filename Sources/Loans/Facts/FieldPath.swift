import DesignSystem
import LoanDetailJSON

/// The path of a field in its source, such as `$.loans[0].debt.total`.
///
/// A reader gives every known fact the path of its field, but few paths are ever shown. A path therefore holds an
/// object and a name, and its text is made only when ``description`` is read.
public struct FieldPath: Sendable, Hashable, CustomStringConvertible {
  /// The object that has the field; `nil` if `name` is the whole path.
  private let owner: ObjectPlace?
  private let name: String

  /// Creates a path from its text.
  public init(_ path: String) {
    owner = nil
    name = path
  }

  /// Creates the path of a member.
  package init(_ name: String, of owner: ObjectPlace) {
    self.owner = owner
    self.name = name
  }

  /// The text of the path. Numbers in it are masked, because the path of a customer's record begins with its id.
  public var description: String { TextGuard.messages(text) }

  private var text: String { owner.map { SourcePath.member(name, of: $0.path) } ?? name }

  /// Two paths are equal if their texts are.
  public static func == (left: FieldPath, right: FieldPath) -> Bool {
    left.name == right.name && left.owner == right.owner || left.text == right.text
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// The place of an object in its source.
package indirect enum ObjectPlace: Sendable, Equatable {
  case path(String)
  case member(String, of: ObjectPlace)
  case element(Int, ofMember: String, of: ObjectPlace)

  package var path: String {
    switch self {
    case .path(let path): path
    case .member(let name, let owner): SourcePath.member(name, of: owner.path)
    case .element(let index, let name, let owner): "\(SourcePath.member(name, of: owner.path))[\(index)]"
    }
  }
}
