import Benchmark
import Foundation

/// Adds a benchmark that also counts the time of the processor, which other work on the machine changes least.
///
/// - Parameters:
///   - name: the name by which the script `compare` asks for it.
///   - body: what is measured, of what `setup` made.
func add<Input>(
  _ name: String, configuration: Benchmark.Configuration = Benchmark.defaultConfiguration,
  _ body: @escaping (Input) async throws -> Void, setup: @escaping () async throws -> Input
) {
  Benchmark(name, configuration: configuration) { (benchmark: Benchmark, input: Input) async throws in
    let start = processorTime()
    try await body(input)
    benchmark.measurement(.processorTime, processorTime() - start)
  } setup: {
    try await setup()
  }
}

extension BenchmarkMetric {
  static var processorTime: BenchmarkMetric { .custom("Time (processor, ns)") }
}

/// The nanoseconds for which the threads of the process have run.
private func processorTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
