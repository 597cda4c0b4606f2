import CalendarGrid
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Where the cache file is when nobody names one.
@Suite struct CacheLocationTests {
  static let cases: [([String: String], String?)] = [
    (["CALGRID_CACHE": "/data/my.calgrid", "XDG_CACHE_HOME": "/x", "HOME": "/home/u"], "/data/my.calgrid"),
    (["CALGRID_CACHE": "relative.calgrid"], "relative.calgrid"),
    (["CALGRID_CACHE": "", "XDG_CACHE_HOME": "/x", "HOME": "/home/u"], "/x/calgrid/grids.calgrid"),
    (["XDG_CACHE_HOME": "relative", "HOME": "/home/u"], "/home/u/.cache/calgrid/grids.calgrid"),
    (["XDG_CACHE_HOME": "", "HOME": "/home/u"], "/home/u/.cache/calgrid/grids.calgrid"),
    (["HOME": "/home/u"], "/home/u/.cache/calgrid/grids.calgrid"),
    (["HOME": ""], nil), (["HOME": "here"], nil), ([:], nil),
  ]

  @Test func theEnvironmentDecides() {
    var compared = 0
    for (environment, path) in Self.cases {
      #expect(CacheLocation.path(environment: environment) == path, "\(environment)")
      compared += 1
    }
    #expect(compared == 9)
  }

  @Test func directoriesAreMadeForTheOwnerOnly() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = "\(folder.path)/a/b/calgrid/grids.calgrid"
    try CacheLocation.createDirectory(for: path)
    try CacheLocation.createDirectory(for: path)
    for directory in ["a", "a/b", "a/b/calgrid"] {
      var status = stat()
      #expect(stat("\(folder.path)/\(directory)", &status) == 0)
      #expect(status.st_mode & S_IFMT == S_IFDIR && status.st_mode & 0o077 == 0)
    }
    try CacheLocation.createDirectory(for: "grids.calgrid")
  }

  @Test func aFileInTheWayIsNamed() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try Publication.publish([1], to: "\(folder.path)/file")
    expectError(.cannotCreate, expected: "a directory") {
      try CacheLocation.createDirectory(for: "\(folder.path)/file/calgrid/grids.calgrid")
    }
  }
}
