import LoanArithmetic
import Testing

@Suite struct PartitioningIndexTests {
  @Test("the first element of the second part is found, wherever the parts meet", arguments: 0...9)
  func index(firstPart: Int) {
    let list = Array(0..<9)
    #expect(list.partitioningIndex { $0 >= firstPart } == firstPart)
    let slice = list.dropFirst(3)
    #expect(slice.partitioningIndex { $0 >= firstPart } == max(firstPart, 3))
  }

  @Test("an empty list has no second part")
  func empty() { #expect([Int]().partitioningIndex { _ in true } == 0) }
}
