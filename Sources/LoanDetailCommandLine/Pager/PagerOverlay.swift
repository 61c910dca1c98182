import DesignSystem
import Loans

/// What the pager asks the reader above a screen.
enum PagerOverlay {
  /// A list to choose from.
  case menu(title: String, choices: [String], selected: Int, then: MenuPurpose)
  /// A line to type.
  case prompt(label: String, text: String, then: PromptPurpose)

  /// What a choice is for.
  enum MenuPurpose {
    case screens([ScreenID])
    case questions([WhatIf.Name])
    case locales([String])
    case clients([ClientProfile?])
    /// Whether an event is sent; the first choice is yes.
    case confirmation(PagerForm)
  }

  /// What a typed text is for.
  enum PromptPurpose {
    case search
    case day
    case value(PagerForm)
  }
}
