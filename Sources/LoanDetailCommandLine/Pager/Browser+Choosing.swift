import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON
import Loans
import Localization

extension Browser {
  /// The items whose first line has the cursor, the innermost last.
  private var itemsAtCursor: [ItemID] { content.places.filter { $0.line == cursor }.map(\.item) }

  /// Does what the item under the cursor leads to.
  func choose() {
    guard let document else { return }
    if answers.isEmpty, page?.mayRetry == true {
      // A source that was opened once would fail again after its file has changed, so it is opened anew.
      return work {
        if self.reopen != nil { await self.reload(reopens: true) } else { await self.turn(to: self.selected) }
      }
    }
    let targets = document.targets
    guard let id = itemsAtCursor.last(where: { targets[$0] != nil }), let target = targets[id] else {
      return message = "Nothing is to be opened here."
    }
    follow(target, of: id, among: targets)
  }

  /// Does what an item leads to, or says why it cannot be done.
  ///
  /// - Parameter targets: where the items of the screen lead.
  private func follow(_ target: PagerTarget, of id: ItemID, among targets: [ItemID: PagerTarget]) {
    switch target.action?.state {
    case .unavailable(let reason, _, _)?: return message = reason
    case .pending(let text, _)?: return message = text
    case .available?, nil: break
    }
    switch target.destination {
    case .item(let other):
      if let action = targets[other], action.action != nil { return follow(action, of: other, among: targets) }
      if let place = content.places.first(where: { $0.item == other }) { cursor = place.line }
    case .screen(let screen, of: nil): work { await self.open(screen) }
    case .screen(let screen, of: let product?):
      let index = loop?.strategist.pages.firstIndex { $0.id?.id == product.id && $0.id?.type.rawValue == product.type }
      guard let index else { return message = "The product \(SourcePath.quoted(product.id)) is not in the list." }
      work {
        await self.turn(to: index)
        await self.open(screen)
      }
    case .event(let name, _):
      guard let product = page?.id, let offer = loop?.offers(of: name, at: selected).first(where: { $0.item == id })
      else { return message = "The event is not offered any more." }
      let form = PagerForm(offer, of: name, from: product)
      guard let asked = offer.confirmation else { return ask(next: form) }
      show(menu: "\(asked.title). \(asked.text)", [asked.confirm, asked.cancel], for: .confirmation(form))
    case .flow(let name, _):
      guard let form = target.action?.form.flatMap({ PagerForm($0, of: page?.key) }) else {
        return message = "Here begins the part \(SourcePath.quoted(name)) of the bank's app."
      }
      ask(next: form)
    case .sourceFlow(let name): message = "Here begins the part \(SourcePath.quoted(name)) of the bank's app."
    case .document(let document): message = "The bank's app shows the document \(SourcePath.quoted(document))."
    case .link(let link): message = link.text
    }
  }

  /// Asks for the next value, or does what the form is for.
  func ask(next form: PagerForm) {
    if let field = form.next {
      let initial = field.initial.isEmpty ? "" : " [\(field.initial)]"
      overlay = .prompt(label: field.label + initial, text: "", then: .value(form))
      return
    }
    switch form.purpose {
    case .event(let name, let item, let product):
      var values: [CustomItem.Field] = []
      for (name, text) in form.given {
        let input = form.fields.first { $0.name == name }?.input
        guard let value = input?.value(of: text, reader.formatter) else {
          return message = "\(SourcePath.quoted(name)) cannot be \(SourcePath.quoted(text)). Nothing was sent."
        }
        values.append(CustomItem.Field(name, value))
      }
      sending += 1
      let sent = SentEvent(
        event: BusinessEvent(name: name, values: values), item: item, product: product, screen: router.screen,
        values: form.given)
      work { await self.send(sent) }
    case .question(let name, let key): work { await self.answer(name, with: form, of: key) }
    }
  }

  /// Sends an event that is counted as being sent.
  private func send(_ sent: SentEvent) async {
    defer { sending -= 1 }
    let product = sent.product
    guard let loop, let index = loop.strategist.pages.firstIndex(where: { $0.id == product }) else {
      return message = "The product \(SourcePath.quoted(product.id)) is not in the list any more. Nothing was sent."
    }
    message = "Sending…"
    let outcome = await loop.presenter.customItem(sent.item, ofLoanWithIndex: index, didSend: .business(sent.event))
    unknownEvent = nil
    switch outcome {
    case .done:
      message = "Done."
      if isDone { endings.append(.done(sent)) }
      // A loop that was made meanwhile may have read the product before.
      if loop !== self.loop, !isDone { await reload() }
    case .unknown:
      unknownEvent = sent
      message = "It is not known whether it was carried out. r asks again; it is not carried out twice."
    case .refused(let refusal):
      message = "\(refusal.sentence(in: reader.language)) Nothing has changed."
      if isDone { endings.append(.refused(sent, reason: message)) }
    }
  }

  /// Loads the products anew. An event whose outcome is not known is sent again with its key.
  func askAgain() async {
    if let unknownEvent {
      sending += 1
      await send(unknownEvent)
    } else {
      await reload(reopens: true)
    }
  }

  /// Shows the answer to a question, unless another page is selected by then.
  private func answer(_ name: WhatIf.Name, with form: PagerForm, of key: LoanPage.Key?) async {
    guard let page, page.key == key, let id = page.id else { return }
    do {
      let parameters = Dictionary(form.given.map { ($0.name, $0.text) }) { first, _ in first }
      let question = try WhatIf(named: name.rawValue, parameters)
      let answer = try await loans.screen(ProductReference(id), whatIf: question, for: scope, reader)
      if case .document(let screen) = answer, self.page?.key == key { show(screen.tree) }
    } catch {
      message = "\(error)"
    }
  }

  /// Shows what the item under the cursor is made from.
  func explain() {
    guard let id = page?.id, let item = itemsAtCursor.last, answers.isEmpty else {
      return message = "Move to an item of a screen first."
    }
    let screen = router.screen
    work {
      do {
        let explained = try await self.loans.explanation(
          of: ProductReference(id), on: [screen], for: self.scope, self.reader)
        guard let node = explained[0].explanation.node(item) else {
          return self.message = "Nothing is known about \(SourcePath.quoted(item.rawValue))."
        }
        guard self.page?.id == id else { return }
        self.show(ExplanationOutput(explained[0], nodes: [node], for: self.reader).document())
      } catch {
        self.message = "\(error)"
      }
    }
  }

  /// Shows an answer or an explanation above the screen.
  private func show(_ document: ScreenDocument) {
    answers.append(document)
    answered = page?.key
    cursor = 0
    message = "Esc back"
  }
}

extension EventRefusal {
  /// The reason for the reader, as a sentence.
  fileprivate func sentence(in language: Language) -> String {
    switch self {
    case .impossible(let reason): "It is not possible now: \(reason(language))."
    case .conflict: "The product has changed in the meantime."
    case .badValue(let name, let limits): "\(SourcePath.quoted(name)): \(limits?(language) ?? "not such a value")."
    case .notOffered: "The event is not offered any more."
    }
  }
}
