/// The importance of a column or a section where there is little room.
///
/// A table leaves out its columns of low priority before the normal ones, and the last column first. A screen may first
/// show only the heading of a section of low priority. Nothing of high priority is left out or folded.
public enum Priority: String, Sendable, Hashable, CaseIterable {
  case high, normal, low
}
