// The texts of each kind of item.

extension Header: GuardedTexts {
  func changed(by texts: TextGuard) -> Header? {
    texts.editing(self) {
      $1(&$0.title)
      $1(&$0.subtitle)
      $1(&$0.amounts)
      $1(&$0.statuses)
    }
  }
}

extension Section: GuardedTexts {
  func changed(by texts: TextGuard) -> Section? {
    texts.editing(self) {
      $1(&$0.title)
      $1(&$0.items)
    }
  }
}

extension Amount: GuardedTexts {
  func changed(by texts: TextGuard) -> Amount? {
    texts.editing(self) {
      $1(&$0.label)
      $1(&$0.money)
      $1(&$0.caption)
      $1(&$0.spokenCaption)
      $1.set(&$0.copy, texts.copyable(copy))
      $1(&$0.destination)
    }
  }
}

extension Row: GuardedTexts {
  func changed(by texts: TextGuard) -> Row? {
    texts.editing(self) {
      $1(&$0.label)
      $1(&$0.value)
      $1(&$0.caption)
      $1(&$0.spokenCaption)
      $1.set(&$0.copy, texts.copyable(copy))
      $1(&$0.destination)
    }
  }
}

extension Status: GuardedTexts {
  func changed(by texts: TextGuard) -> Status? {
    texts.editing(self) {
      $1(&$0.text)
      $1(&$0.spoken)
    }
  }
}

extension Banner: GuardedTexts {
  func changed(by texts: TextGuard) -> Banner? {
    texts.editing(self) {
      $1(&$0.title)
      $1(&$0.text)
      $1(&$0.spoken)
    }
  }
}

extension ActionGroup: GuardedTexts {
  func changed(by texts: TextGuard) -> ActionGroup? {
    texts.editing(self) {
      $1(&$0.title)
      $1(&$0.actions)
    }
  }
}

extension Action: GuardedTexts {
  func changed(by texts: TextGuard) -> Action? {
    texts.editing(self) {
      $1(&$0.title)
      $1(&$0.state)
      $1(&$0.details)
      $1(&$0.minimum)
      $1(&$0.maximum)
      $1(&$0.fee)
      $1(&$0.cutOff)
      $1(&$0.confirmation)
      $1(&$0.destination)
    }
  }
}

extension ProgressBar: GuardedTexts {
  func changed(by texts: TextGuard) -> ProgressBar? {
    texts.editing(self) {
      $1(&$0.label)
      $1(&$0.text)
      $1(&$0.spoken)
    }
  }
}

extension Breakdown: GuardedTexts {
  func changed(by texts: TextGuard) -> Breakdown? {
    texts.editing(self) {
      $1(&$0.total)
      $1(&$0.parts)
    }
  }
}

extension Timeline: GuardedTexts {
  func changed(by texts: TextGuard) -> Timeline? {
    texts.editing(self) {
      $1(&$0.title)
      $1(&$0.entries)
    }
  }
}

extension Timeline.Entry: GuardedTexts {
  func changed(by texts: TextGuard) -> Timeline.Entry? {
    texts.editing(self) {
      $1(&$0.date)
      $1(&$0.title)
      $1(&$0.money)
      $1(&$0.caption)
    }
  }
}

extension Chart: GuardedTexts {
  func changed(by texts: TextGuard) -> Chart? {
    texts.editing(self) {
      $1(&$0.title)
      $1(&$0.summary)
      $1(&$0.axis)
      $1(&$0.series)
      $1(&$0.points)
      $1(&$0.ticks)
    }
  }
}

extension Chart.Series: GuardedTexts {
  func changed(by texts: TextGuard) -> Chart.Series? {
    texts.editing(self) {
      $1(&$0.title)
    }
  }
}

extension Chart.Point: GuardedTexts {
  func changed(by texts: TextGuard) -> Chart.Point? {
    texts.editing(self) {
      $1(&$0.label)
      $1(&$0.amounts)
    }
  }
}

extension Table: GuardedTexts {
  func changed(by texts: TextGuard) -> Table? {
    texts.editing(self) {
      $1(&$0.title)
      $1(&$0.columns)
      $1(&$0.groups)
      $1(&$0.rows)
      $1(&$0.totals)
    }
  }
}

extension Table.Group: GuardedTexts {
  func changed(by texts: TextGuard) -> Table.Group? {
    texts.editing(self) {
      $1(&$0.title)
      $1(&$0.totals)
    }
  }
}

extension Table.Totals: GuardedTexts {
  func changed(by texts: TextGuard) -> Table.Totals? {
    texts.editing(self) {
      $1(&$0.title)
      $1(&$0.cells)
    }
  }
}

extension Table.Column: GuardedTexts {
  func changed(by texts: TextGuard) -> Table.Column? {
    texts.editing(self) {
      $1(&$0.title)
    }
  }
}

extension TableRow: GuardedTexts {
  func changed(by texts: TextGuard) -> TableRow? {
    texts.editing(self) {
      $1(&$0.cells)
      $1(&$0.dayLine)
    }
  }
}

extension ChipGroup: GuardedTexts {
  func changed(by texts: TextGuard) -> ChipGroup? {
    texts.editing(self) {
      $1(&$0.label)
      $1(&$0.chips)
    }
  }
}

extension ChipGroup.Chip: GuardedTexts {
  func changed(by texts: TextGuard) -> ChipGroup.Chip? {
    texts.editing(self) {
      $1(&$0.text)
    }
  }
}

extension Note: GuardedTexts {
  func changed(by texts: TextGuard) -> Note? {
    texts.editing(self) {
      $1(&$0.text)
      $1(&$0.spoken)
    }
  }
}
