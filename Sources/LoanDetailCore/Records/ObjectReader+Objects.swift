public import LoanDetailJSON
public import Loans

extension ObjectReader {
  /// Converts an inner object to a fact with `make`. If `make` returns `nil`, the fact is unreadable; `make` must have
  /// added the reason to the log.
  @inlinable
  public func object<Value>(_ name: String, _ make: (ObjectReader) -> Value?) -> Fact<Value> {
    var made: Value?
    let read = readObject(name) { reader in
      made = make(reader)
      return made != nil
    }
    switch read {
    case .absent(let absence): return .absent(absence)
    case .value:
      guard let made else { return .absent(.unreadable(JSONValue.object([]).shape)) }
      return .known(made, origin: origin(of: name))
    }
  }

  /// Passes a reader of an inner object to `read`, which returns whether the object could be read. If there is no
  /// object, returns the reason.
  @usableFromInline
  func readObject(_ name: String, _ read: (ObjectReader) -> Bool) -> Stated<Void> {
    guard let member = member(name) else { return .absent(absence ?? .notProvided) }
    if let absence = statedAbsence(member, of: name) { return .absent(absence) }
    guard let reader = ObjectReader(member, in: .member(name, of: place), log: log) else {
      return .absent(.unreadable(member.shape))
    }
    if read(reader) { reader.reportUnread() }
    return .value(())
  }

  /// Returns a reader of an inner object, even if that object is absent. Then every member is absent for the reason of
  /// the object: it is missing, stated to be absent, or unreadable (with an entry in the log).
  ///
  /// Call ``reportUnread()`` on it after reading.
  public func group(_ name: String) -> ObjectReader {
    let place = ObjectPlace.member(name, of: place)
    guard let member = member(name) else {
      return ObjectReader(in: place, absence: absence ?? .notProvided, log: log)
    }
    if let absence = statedAbsence(member, of: name) { return ObjectReader(in: place, absence: absence, log: log) }
    return ObjectReader(member, in: place, log: log)
      ?? ObjectReader(in: place, absence: .unreadable(member.shape), log: log)
  }

  /// Returns a reader of an inner object; `nil` if it is missing, null or (with an entry in the log) not an object. If
  /// the object is stated to be absent, every member is absent for that reason.
  ///
  /// Call ``reportUnread()`` on it after reading.
  public func object(_ name: String) -> ObjectReader? {
    guard let member = member(name) else { return nil }
    let place = ObjectPlace.member(name, of: place)
    if let absence = statedAbsence(member, of: name) { return ObjectReader(in: place, absence: absence, log: log) }
    return ObjectReader(member, in: place, log: log)
  }

  /// Converts a list of objects with `make`. An object for which `make` returns `nil` is left out; `make` must have
  /// added the reason to the log.
  @inlinable
  public func objects<Value>(_ name: String, _ make: (ObjectReader) -> Value?) -> Fact<[Value]> {
    objects(name, make, then: { _ in })
  }

  /// Converts a list of objects with `make`, and completes it with `finish`.
  @inlinable
  package func objects<Value>(
    _ name: String, _ make: (ObjectReader) -> Value?, then finish: (inout [Value]) -> Void
  ) -> Fact<[Value]> {
    objects(name, plain: { _ in nil }, make, then: finish)
  }

  /// Converts a long list of objects, most of which have a usual form. An object of this form is converted with
  /// `makePlain`, without a reader. If that returns `nil`, the object is converted with `make`.
  @inlinable
  package func objects<Value>(
    _ name: String, plain makePlain: (JSONItem) -> Value?, _ make: (ObjectReader) -> Value?,
    then finish: (inout [Value]) -> Void = { _ in }
  ) -> Fact<[Value]> {
    var all: [Value] = []
    let read = eachObject(name) { element, count in
      if all.isEmpty { all.reserveCapacity(count) }
      if let made = makePlain(element.item) { return all.append(made) }
      guard let reader = element.reader, let made = make(reader) else { return }
      reader.reportUnread()
      all.append(made)
    }
    switch read {
    case .absent(let absence): return .absent(absence)
    case .value:
      finish(&all)
      return .known(all, origin: origin(of: name))
    }
  }

  /// Passes the elements of a list to `read`, one after another, with the length of the list. If there is no list,
  /// returns the reason.
  @usableFromInline
  func eachObject(_ name: String, _ read: (ListElement, _ count: Int) -> Void) -> Stated<Void> {
    let member: JSONItem
    switch statedMember(name) {
    case .absent(let absence): return .absent(absence)
    case .value(let value): member = value
    }
    guard let count = member.elementCount else {
      return .absent(unreadable(member.value, of: name, expected: "an array of objects", advice: nil))
    }
    var index = 0
    member.forEachElement { item in
      read(ListElement(item: item, index: index, name: name, list: self), count)
      index += 1
    }
    return .value(())
  }

  /// An element of a list of objects.
  @usableFromInline
  struct ListElement {
    @usableFromInline let item: JSONItem
    fileprivate let index: Int
    fileprivate let name: String
    fileprivate let list: ObjectReader

    /// A reader of the object. If the element is no object, adds an entry to the log and returns `nil`.
    @usableFromInline var reader: ObjectReader? {
      ObjectReader(item, in: .element(index, ofMember: name, of: list.place), log: list.log)
    }
  }
}
