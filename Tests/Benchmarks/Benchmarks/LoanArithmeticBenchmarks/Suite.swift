import Benchmark

// What the library's own build plugin would generate. Without the plugin a build need not compile its generator.
@main
struct Suite: BenchmarkRunnerHooks {
  static func registerBenchmarks() { benchmarks() }
}
