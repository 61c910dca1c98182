import LoanDetailJSON

/// A value that many messages change at places inside it. A member is found by its name without a search.
struct DataModel {
  /// The value, as long as nothing inside it has changed.
  private var whole: JSONValue
  /// The members of an object in which something has changed; otherwise `nil`.
  private var members: Members?

  /// The members of an object, and their places by their names.
  private struct Members {
    /// The members in their order; `nil` for one that was removed.
    var all: [(name: String, value: DataModel?)]
    var places: [ExactText: Int]

    init(of value: JSONValue) {
      let members = value.members
      all = members.map { ($0.name, DataModel($0.value)) }
      places = Dictionary(members.enumerated().map { (ExactText($0.element.name), $0.offset) }) { $1 }
    }

    /// The place of a member, which is added if it is missing.
    mutating func place(of name: String) -> Int {
      if let place = places[ExactText(name)] { return place }
      places[ExactText(name)] = all.count
      all.append((name, nil))
      return all.count - 1
    }
  }

  init(_ value: JSONValue) { whole = value }

  /// The value with all changes.
  var value: JSONValue {
    guard let members else { return whole }
    return .object(members.all.compactMap { member in member.value.map { JSONValue.Member(member.name, $0.value) } })
  }

  /// Sets the part at a place; `nil` removes it. What is on the way and is no object becomes one.
  mutating func set(_ names: ArraySlice<String>, to value: JSONValue?) {
    guard let name = names.first else {
      self = DataModel(value ?? .object([]))
      return
    }
    var changed = members.take() ?? Members(of: whole)
    let place = changed.place(of: name)
    if names.count == 1 {
      changed.all[place].value = value.map(DataModel.init)
    } else if value != nil || changed.all[place].value != nil {
      changed.all[place].value = changed.all[place].value ?? DataModel(.object([]))
      changed.all[place].value?.set(names.dropFirst(), to: value)
    }
    members = changed
  }
}
