import Foundation

/// Numbers that a worker shares with its supervisor through a file in memory: what a worker wrote there last is still
/// there when it has crashed.
final class Breadcrumb {
  /// What the numbers are. After them come the counts of rounds, of each kind with each exit code.
  enum Slot: Int { case round, done, hung, slowestMicroseconds, slowestRound, outcomes }

  static let exitCodes: [Int32] = [0, 64, 65, 66, 69, 70, 74]
  private static let count = 128

  private let numbers: UnsafeMutablePointer<UInt64>

  init(at file: URL) throws {
    let size = Self.count * MemoryLayout<UInt64>.size
    if !FileManager.default.fileExists(atPath: file.path) { try Data(count: size).write(to: file) }
    let descriptor = open(file.path, O_RDWR)
    defer { close(descriptor) }
    let memory = descriptor < 0 ? nil : mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let memory, memory != MAP_FAILED else { throw SeedError("\(file.path) cannot be shared.") }
    numbers = memory.bindMemory(to: UInt64.self, capacity: Self.count)
  }

  deinit { munmap(numbers, Self.count * MemoryLayout<UInt64>.size) }

  subscript(slot: Slot) -> UInt64 {
    get { numbers[slot.rawValue] }
    set { numbers[slot.rawValue] = newValue }
  }

  subscript(kind: FuzzCase.Kind, exitCode: Int32) -> UInt64 {
    get { numbers[Self.place(of: kind, exitCode)] }
    set { numbers[Self.place(of: kind, exitCode)] = newValue }
  }

  private static func place(of kind: FuzzCase.Kind, _ exitCode: Int32) -> Int {
    let row = FuzzCase.Kind.allCases.firstIndex(of: kind) ?? 0
    return Slot.outcomes.rawValue + row * exitCodes.count + (exitCodes.firstIndex(of: exitCode) ?? 0)
  }
}
