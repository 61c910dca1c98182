/// Starts a stopwatch; the returned closure reads the elapsed time.
package func stopwatch<C: Clock<Duration>>(on clock: C) -> @Sendable () -> Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}
