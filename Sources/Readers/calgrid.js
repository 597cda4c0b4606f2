// Reads calgrid cache files: for browsers (a classic script that makes the global `calgrid`) and for Node (`require`).
// Written from the format document, Sources/GridFormat/GridFormat.docc/FileFormat.md, and from nothing else.
//
//   const file = new calgrid.CacheFile(bytes);              // a Uint8Array
//   const grid = file.grid("hebrew", 1, 1);                 // calendar, first weekday (1 = Sunday), minimum days
//   grid.month(5784, 6);                                    // {start, dayCount, firstWeekdayOffset, rowCount, number, isLeap, …}
//   grid.position(19782);                                   // days since 1970-01-01 → {year, ordinal, label, row, column}
//
// Every query is a bounded number of loads. Whatever is wrong is a CalgridError with a code; no bytes can make it crash.
var calgrid = (() => {
  "use strict";

  class CalgridError extends Error {
    constructor(code, place, offset, found, expected) {
      const at = offset == null ? "" : ` at byte ${offset}`;
      super(`${code}${place ? ` (${place}${at})` : ""}: found ${found}, expected ${expected}`);
      Object.assign(this, { name: "CalgridError", code, place, offset, found, expected });
    }
  }
  const corrupt = (place, offset, found, expected) => new CalgridError("corrupt", place, offset, found, expected);
  const range = (code, found, expected) => new CalgridError(code, "", null, found, expected);

  // ---- XXH3-64 with a seed -----------------------------------------------------------------------------------------

  const U64 = 0xffffffffffffffffn;
  const P32 = [0x9e3779b1n, 0x85ebca77n, 0xc2b2ae3dn];
  const P64 = [
    0x9e3779b185ebca87n, 0xc2b2ae3d27d4eb4fn, 0x165667b19e3779f9n, 0x85ebca77c2b2ae63n, 0x27d4eb2f165667c5n];
  const SECRET = new DataView(Uint8Array.from((
    "b8fe6c3923a44bbe7c01812cf721ad1cded46de9839097db7240a4a4b7b3671fcb79e64eccc0e578825ad07dccff7221" +
    "b8084674f743248ee03590e6813a264c3c2852bb91c300cb88d0658b1b532ea371644897a20df94e3819ef46a9deacd8" +
    "a8fa763fe39c343ff9dcbbc7c70b4f1d8a51e04bcdb45931c89f7ec9d9787364eac5ac8334d3ebc3c581a0fffa1363eb" +
    "170ddd51b7f0da49d316552629d4689e2b16be587d47a1fc8ff8b8d17ad031ce45cb3a8f95160428afd7fbcabb4b407e"
  ).match(/../g), (pair) => parseInt(pair, 16)).buffer);

  function xxh3(bytes, seedNumber) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const length = bytes.byteLength;
    const seed = BigInt(seedNumber);
    const u32 = (at) => BigInt(view.getUint32(at, true));
    const u64 = (at) => view.getBigUint64(at, true);
    const secret = (at) => SECRET.getBigUint64(at, true);
    const rotate = (x, by) => ((x << by) | (x >> (64n - by))) & U64;
    const fold = (a, b) => ((a * b) & U64) ^ ((a * b) >> 64n);
    const swap = (x) => {
      let turned = 0n;
      for (let i = 0n; i < 64n; i += 8n) turned = (turned << 8n) | ((x >> i) & 255n);
      return turned;
    };
    const avalanche = (x) => {
      x = ((x ^ (x >> 37n)) * 0x165667919e3779f9n) & U64;
      return x ^ (x >> 32n);
    };
    const oldAvalanche = (x) => {
      x = ((x ^ (x >> 33n)) * P64[1]) & U64;
      x = ((x ^ (x >> 29n)) * P64[2]) & U64;
      return x ^ (x >> 32n);
    };
    const mix = (at, key) => fold(u64(at) ^ ((secret(key) + seed) & U64), u64(at + 8) ^ ((secret(key + 8) - seed) & U64));
    if (length === 0) return oldAvalanche(seed ^ secret(56) ^ secret(64));
    if (length < 4) {
      const combined = (BigInt(bytes[0]) << 16n) | (BigInt(bytes[length >> 1]) << 24n) | BigInt(bytes[length - 1]) |
        (BigInt(length) << 8n);
      return oldAvalanche(combined ^ (((secret(0) & 0xffffffffn) ^ (secret(0) >> 32n)) + seed) & U64);
    }
    if (length < 9) {
      const turned = seed ^ swap(seed & 0xffffffffn);
      let x = (u32(length - 4) + (u32(0) << 32n)) ^ (((secret(8) ^ secret(16)) - turned) & U64);
      x = ((x ^ rotate(x, 49n) ^ rotate(x, 24n)) * 0x9fb21c651e98df25n) & U64;
      x = ((x ^ ((x >> 35n) + BigInt(length))) * 0x9fb21c651e98df25n) & U64;
      return x ^ (x >> 28n);
    }
    if (length < 17) {
      const low = u64(0) ^ (((secret(24) ^ secret(32)) + seed) & U64);
      const high = u64(length - 8) ^ (((secret(40) ^ secret(48)) - seed) & U64);
      return avalanche((BigInt(length) + swap(low) + high + fold(low, high)) & U64);
    }
    let sum = BigInt(length) * P64[0];
    if (length <= 128) {
      for (let i = (length - 1) >> 5; i >= 0; i--) sum += mix(16 * i, 32 * i) + mix(length - 16 * (i + 1), 32 * i + 16);
      return avalanche(sum & U64);
    }
    if (length <= 240) {
      for (let i = 0; i < 8; i++) sum += mix(16 * i, 16 * i);
      sum = avalanche(sum & U64);
      for (let i = 8; i < length >> 4; i++) sum += mix(16 * i, 16 * (i - 8) + 3);
      return avalanche((sum + mix(length - 16, 119)) & U64);
    }
    const key = new DataView(new ArrayBuffer(192));
    for (let i = 0; i < 192; i += 16) {
      key.setBigUint64(i, (secret(i) + seed) & U64, true);
      key.setBigUint64(i + 8, (secret(i + 8) - seed) & U64, true);
    }
    const lanes = [P32[2], P64[0], P64[1], P64[2], P64[3], P32[1], P64[4], P32[0]];
    const add = (at, from) => {
      for (let i = 0; i < 8; i++) {
        const value = u64(at + 8 * i);
        const mixed = value ^ key.getBigUint64(from + 8 * i, true);
        lanes[i ^ 1] = (lanes[i ^ 1] + value) & U64;
        lanes[i] = (lanes[i] + (mixed & 0xffffffffn) * (mixed >> 32n)) & U64;
      }
    };
    const stripes = (length - 1) >> 6;
    for (let stripe = 0; stripe < stripes; stripe++) {
      add(64 * stripe, 8 * (stripe & 15));
      if ((stripe & 15) !== 15) continue;
      for (let i = 0; i < 8; i++) {
        const lane = lanes[i] ^ (lanes[i] >> 47n) ^ key.getBigUint64(128 + 8 * i, true);
        lanes[i] = (lane * P32[0]) & U64;
      }
    }
    add(length - 64, 121);
    for (let i = 0; i < 4; i++) {
      sum += fold(lanes[2 * i] ^ key.getBigUint64(11 + 16 * i, true), lanes[2 * i + 1] ^ key.getBigUint64(19 + 16 * i, true));
    }
    return avalanche(sum & U64);
  }

  // ---- The file ----------------------------------------------------------------------------------------------------

  const MAGIC = [0x89, 0x43, 0x41, 0x4c, 0x47, 0x52, 0x49, 0x44, 0x0d, 0x0a, 0x1a, 0x0a];
  const KINDS = ["KEYS", "TABL", "MONT", "YEAR", "NAME", "ROWS", "LABX", "LABL"];
  const ABSENT = U64;

  class CacheFile {
    /** Checks header and section table of a Uint8Array or ArrayBuffer; the work does not depend on the file's size. */
    constructor(data) {
      const bytes = data instanceof ArrayBuffer ? new Uint8Array(data) : data;
      this.bytes = bytes;
      this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.sections = this._header();
      for (const kind of ["KEYS", "TABL", "MONT", "ROWS"]) {
        if (this.extent(kind).length === 0) throw corrupt("header", 64, `no section ${kind}`, "one");
      }
      if (this.extent("KEYS").length < 1024) {
        throw corrupt("KEYS", this.extent("KEYS").offset, `${this.extent("KEYS").length} bytes`, "at least 1024");
      }
      this.keyCount = Math.floor((this.extent("KEYS").length - 1024) / 64);
      this.tableCount = Math.floor(this.extent("TABL").length / 832);
    }

    _header() {
      const { bytes, view } = this;
      const size = bytes.byteLength;
      const present = Math.min(size, 12);
      for (let i = 0; i < present || present === 0; i++) {
        if (present > 0 && bytes[i] === MAGIC[i]) continue;
        throw new CalgridError("not a calgrid file", "header", 0, size ? "other bytes" : "an empty file", "the calgrid magic");
      }
      if (size < 64) throw new CalgridError("truncated", "header", size, `${size} bytes`, "at least 64");
      const mark = view.getUint32(16, true);
      if (mark === 0x0d0c0b0a) {
        throw new CalgridError("unsupported version", "header", 16, "big-endian integers", "little-endian integers");
      }
      if (mark !== 0x0a0b0c0d) throw corrupt("header", 16, `byte-order mark ${mark}`, 0x0a0b0c0d);
      const [major, minor] = [view.getUint16(12, true), view.getUint16(14, true)];
      if (major !== 1) {
        throw new CalgridError("unsupported version", "header", 12, `version ${major}.${minor}`, "version 1.x");
      }
      const count = view.getUint32(20, true);
      if (count < 1 || count > 32) throw corrupt("header", 20, `${count} sections`, "1 to 32");
      const length = view.getBigUint64(24, true);
      const tableEnd = 64 + 32 * count;
      if (size < tableEnd) throw new CalgridError("truncated", "header", size, `${size} bytes`, `${length} bytes`);
      const covered = new Uint8Array(tableEnd - 8);
      covered.set(bytes.subarray(0, 56));
      covered.set(bytes.subarray(64, tableEnd), 56);
      if (view.getBigUint64(56, true) !== xxh3(covered, 0)) throw corrupt("header", 56, "another checksum", "that of the header");
      if (length < BigInt(size)) throw corrupt("header", 24, `a file of ${size} bytes`, `${length} bytes`);
      if (length > BigInt(size)) throw new CalgridError("truncated", "file", size, `${size} bytes`, `${length} bytes`);
      const sections = new Map();
      let end = BigInt(tableEnd);
      for (let at = 64; at < tableEnd; at += 32) {
        const kind = this._text(at, 4);
        const [offset, bytesLong] = [view.getBigUint64(at + 8, true), view.getBigUint64(at + 16, true)];
        if (offset < end || offset % 64n !== 0n || offset > length || bytesLong > length - offset) {
          throw corrupt("header", at + 8, `section ${kind} at ${offset}, ${bytesLong} bytes`, "an aligned extent in the file");
        }
        end = offset + bytesLong;
        if (!KINDS.includes(kind) && !(view.getUint32(at + 4, true) & 1)) {
          throw new CalgridError("unsupported version", "header", at, `a section '${kind}'`, "known sections");
        }
        if (sections.has(kind)) throw corrupt("header", at, `a second section ${kind}`, "each section once");
        sections.set(kind, { kind, offset: Number(offset), length: Number(bytesLong), checksum: view.getBigUint64(at + 24, true) });
      }
      return sections;
    }

    _text(at, length) {
      let text = "";
      for (let i = at; i < at + length && this.bytes[i] !== 0; i++) text += String.fromCharCode(this.bytes[i]);
      return text;
    }

    /** Where a section stands; empty if the file has none of this kind. */
    extent(kind) {
      return this.sections.get(kind) ?? { offset: 0, length: 0 };
    }

    _entry(index) {
      const at = this.extent("KEYS").offset + 1024 + 64 * index;
      if (this.view.getBigUint64(at + 56, true) !== xxh3(this.bytes.subarray(at, at + 56), at)) {
        throw corrupt("KEYS", at + 56, "another checksum", "that of the entry");
      }
      const length = this.bytes[at + 8];
      if (length > 39) throw corrupt("KEYS", at + 8, `${length} parameter bytes`, "at most 39");
      const table = this.view.getUint32(at + 48, true);
      if (table >= this.tableCount) throw corrupt("KEYS", at + 48, `table ${table}`, `a table below ${this.tableCount}`);
      return { canonical: this.bytes.subarray(at + 9, at + 9 + length), table };
    }

    /** The parameters that this file answers. */
    keys() {
      const keys = [];
      for (let i = 0; i < this.keyCount; i++) {
        const { canonical } = this._entry(i);
        const length = canonical[1];
        if (canonical[0] !== 1 || canonical.length !== length + 4) continue;
        const calendar = String.fromCharCode(...canonical.subarray(2, 2 + length));
        keys.push({ calendar, firstWeekday: canonical[length + 2], minimumDays: canonical[length + 3] });
      }
      return keys;
    }

    /** The grid of a calendar and week rule; one bucket of the directory is read. */
    grid(calendar, firstWeekday, minimumDays) {
      const isRule = [firstWeekday, minimumDays].every((number) => Number.isInteger(number) && number >= 1 && number <= 7);
      if (!isRule || !/^[ -~]{1,35}$/.test(calendar)) throw this._missing(calendar, firstWeekday, minimumDays);
      const canonical = Uint8Array.from(
        [1, calendar.length, ...[...calendar].map((letter) => letter.charCodeAt(0)), firstWeekday, minimumDays]);
      const wanted = xxh3(canonical, 0);
      const start = this.extent("KEYS").offset;
      const bucket = Number(wanted >> 56n);
      const low = bucket === 0 ? 0 : this.view.getUint32(start + 4 * (bucket - 1), true);
      const high = this.view.getUint32(start + 4 * bucket, true);
      if (low > high || high > this.keyCount) {
        throw corrupt("KEYS", start + 4 * bucket, `entries ${low} to ${high}`, `ascending counts up to ${this.keyCount}`);
      }
      for (let i = low; i < high; i++) {
        if (this.view.getBigUint64(start + 1024 + 64 * i, true) !== wanted) continue;
        const entry = this._entry(i);
        if (entry.canonical.length === canonical.length && entry.canonical.every((byte, k) => byte === canonical[k])) {
          return new Grid(this, entry.table, calendar, firstWeekday, minimumDays);
        }
      }
      throw this._missing(calendar, firstWeekday, minimumDays);
    }

    _missing(calendar, firstWeekday, minimumDays) {
      return new CalgridError(
        "parameters not in this file", "KEYS", null, `${this.keyCount} other keys`,
        `${calendar} ${firstWeekday}/${minimumDays}`);
    }

    /** Checks every section's checksum and that the bytes between sections are zero: work in proportion to the file's size. */
    verify() {
      let end = 64 + 32 * this.view.getUint32(20, true);
      for (const { kind, offset, length, checksum } of this.sections.values()) {
        if (xxh3(this.bytes.subarray(offset, offset + length), offset) !== checksum) {
          throw corrupt(kind, offset, "another checksum", "that of the section table");
        }
        if (this.bytes.subarray(end, offset).some((byte) => byte !== 0)) throw corrupt("padding", end, "other bytes", "zeros");
        end = offset + length;
      }
      if (end !== this.bytes.length) throw corrupt("file", end, `${this.bytes.length - end} bytes behind the last section`, "none");
    }
  }

  // ---- Segments ----------------------------------------------------------------------------------------------------

  /** The line (x · slope + bias) >> 40 in exact arithmetic on doubles: 20 bits of slope and bias at a time. `| 0` cuts off what is below 1. */
  class Line {
    constructor(slope, bias) {
      this.high = Number(slope >> 20n);
      this.low = Number(slope & 0xfffffn);
      this.biasHigh = Number(bias >> 20n);
      this.biasLow = Number(bias & 0xfffffn);
    }

    at(x) {
      return ((x * this.high + this.biasHigh + (((x * this.low + this.biasLow) / 1048576) | 0)) / 1048576) | 0;
    }
  }

  class Segment {
    constructor(file, place, position, rank, rankCount) {
      const view = (this.view = file.view);
      this.bytes = file.bytes;
      const u32 = (field) => view.getUint32(place + field, true);
      const u64 = (field) => view.getBigUint64(place + field, true);
      const bad = (field, found, expected) => corrupt("TABL", place + field, found, expected);
      this.firstYear = view.getInt32(place, true);
      this.yearCount = u32(4);
      this.endYear = this.firstYear + this.yearCount;
      this.firstDay = view.getInt32(place + 8, true);
      this.dayCount = u32(12);
      this.periodYears = u32(16);
      this.periodDays = u32(20);
      const n = (this.periodMonths = u32(24));
      this.monthsPerYear = u32(28);
      const [years, periodYears, days, periodDays] = [this.yearCount, this.periodYears, this.dayCount, this.periodDays];
      this.isPeriodic = years > periodYears;
      if (years < 1 || years > 65535 || periodYears < 1 || periodYears > years) {
        throw bad(4, `${years} years, period ${periodYears}`, "1 to 65535");
      }
      if (days >= 1 << 24 || periodDays < 1 || periodDays > Math.max(1, days)) {
        throw bad(12, `${days} days, period ${periodDays}`, "a shorter period");
      }
      if (this.isPeriodic && days * periodDays >= 2 ** 44) throw bad(12, `${days} days`, "fewer");
      if (n < 1 || n > 1 << 20 || (this.monthsPerYear !== 0 &&
        (this.monthsPerYear > 13 || this.monthsPerYear * periodYears !== n))) {
        throw bad(24, `${n} months`, "12 or 13 a year");
      }
      if (this.isPeriodic && this.monthsPerYear === 0) throw bad(16, "a period of different years", "equal years");
      const line = (slope, bias, last, most, field) => {
        if (bias >= 1n << 60n || (BigInt(last) * slope + bias) >> 40n > BigInt(most)) {
          throw bad(field, "a line beyond the end", "a line that ends there");
        }
        return new Line(slope, bias);
      };
      this.monthLine = line((BigInt(n) << 40n) / BigInt(periodDays), u64(40), periodDays - 1, n, 40);
      const rowPlace = 144 + 16 * position;
      const rows = (this.periodRows = u32(rowPlace));
      this.rowBias = view.getUint16(place + rowPlace + 4, true);
      this.rowSteps = view.getUint16(place + rowPlace + 6, true);
      if (rows < 1 || rows >= 1 << 23 || this.rowSteps > 16) throw bad(144, `${rows} rows`, `rows of ${n} months`);
      this.rowLine = new Line(((BigInt(rows) << 32n) / BigInt(n)) << 8n, 0n);
      this.inverseRowLine = line((BigInt(n) << 40n) / BigInt(rows), u64(rowPlace + 8), rows - 1, n + this.rowSteps, 144);
      const within = (offset, length, kind, field) => {
        const section = file.extent(kind);
        if (offset > BigInt(section.length) || length > section.length - Number(offset)) {
          throw bad(field, `${length} bytes at ${offset} of ${kind}`, `an extent within ${section.length}`);
        }
        return section.offset + Number(offset);
      };
      if (u64(64) < 4n) throw bad(64, `offset ${u64(64)}`, "at least 4");
      this.months = within(u64(64), 4 * (n + 1), "MONT", 64);
      if (this.monthsPerYear === 0) {
        this.years = within(u64(72), 4 * (periodYears + 1), "YEAR", 72);
        this.names = file.extent("NAME").offset;
        this.nameCount = file.extent("NAME").length >> 4;
        if (u64(48) >= 1n << 40n) throw bad(48, "a steep line", "a line of years");
        this.yearLine = line(u64(48), u64(56), n - 1, periodYears, 56);
      }
      this.labels = null;
      if (u64(80) !== ABSENT) {
        this.labels = within(u64(80), 2 * n, "LABX", 80);
        this.labelRows = file.extent("LABL").offset;
        this.labelCount = file.extent("LABL").length >> 5;
      }
      this.rows = within(u64(88), (n + 1) * rankCount, "ROWS", 88) + (n + 1) * rank;
      if (Math.abs(this.firstDay) >= 1 << 30) throw bad(8, `day ${this.firstDay}`, "a nearer day");
      if (this.dayOf(0) !== 0 || this.dayOf(n) !== periodDays) {
        throw bad(64, `months from day ${this.dayOf(0)} to ${this.dayOf(n)}`, `0 to ${periodDays}`);
      }
      this.monthCount = this.isPeriodic ? years * this.monthsPerYear : n;
      const whole = this.isPeriodic ? Math.floor(years / periodYears) : 0;
      const dayTotal = whole * periodDays + (this.isPeriodic ? this.dayOf(this.monthCount - whole * n) : periodDays);
      if (days !== dayTotal) throw bad(12, `${days} days`, dayTotal);
      if (this.monthsPerYear === 0 && (this.firstOf(0) > 0 || this.firstOf(periodYears) !== n)) {
        throw bad(72, `years from month ${this.firstOf(0)} to ${this.firstOf(periodYears)}`, `0 to ${n}`);
      }
    }

    word(index) { return this.view.getUint32(this.months + 4 * index, true); }
    dayOf(index) { return this.word(index) & 0x3fffff; }
    yearWord(year) { return this.view.getUint32(this.years + 4 * year, true); }
    /** The index of a year's ordinal 1; negative in a table that begins inside a year. */
    firstOf(year) { return (this.yearWord(year) >>> 12) - 16; }
    period(x, length) { return this.isPeriodic ? (x / length) | 0 : 0; }

    // A month is its period, its index within the period and its word. Years and days count from the segment's first.
    slot(period, index) { return { period, index, word: this.word(index) }; }

    ofPosition(position) {
      const period = this.period(position, this.periodMonths);
      return this.slot(period, position - period * this.periodMonths);
    }

    /** The month at an ordinal of a year; null if there is none. */
    ofYear(year, ordinal) {
      if (this.monthsPerYear !== 0) {
        if (!(ordinal >= 1 && ordinal <= this.monthsPerYear)) return null;
        const period = this.period(year, this.periodYears);
        return this.slot(period, (year - period * this.periodYears) * this.monthsPerYear + ordinal - 1);
      }
      const word = this.yearWord(year);
      const index = (word >>> 12) - 17 + ordinal;
      return ordinal >= 1 && ordinal <= (word & 15) && index >= 0 && index < this.periodMonths ? this.slot(0, index) : null;
    }

    ofDay(day) {
      const period = this.period(day, this.periodDays);
      const rest = day - period * this.periodDays;
      const index = this.monthLine.at(rest);
      const word = this.word(index);
      return rest < (word & 0x3fffff) ? this.slot(period, index - 1) : { period, index, word };
    }

    ofRow(row) {
      const period = this.period(row, this.periodRows);
      const rest = row - period * this.periodRows;
      let index = Math.min(this.inverseRowLine.at(rest), this.periodMonths - 1);
      for (let step = 0; step < this.rowSteps; step++) if (index > 0 && this.residualRows(index) > rest) index--;
      return this.slot(period, index);
    }

    start(month) { return this.firstDay + month.period * this.periodDays + (month.word & 0x3fffff); }

    yearOf(month) {
      if (this.monthsPerYear !== 0) {
        return month.period * this.periodYears + ((month.index / this.monthsPerYear) | 0);
      }
      const guess = this.yearLine.at(month.index);
      return guess - (month.index < this.firstOf(guess) ? 1 : 0);
    }

    ordinalOf(month, year) {
      if (this.monthsPerYear === 0) return month.index - this.firstOf(year) + 1;
      return month.index - (year - month.period * this.periodYears) * this.monthsPerYear + 1;
    }

    ordinals(year) {
      if (this.monthsPerYear !== 0) return [1, this.monthsPerYear];
      const word = this.yearWord(year);
      const first = Math.max(1, 17 - (word >>> 12));
      return [first, Math.max(first, word & 15)];
    }

    name(year, ordinal) {
      if (this.monthsPerYear !== 0) return ordinal;
      const row = (this.yearWord(year) >> 4) & 255;
      return row < this.nameCount ? this.bytes[this.names + 16 * row + ((ordinal - 1) & 15)] : ordinal;
    }

    label(month, day) {
      if (!(month.word & 0x2000000) || this.labels === null) return day + 1;
      const row = this.view.getUint16(this.labels + 2 * month.index, true);
      return row < this.labelCount ? this.bytes[this.labelRows + 32 * row + (day & 31)] : day + 1;
    }

    monthsBefore(year) {
      if (year >= this.yearCount) return this.monthCount;
      if (this.monthsPerYear !== 0) return year * this.monthsPerYear;
      return Math.min(Math.max(this.firstOf(year), 0), this.periodMonths);
    }

    yearStart(year) {
      return year < this.yearCount ? this.start(this.ofPosition(this.monthsBefore(year))) : this.firstDay + this.dayCount;
    }

    residualRows(index) { return this.rowLine.at(index) + this.bytes[this.rows + index] - this.rowBias; }
    rowsBefore(month) { return month.period * this.periodRows + this.residualRows(month.index); }
    rowsBeforePosition(position) { return this.rowsBefore(this.ofPosition(position)); }
  }

  // ---- Grids -------------------------------------------------------------------------------------------------------

  class Grid {
    constructor(file, table, calendar, firstWeekday, minimumDays) {
      const view = file.view;
      const place = file.extent("TABL").offset + 832 * table;
      if (view.getBigUint64(place, true) !== xxh3(file.bytes.subarray(place + 8, place + 832), place)) {
        throw corrupt("TABL", place, "another checksum", "that of the record");
      }
      const [first, last] = [view.getInt32(place + 40, true), view.getInt32(place + 44, true)];
      const [count, mask] = [view.getUint32(place + 48, true), view.getUint32(place + 52, true)];
      if (first > last || count < 1 || count > 3) {
        throw corrupt("TABL", place + 40, `years ${first} to ${last} in ${count} segments`, "ascending years, 1 to 3 segments");
      }
      if (file._text(place + 16, 24) !== calendar) {
        throw corrupt("TABL", place + 16, `calendar ${file._text(place + 16, 24)}`, calendar);
      }
      const ones = (bits) => [0, 1, 2, 3, 4, 5, 6].filter((k) => (bits >> k) & 1).length;
      const position = firstWeekday - 1;
      if (mask > 127 || !((mask >> position) & 1)) {
        throw corrupt("TABL", place + 52, `no row sums for first weekday ${firstWeekday}`, "row sums for every key");
      }
      Object.assign(this, { calendar, firstWeekday, minimumDays, firstYear: first, lastYear: last });
      this._segments = [];
      let [months, rows] = [0, 0];
      for (let i = 0; i < count; i++) {
        const rank = ones(mask & ((1 << position) - 1));
        const segment = new Segment(file, place + 64 + 256 * i, position, rank, ones(mask));
        const before = this._segments[i - 1];
        if (before && (before.firstYear + before.yearCount !== segment.firstYear ||
          before.firstDay + before.dayCount !== segment.firstDay)) {
          throw corrupt("TABL", place, "segments with a gap", "segments that join");
        }
        this._segments.push(segment);
      }
      const end = this._segments[count - 1];
      if (this._segments[0].firstYear > first || end.firstYear + end.yearCount <= last) {
        throw corrupt("TABL", place + 40, `years ${first} to ${last}`, "years inside the segments");
      }
      // What each segment answers; it covers a year more at the ends of the table.
      for (const segment of this._segments) {
        const low = Math.max(segment.firstYear, first);
        const high = Math.min(segment.firstYear + segment.yearCount - 1, last);
        const answers = low <= high;
        const edge = segment.firstDay + segment.dayCount;
        const from = answers ? segment.monthsBefore(low - segment.firstYear) : 0;
        const to = answers ? segment.monthsBefore(high - segment.firstYear + 1) : 0;
        segment.fromDay = answers ? Math.min(segment.yearStart(low - segment.firstYear), edge) : 0;
        segment.toDay = answers ? Math.min(segment.yearStart(high - segment.firstYear + 1), edge) : 0;
        segment.rowShift = answers ? rows - segment.rowsBeforePosition(from) : 0;
        segment.fromRow = rows;
        months += Math.max(0, to - from);
        if (answers) rows += Math.max(0, segment.rowsBeforePosition(to) - segment.rowsBeforePosition(from));
        segment.toRow = rows;
      }
      const answering = this._segments.filter((segment) => segment.toDay > segment.fromDay);
      this.monthCount = months;
      this.rowCount = rows;
      this.firstDay = answering.length ? answering[0].fromDay : end.firstDay;
      this.lastDay = answering.length ? answering[answering.length - 1].toDay - 1 : end.firstDay;
    }

    _ofYear(year) {
      if (Number.isInteger(year) && year >= this.firstYear && year <= this.lastYear) {
        for (let i = 0; ; i++) if (year < this._segments[i].endYear) return this._segments[i];
      }
      throw range("year outside the range", `${this.calendar} year ${year}`, `${this.firstYear} to ${this.lastYear}`);
    }

    _ofDay(day) {
      for (let i = 0; i < this._segments.length && Number.isInteger(day); i++) {
        if (day >= this._segments[i].fromDay && day < this._segments[i].toDay) return this._segments[i];
      }
      throw range("day outside the range", `day ${day}`, `${this.firstDay} to ${this.lastDay}`);
    }

    /** The segment that holds a day, the years beside the range included, or null. */
    _covering(day) {
      for (let i = 0; i < this._segments.length; i++) {
        const segment = this._segments[i];
        if (day >= segment.firstDay && day < segment.firstDay + segment.dayCount) return segment;
      }
      return null;
    }

    _month(segment, year, ordinal) {
      const month = Number.isInteger(ordinal) ? segment.ofYear(year - segment.firstYear, ordinal) : null;
      if (month !== null) return month;
      const [first, last] = segment.ordinals(year - segment.firstYear);
      throw range("no such month", `month ordinal ${ordinal} in ${this.calendar} year ${year}`, `${first} to ${last}`);
    }

    _offset(word) { return (((word >>> 22) & 7) + 8 - this.firstWeekday) % 7; }

    /** The column of a day: 0…6. Day 0 was a Thursday. */
    column(day) { return (((day + 5 - this.firstWeekday) % 7) + 7) % 7; }

    /** The first and the last known ordinal of a year. */
    ordinals(year) {
      const segment = this._ofYear(year);
      return segment.ordinals(year - segment.firstYear);
    }

    /** Civil days of a month. */
    dayCount(year, ordinal) { return this._month(this._ofYear(year), year, ordinal).word >>> 26; }

    /** Cells that stand before the month's first day. */
    firstWeekdayOffset(year, ordinal) { return this._offset(this._month(this._ofYear(year), year, ordinal).word); }

    /** The month's first day, as days since 1970-01-01. */
    start(year, ordinal) {
      const segment = this._ofYear(year);
      return segment.start(this._month(segment, year, ordinal));
    }

    /** All facts of a month. */
    month(year, ordinal) {
      const segment = this._ofYear(year);
      const month = this._month(segment, year, ordinal);
      const name = segment.name(year - segment.firstYear, ordinal);
      const firstWeekdayOffset = this._offset(month.word);
      const dayCount = month.word >>> 26;
      return {
        year, ordinal, number: name & 15, isLeap: (name & 128) !== 0, start: segment.start(month), dayCount,
        firstWeekdayOffset, rowCount: Math.floor((firstWeekdayOffset + dayCount + 6) / 7),
      };
    }

    /** The labels of a month's civil days. */
    labels(year, ordinal) {
      const segment = this._ofYear(year);
      const month = this._month(segment, year, ordinal);
      return Array.from({ length: month.word >>> 26 }, (_, day) => segment.label(month, day));
    }

    /** The day in a cell 0…41 of a month's page: owner −1, 0 or 1 for previous, current and next month; null for a blank. */
    cell(year, ordinal, index) {
      const segment = this._ofYear(year);
      const month = this._month(segment, year, ordinal);
      if (!(Number.isInteger(index) && index >= 0 && index < 42)) throw range("no such cell", `cell ${index}`, "0 to 41");
      const place = index - this._offset(month.word);
      const day = segment.start(month) + place;
      if (place >= 0 && place < month.word >>> 26) return { day, label: segment.label(month, place), owner: 0 };
      const other = this._covering(day);
      if (other === null) return null;
      const neighbour = other.ofDay(day - other.firstDay);
      return { day, label: other.label(neighbour, day - other.start(neighbour)), owner: place < 0 ? -1 : 1 };
    }

    /** Where a day stands. */
    position(day) {
      const segment = this._ofDay(day);
      const month = segment.ofDay(day - segment.firstDay);
      const year = segment.yearOf(month);
      const place = day - segment.start(month);
      const cell = this._offset(month.word) + place;
      return {
        year: segment.firstYear + year, ordinal: segment.ordinalOf(month, year), label: segment.label(month, place),
        row: (cell / 7) | 0, column: cell % 7,
      };
    }

    /** Week-year and week of a day, or null where the year's beginning is not known. */
    week(day) {
      this._ofDay(day);
      const pivot = day - this.column(day) + 7 - this.minimumDays;
      const segment = this._covering(pivot);
      if (segment === null) return null;
      const year = segment.yearOf(segment.ofDay(pivot - segment.firstDay));
      if (segment.monthsPerYear === 0 && (segment.firstOf(year) < 0 || segment.firstOf(year) > segment.periodMonths)) return null;
      return { year: segment.firstYear + year, week: Math.floor((pivot - segment.yearStart(year)) / 7) + 1 };
    }

    /** Rows of all answered months before this one, stacked as blocks of the weeks they touch. */
    rowsBefore(year, ordinal) {
      const segment = this._ofYear(year);
      return segment.rowsBefore(this._month(segment, year, ordinal)) + segment.rowShift;
    }

    /** The month that holds a row of that stack, and the row within it. */
    monthAtRow(row) {
      for (let i = 0; i < this._segments.length && Number.isInteger(row); i++) {
        const segment = this._segments[i];
        if (row < segment.fromRow || row >= segment.toRow) continue;
        const month = segment.ofRow(row - segment.rowShift);
        const year = segment.yearOf(month);
        return {
          year: segment.firstYear + year, ordinal: segment.ordinalOf(month, year),
          row: row - segment.rowShift - segment.rowsBefore(month),
        };
      }
      throw range("no such row", `row ${row}`, `0 to ${this.rowCount - 1}`);
    }
  }

  return { CacheFile, CalgridError, xxh3 };
})();
if (typeof module === "object" && module.exports) module.exports = calgrid;
