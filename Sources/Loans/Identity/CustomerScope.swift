/// The products that a request may see. Every request has a scope.
public enum CustomerScope: Sendable, Hashable {
  /// Only the products this customer is a party to.
  case customer(CustomerID)
  /// Every product: for a bank's own staff and tools, never for a customer's app.
  case allCustomers
}
