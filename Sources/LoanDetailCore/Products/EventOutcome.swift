/// The result of an event.
public enum EventOutcome: Sendable, Hashable {
  /// The event was carried out, now or earlier with the same key.
  case done
  /// Nothing has changed.
  case refused(EventRefusal)
  /// It is not known whether the event was carried out, because the source did not answer or failed. The same event,
  /// sent again with its key, tells; it is never carried out twice.
  case unknown
}
