import LoanDetailCore

extension PageRequest {
  /// Makes an answer with as many rows as the request allows: those that keep the limit of bytes, but at least one row
  /// of each list.
  ///
  /// - Parameters:
  ///   - longest: the number of rows of the longest list.
  ///   - bytes: the length of an answer.
  ///   - make: makes the answer to a request, which may be for fewer rows than this one.
  /// - Throws: `RequestError.tooLong` if one row of each list is too much.
  func fitting<Answer>(
    longest: Int, bytes: (Answer) -> Int, make: (PageRequest) throws(RequestError) -> Answer
  ) throws(RequestError) -> Answer {
    let whole = try make(self)
    guard let limit = maximumBytes, bytes(whole) > limit else { return whole }
    var size = 1
    var answer = try make(sized(size))
    guard bytes(answer) <= limit else { throw .tooLong(bytes: bytes(answer), limit: limit) }
    var tooMany = min(self.size, longest)
    while size + 1 < tooMany {
      let middle = (size + tooMany) / 2
      let other = try make(sized(middle))
      if bytes(other) <= limit {
        size = middle
        answer = other
      } else {
        tooMany = middle
      }
    }
    return answer
  }
}
