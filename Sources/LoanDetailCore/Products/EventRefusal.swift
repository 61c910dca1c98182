public import Localization

/// The reason why an event changed nothing.
///
/// An interactor throws ``impossible(_:)`` or ``conflict``; for an event that it does not know, ``notOffered``. Only
/// the engine makes ``badValue(_:limits:)``.
public enum EventRefusal: Error, Sendable, Hashable {
  /// The event is not possible now. The reason is in the customer's words.
  case impossible(LocalizedText)
  /// The product has changed since the customer saw it, or the event's key was used for another event.
  case conflict
  /// The value of the field with this name is missing, unknown or outside its limits; the limits are in the customer's
  /// words, if there are any.
  case badValue(String, limits: LocalizedText?)
  /// The item that the event states is not on the screen or does not send it, or the product or its source does not
  /// carry it out.
  case notOffered
}
