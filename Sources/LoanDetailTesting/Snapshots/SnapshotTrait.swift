// A build with a static standard library has no module Testing.
#if canImport(Testing)
  public import Testing

  /// Says for a test, or for every test of a suite, which snapshots may be written.
  public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
    /// Which snapshots may be written.
    public let recording: SnapshotRecording
    /// Holds for every test of a suite.
    public var isRecursive: Bool { true }

    /// Runs the test with what the trait says.
    @concurrent public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
      try await SnapshotRecording.$ofTrait.withValue(recording) { try await function() }
    }
  }

  extension Trait where Self == SnapshotTrait {
    /// Which snapshots the test or suite may write; `.missing`, say, while a product is being made.
    public static func snapshots(record recording: SnapshotRecording) -> Self { SnapshotTrait(recording: recording) }
  }
#endif
