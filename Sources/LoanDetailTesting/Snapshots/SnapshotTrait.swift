// A build with a static standard library has no module Testing.
#if canImport(Testing)
  public import Testing

  /// Decides which snapshots a test, or every test of a suite, may write.
  public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
    /// The snapshots that may be written.
    public let recording: SnapshotRecording
    /// Always `true`, because the trait applies to every test of a suite.
    public var isRecursive: Bool { true }

    /// Runs the test with the recording of the trait.
    @concurrent public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
      try await SnapshotRecording.$ofTrait.withValue(recording) { try await function() }
    }
  }

  extension Trait where Self == SnapshotTrait {
    /// Decides which snapshots the test or suite may write, for example `.missing` during the development of a product.
    public static func snapshots(record recording: SnapshotRecording) -> Self { SnapshotTrait(recording: recording) }
  }
#endif
