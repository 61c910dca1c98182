import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A log of diagnostics: a line of JSON for each question inside the program, in a file of the user's state folder.
///
/// The log has no personal data: neither ids of customers nor of products, no amounts, and no texts of records or
/// errors. A product is a number: the third product that a run asked for is 3 in all lines of this run, and means
/// nothing elsewhere. A product type is named if it is installed; other types are "other", because their names come
/// from the records.
///
/// The log is on while the file `diagnostics.on` is in its folder. A running program looks for that file at most once a
/// second, while it works. A log that is full is kept as `diagnostics.1.jsonl`, and so on to 3; the oldest is removed.
/// If the log cannot be written, the command goes on without it.
final class DiagnosticsLog: Sendable {
  /// The variable that decides for one run whether the log is on: `on` or `off`.
  static let switchVariable = "LOAN_DETAIL_LOG"
  /// The variables that decide on the folder and the state of the log.
  static let variableNames = ["XDG_STATE_HOME", "HOME", switchVariable]

  let folder: String
  /// What the environment decides for this run; `nil` if it decides nothing.
  let decision: String?
  /// The size in bytes beyond which a new file is begun.
  private let maximumSize: Int
  private let state: Mutex<State>
  private let isOnNow: Atomic<Bool>

  private struct State {
    /// The time of the last look at the file that remembers whether the log is on.
    var looked = ContinuousClock.now
    /// The open file; `nil` before the first line, and if it is to be opened again.
    var file: LogFile?
    /// The numbers of products in this run.
    var products: [ProductID: Int] = [:]
    /// The highest number that a product has got.
    var productCount = 0
    /// Whether the environment decides for this run, and no key or signal has switched the log since.
    var isDecided: Bool
  }

  /// Finds the log of a user; `nil` if the environment states no folder for it.
  convenience init?(_ variables: [String: String]) {
    guard let folder = Self.folder(variables) else { return nil }
    self.init(in: folder, decision: variables[Self.switchVariable])
  }

  /// - Parameters:
  ///   - folder: the folder of the log, which is made when it is needed.
  ///   - decision: `on` or `off` for this run; otherwise the file that remembers decides.
  ///   - maximumSize: the size in bytes beyond which a new file is begun.
  init(in folder: String, decision: String? = nil, maximumSize: Int = 1 << 20) {
    self.folder = folder
    self.decision = decision.flatMap { ["on", "off"].contains($0) ? $0 : nil }
    self.maximumSize = maximumSize
    let isOn = self.decision.map { $0 == "on" } ?? Self.exists("\(folder)/\(Self.mark)")
    isOnNow = Atomic(isOn)
    state = Mutex(State(isDecided: self.decision != nil))
  }

