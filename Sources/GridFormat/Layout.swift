/// Every offset and size of the file format, named once; `FileFormat.md` is the document they come from.
@usableFromInline
package enum Layout {
  package static let magic: [UInt8] = [0x89, 0x43, 0x41, 0x4C, 0x47, 0x52, 0x49, 0x44, 0x0D, 0x0A, 0x1A, 0x0A]
  package static let majorVersion: UInt16 = 1
  package static let minorVersion: UInt16 = 0
  package static let byteOrderMark: UInt32 = 0x0A0B_0C0D
  package static let alignment = 64
  package static let maximumSections = 32

  package enum Header {
    package static let size = 64
    package static let major = 12
    package static let minor = 14
    package static let byteOrderMark = 16
    package static let sectionCount = 20
    package static let totalLength = 24
    package static let generator = 32
    package static let generatorSize = 24
    package static let checksum = 56
  }

  package enum Section {
    package static let size = 32
    package static let kind = 0
    package static let flags = 4
    package static let offset = 8
    package static let length = 16
    package static let checksum = 24
    package static let optionalFlag: UInt32 = 1
  }

  package enum Keys {
    package static let fanoutSize = 1_024
    package static let entrySize = 64
    package static let hash = 0
    package static let parameterLength = 8
    package static let parameters = 9
    package static let maximumParameterLength = 39
    package static let table = 48
    package static let checksum = 56
  }

  package enum Table {
    package static let size = 832
    package static let checksum = 0
    package static let ruleVersion = 8
    package static let calendar = 16
    package static let calendarSize = 24
    package static let firstYear = 40
    package static let lastYear = 44
    package static let segmentCount = 48
    package static let rowMask = 52
    package static let segments = 64
    package static let maximumSegments = 3
  }

  package enum Segment {
    package static let size = 256
    package static let firstYear = 0
    package static let yearCount = 4
    package static let firstDay = 8
    package static let dayCount = 12
    package static let periodYears = 16
    package static let periodDays = 20
    package static let periodMonths = 24
    package static let monthsPerYear = 28
    package static let flags = 32
    package static let simpleFlag: UInt32 = 1
    package static let monthBias = 40
    package static let yearSlope = 48
    package static let yearBias = 56
    package static let months = 64
    package static let years = 72
    package static let labels = 80
    package static let rows = 88
    package static let rowRecords = 144
    package static let rowRecordSize = 16
    package static let absent = UInt64.max
  }

  package static let labelRowSize = 32
  package static let nameRowSize = 16
  package static let maximumNameRows = 256
  /// Added to month indexes in year words, so that the index before a table that begins inside a year is not negative.
  @usableFromInline package static let yearWordShift = 16
  package static let plainLabels: UInt16 = 0xFFFF

  /// The next multiple of ``alignment``.
  package static func aligned(_ offset: Int) -> Int {
    (offset + alignment - 1) / alignment * alignment
  }
}

/// The kinds of sections, in file order.
package enum SectionKind: String, CaseIterable, Sendable {
  case keys = "KEYS"
  case tables = "TABL"
  case months = "MONT"
  case years = "YEAR"
  case names = "NAME"
  case rows = "ROWS"
  case labelIndexes = "LABX"
  case labels = "LABL"

  /// The kind with these four letters, read as a little-endian integer.
  package init?(code: UInt32) {
    switch code {
    case 0x5359_454B: self = .keys
    case 0x4C42_4154: self = .tables
    case 0x544E_4F4D: self = .months
    case 0x5241_4559: self = .years
    case 0x454D_414E: self = .names
    case 0x5357_4F52: self = .rows
    case 0x5842_414C: self = .labelIndexes
    case 0x4C42_414C: self = .labels
    default: return nil
    }
  }

  /// The position in file order: 0…7.
  package var index: Int {
    switch self {
    case .keys: 0
    case .tables: 1
    case .months: 2
    case .years: 3
    case .names: 4
    case .rows: 5
    case .labelIndexes: 6
    case .labels: 7
    }
  }
}
