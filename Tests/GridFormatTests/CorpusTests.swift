import TestSupport
import Testing

/// Every input of the fuzz targets' corpus again, with what the fuzz targets do with it. The command lines in it are `CommandLineCorpusTests`.
@Suite struct CorpusTests {
  @Test func everyFileOfTheCorpusIsHarmless() throws {
    let inputs = try FuzzCorpus.inputs("open")
    var asked = 0
    for input in inputs {
      asked += FuzzBodies.openAndAsk(input.bytes)
    }
    print("\(inputs.count) files, \(asked) grids asked")
    #expect(inputs.count >= 20)
    // Most of the damaged ones open once their checksums are right.
    #expect(asked >= 20)
  }

  @Test func everyTextOfTheCorpusIsHarmless() throws {
    let inputs = try FuzzCorpus.inputs("text")
    var understood = 0
    for input in inputs {
      understood += FuzzBodies.readText(String(decoding: input.bytes, as: UTF8.self))
    }
    print("\(inputs.count) texts, \(understood) times something was understood")
    #expect(inputs.count >= 35)
    #expect(understood >= 50)
  }
}
