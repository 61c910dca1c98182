import DesignSystem

/// The standard kinds as JSON names them: the wire format, which outlives any Swift name.
enum WireKind: String, CaseIterable {
  case header, section, amount, row, status, banner, actionGroup, action, progress, breakdown, table, tableRow, note
}

/// The states of an action as JSON names them.
enum WireActionState: String, CaseIterable {
  case available, unavailable, pending

  init(_ state: Action.State) {
    self =
      switch state {
      case .available: .available
      case .unavailable: .unavailable
      case .pending: .pending
      }
  }
}