  /// The folder for the state of this program, by the XDG Base Directory Specification or, on macOS, in Application
  /// Support; `nil` if the variables state none.
  private static func folder(_ variables: [String: String]) -> String? {
    let home = variables["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    // A relative path is invalid by the specification.
    if let state = variables["XDG_STATE_HOME"], state.hasPrefix("/") { return "\(state)/loan-detail" }
    #if canImport(Darwin)
      return home.map { "\($0)/Library/Application Support/loan-detail" }
    #else
      return home.map { "\($0)/.local/state/loan-detail" }
    #endif
  }

  /// The name of the file that remembers that the log is on.
  private static let mark = "diagnostics.on"
  /// The number of full logs that are kept.
  private static let oldFiles = 3
  /// The number of products whose numbers are remembered.
  private static let rememberedProducts = 10_000

  /// The path of the log.
  var path: String { "\(folder)/diagnostics.jsonl" }
  /// The path of a full log, from 1 for the newest.
  private func oldPath(_ number: Int) -> String { "\(folder)/diagnostics.\(number).jsonl" }

  /// Whether the log is on now.
  var isOn: Bool { isOnNow.load(ordering: .relaxed) }
  /// Whether the log is on in runs whose environment decides nothing.
  var isRemembered: Bool { Self.exists("\(folder)/\(Self.mark)") }

  /// Switches the log, for this run and for later ones; returns `false`, and changes nothing, if that cannot be
  /// remembered.
  @discardableResult
  func toggle() -> Bool {
    let isOn = !isOn
    guard remember(isOn: isOn) else { return false }
    // From now on, the file that remembers decides.
    state.withLock { $0.isDecided = false }
    isOnNow.store(isOn, ordering: .relaxed)
    return true
  }

  /// Remembers whether the log is on; returns whether it could.
  func remember(isOn: Bool) -> Bool {
    let isDone =
      if isOn {
        SystemFolder.make(folder, isPrivate: true) && LogFile("\(folder)/\(Self.mark)") != nil
      } else {
        !isRemembered || Self.remove("\(folder)/\(Self.mark)")
      }
    let isDecided = state.withLock { $0.isDecided }
    if isDone, !isDecided { isOnNow.store(isOn, ordering: .relaxed) }
    return isDone
  }

  /// Looks, at most once a second, whether another program has switched the log.
  private func look() {
    state.withLock { state in
      let now = ContinuousClock.now
      guard !state.isDecided, state.looked.duration(to: now) >= .seconds(1) else { return }
      state.looked = now
      isOnNow.store(isRemembered, ordering: .relaxed)
      // Another program may have replaced the file.
      state.file = nil
    }
  }

  /// Makes an observer that writes each question inside the program, with the types of these plugins by their names.
  func observer(of plugins: [ProductPlugin]) -> ExchangeObserver {
    let types = Set(plugins.map(\.manifest.type))
    return ExchangeObserver {
      self.look()
      return self.isOn
    } receive: {
      self.write($0, naming: types)
    }
  }

  /// Writes the line of a question. `types` are the product types that it may name.
  private func write(_ exchange: Exchange, naming types: Set<ProductType>) {
    let time = Self.moment()
    state.withLock { state in
      var writer = JSONWriter(capacity: 256)
      writer.object {
        $0.property("at", time)
        $0.property("process", Int(getpid()))
        $0.property("from", exchange.asker)
        $0.property("to", exchange.asked)
        $0.property("question", exchange.question.rawValue)
        if let type = exchange.type { $0.property("type", types.contains(type) ? type.rawValue : "other") }
        if let product = exchange.product { $0.property("product", Self.number(of: product, in: &state)) }
        $0.property("microseconds", Int(exchange.duration / .microseconds(1)))
        $0.property("outcome", exchange.outcome.rawValue)
        if let isHit = exchange.isCacheHit { $0.property("cache", isHit ? "hit" : "miss") }
      }
      add(writer.finish(.compact), in: &state)
    }
  }

  /// The number of a product in this run. When too many are remembered, they are forgotten and get new numbers.
  private static func number(of product: ProductID, in state: inout State) -> Int {
    if let number = state.products[product] { return number }
    if state.products.count >= rememberedProducts { state.products = [:] }
    state.productCount += 1
    state.products[product] = state.productCount
    return state.productCount
  }

  /// Adds a line to the file, and begins a new one if it is full.
  private func add(_ line: [UInt8], in state: inout State) {
    // Other programs add to the same file.
    if let file = state.file, file.size + line.count > maximumSize {
      state.file = nil
      for number in stride(from: Self.oldFiles, to: 1, by: -1) { Self.move(oldPath(number - 1), to: oldPath(number)) }
      Self.move(path, to: oldPath(1))
    }
    if state.file == nil {
      guard SystemFolder.make(folder, isPrivate: true), let file = LogFile(path) else { return }
      state.file = file
    }
    if state.file?.write(line) != true { state.file = nil }
  }

  /// The current moment in UTC, such as `2026-11-26T19:32:49Z`.
  private static func moment() -> String {
    let seconds = SystemFile.Time.now.seconds
    let day = BankTimeZone.utc.day(at: seconds).map { "\($0)" } ?? ""
    let time = seconds % 86_400
    return "\(day)T\((time / 3_600).twoDigits):\((time / 60 % 60).twoDigits):\((time % 60).twoDigits)Z"
  }

  // Safe in these three: a path ends with a zero.
  private static func exists(_ path: String) -> Bool { unsafe access(SystemText.pathOfC(path), F_OK) == 0 }
  private static func remove(_ path: String) -> Bool { unsafe unlink(SystemText.pathOfC(path)) == 0 }
  private static func move(_ path: String, to new: String) {
    _ = unsafe rename(SystemText.pathOfC(path), SystemText.pathOfC(new))
  }
}
