/// What a screen is asked for beside its name. It is a part of the identity of the document.
public enum ScreenQuestion: Sendable, Hashable {
  case whatIf(WhatIf)
  case statement(StatementPeriod)
}
