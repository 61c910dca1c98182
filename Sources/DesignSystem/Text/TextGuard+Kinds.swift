// The texts of each kind of item.

extension Header: GuardedTexts {
  func changed(by texts: TextGuard) -> Header? {
    texts.editing {
      $0(self, \.title)
      $0(self, \.subtitle)
      $0(self, \.amounts)
      $0(self, \.statuses)
      $0(self, \.missing)
    }
  }
}

extension Section: GuardedTexts {
  func changed(by texts: TextGuard) -> Section? {
    texts.editing {
      $0(self, \.title)
      $0(self, \.items)
    }
  }
}

extension Amount: GuardedTexts {
  func changed(by texts: TextGuard) -> Amount? {
    texts.editing {
      $0(self, \.label)
      $0(self, \.money)
      $0(self, \.caption)
      $0(self, \.spokenCaption)
      $0.set(self, \.copy, texts.copyable(copy))
      $0(self, \.destination)
    }
  }
}

extension Row: GuardedTexts {
  func changed(by texts: TextGuard) -> Row? {
    texts.editing {
      $0(self, \.label)
      $0(self, \.value)
      $0(self, \.caption)
      $0(self, \.spokenCaption)
      $0.set(self, \.copy, texts.copyable(copy))
      $0(self, \.destination)
      $0(self, \.missing)
    }
  }
}

extension Status: GuardedTexts {
  func changed(by texts: TextGuard) -> Status? {
    texts.editing {
      $0(self, \.text)
      $0(self, \.spoken)
    }
  }
}

extension Banner: GuardedTexts {
  func changed(by texts: TextGuard) -> Banner? {
    texts.editing {
      $0(self, \.title)
      $0(self, \.text)
      $0(self, \.spoken)
      $0(self, \.missing)
    }
  }
}

extension ActionGroup: GuardedTexts {
  func changed(by texts: TextGuard) -> ActionGroup? {
    texts.editing {
      $0(self, \.title)
      $0(self, \.actions)
    }
  }
}

extension Action: GuardedTexts {
  func changed(by texts: TextGuard) -> Action? {
    texts.editing {
      $0(self, \.title)
      $0(self, \.state)
      $0(self, \.details)
      $0(self, \.minimum)
      $0(self, \.maximum)
      $0(self, \.fee)
      $0(self, \.cutOff)
      $0(self, \.confirmation)
      $0(self, \.destination)
    }
  }
}

extension ProgressBar: GuardedTexts {
  func changed(by texts: TextGuard) -> ProgressBar? {
    texts.editing {
      $0(self, \.label)
      $0(self, \.text)
      $0(self, \.spoken)
    }
  }
}

extension Breakdown: GuardedTexts {
  func changed(by texts: TextGuard) -> Breakdown? {
    texts.editing {
      $0(self, \.total)
      $0(self, \.parts)
    }
  }
}

extension Timeline: GuardedTexts {
  func changed(by texts: TextGuard) -> Timeline? {
    texts.editing {
      $0(self, \.title)
      $0(self, \.entries)
    }
  }
}

extension Timeline.Entry: GuardedTexts {
  func changed(by texts: TextGuard) -> Timeline.Entry? {
    texts.editing {
      $0(self, \.date)
      $0(self, \.title)
      $0(self, \.money)
      $0(self, \.caption)
    }
  }
}

extension Chart: GuardedTexts {
  func changed(by texts: TextGuard) -> Chart? {
    texts.editing {
      $0(self, \.title)
      $0(self, \.summary)
      $0(self, \.axis)
      $0(self, \.series)
      $0(self, \.points)
      $0(self, \.ticks)
    }
  }
}

extension Chart.Series: GuardedTexts {
  func changed(by texts: TextGuard) -> Chart.Series? {
    texts.editing { $0(self, \.title) }
  }
}

extension Chart.Point: GuardedTexts {
  func changed(by texts: TextGuard) -> Chart.Point? {
    texts.editing {
      $0(self, \.label)
      $0(self, \.amounts)
    }
  }
}

extension Table: GuardedTexts {
  func changed(by texts: TextGuard) -> Table? {
    texts.editing {
      $0(self, \.title)
      $0(self, \.columns)
      $0(self, \.groups)
      $0(self, \.rows)
      $0(self, \.totals)
    }
  }
}

extension Table.Group: GuardedTexts {
  func changed(by texts: TextGuard) -> Table.Group? {
    texts.editing {
      $0(self, \.title)
      $0(self, \.totals)
    }
  }
}

extension Table.Totals: GuardedTexts {
  func changed(by texts: TextGuard) -> Table.Totals? {
    texts.editing {
      $0(self, \.title)
      $0(self, \.cells)
    }
  }
}

extension Table.Column: GuardedTexts {
  func changed(by texts: TextGuard) -> Table.Column? {
    texts.editing { $0(self, \.title) }
  }
}

extension TableRow: GuardedTexts {
  func changed(by texts: TextGuard) -> TableRow? {
    texts.editing {
      $0(self, \.cells)
      $0(self, \.dayLine)
    }
  }
}

extension ChipGroup: GuardedTexts {
  func changed(by texts: TextGuard) -> ChipGroup? {
    texts.editing {
      $0(self, \.label)
      $0(self, \.chips)
    }
  }
}

extension ChipGroup.Chip: GuardedTexts {
  func changed(by texts: TextGuard) -> ChipGroup.Chip? {
    texts.editing { $0(self, \.text) }
  }
}

extension Note: GuardedTexts {
  func changed(by texts: TextGuard) -> Note? {
    texts.editing {
      $0(self, \.text)
      $0(self, \.spoken)
      $0(self, \.missing)
    }
  }
}

extension ScreenDocument.Outcome.Missing: GuardedTexts {
  func changed(by texts: TextGuard) -> ScreenDocument.Outcome.Missing? {
    texts.editing { $0(self, \.name) }
  }
}
