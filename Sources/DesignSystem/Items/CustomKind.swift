/// The declaration of a product's own kind of item: its name, its purpose and the schema of its payload.
public struct CustomKind: Sendable, Hashable {
  /// The name, such as `boatLoan:vessel`.
  public var name: CustomItem.Kind
  /// The purpose of the kind, in a sentence.
  public var summary: String
  /// The fields of the payload; no other fields are allowed.
  public var fields: [PayloadSchema.Field]

  public init(_ name: CustomItem.Kind, summary: String, fields: [PayloadSchema.Field]) {
    self.name = name
    self.summary = summary
    self.fields = fields
  }

  /// Checks the payload of an item against ``fields``; returns a sentence per fault.
  public func faults(in item: CustomItem) -> [String] {
    PayloadSchema.object(fields).faults(in: .object(item.payload), at: "payload")
  }
}
