/// The media types of bodies.
enum HTTPMediaType: String {
  case screen = "application/vnd.loan-detail+json"
  case list = "application/vnd.loan-detail.list+json"
  case products = "application/vnd.loan-detail.products+json"
  case patch = "application/vnd.loan-detail.patch+json"
  case problem = "application/problem+json"
  /// An event, as a client sends it.
  case event = "application/json"
}
