// Measures the JavaScript reader: node reader.js READER CACHE COUNT; prints operation, fastest round in ns per query, sum of the answers.
"use strict";
const calgrid = require(process.argv[2]);
const grid = new calgrid.CacheFile(require("fs").readFileSync(process.argv[3])).grid("gregorian", 2, 4);
const count = Number(process.argv[4]);
const within = (first, last) => Int32Array.from({ length: count }, (_, i) => first + ((i * 7919) % (last - first + 1)));
const years = within(grid.firstYear, grid.lastYear);
const days = within(grid.firstDay, grid.lastDay);

function measure(name, query) {
  let best = Infinity;
  let total = 0;
  for (let round = 0; round < 9; round++) {
    const start = process.hrtime.bigint();
    total = 0;
    for (let i = 0; i < count; i++) total += query(i);
    best = Math.min(best, Number(process.hrtime.bigint() - start) / count);
  }
  console.log(name, best, total);
}

measure("dayCount", (i) => grid.dayCount(years[i], 1 + (i % 12)));
measure("cellDate", (i) => {
  const cell = grid.cell(years[i], 1 + (i % 12), i % 42);
  return cell.day + cell.label;
});
measure("placeOfDay", (i) => {
  const place = grid.position(days[i]);
  return place.year + place.ordinal + place.label + place.row + place.column;
});
