// Answers the queries of the conformance file, a line each, with Sources/Readers/calgrid.js.
// node replay.js FOLDER < queries: the caches that `use NAME` opens are FOLDER/NAME.calgrid.
"use strict";
const fs = require("fs");
const path = require("path");
const calgrid = require(path.join(__dirname, "../../../Sources/Readers/calgrid.js"));

let bytes, damaged, file;
let grid = null;
const CONTROL = new Set(["use", "set", "cut", "open", "verify", "grid"]);

function answer(words) {
  if (grid === null && !CONTROL.has(words[0])) return "error no grid";
  const numbers = words.slice(1).map(Number);
  switch (words[0]) {
    case "use":
      bytes = fs.readFileSync(path.join(process.argv[2], `${words[1]}.calgrid`));
      damaged = Buffer.from(bytes);
      file = new calgrid.CacheFile(bytes);
      return "ok";
    case "set":
      words.slice(2).forEach((digits, i) => (damaged[numbers[0] + i] = parseInt(digits, 16)));
      return "ok";
    case "cut":
      damaged = damaged.subarray(0, numbers[0]);
      return "ok";
    case "open":
    case "verify": {
      const copy = damaged;
      damaged = Buffer.from(bytes);
      grid = null;
      const broken = new calgrid.CacheFile(copy);
      if (words[0] === "verify") broken.verify();
      else grid = broken.grid(words[1], numbers[1], numbers[2]);
      return "ok";
    }
    case "grid":
      grid = null;
      grid = file.grid(words[1], numbers[1], numbers[2]);
      return [grid.firstYear, grid.lastYear, grid.firstDay, grid.lastDay, grid.rowCount].join(" ");
    case "ordinals": return grid.ordinals(numbers[0]).join(" ");
    case "month": {
      const month = grid.month(numbers[0], numbers[1]);
      if (month.start !== grid.start(numbers[0], numbers[1]) || month.dayCount !== grid.dayCount(numbers[0], numbers[1]) ||
        month.firstWeekdayOffset !== grid.firstWeekdayOffset(numbers[0], numbers[1])) return "a month and its parts differ";
      return [month.start, month.dayCount, month.firstWeekdayOffset, month.rowCount, month.number, Number(month.isLeap)].join(" ");
    }
    case "labels": return grid.labels(numbers[0], numbers[1]).join(" ");
    case "cell": {
      const cell = grid.cell(numbers[0], numbers[1], numbers[2]);
      return cell === null ? "blank" : [cell.day, cell.label, cell.owner].join(" ");
    }
    case "day": {
      const place = grid.position(numbers[0]);
      return [place.year, place.ordinal, place.label, place.row, place.column].join(" ");
    }
    case "week": {
      const week = grid.week(numbers[0]);
      return week === null ? "none" : `${week.year} ${week.week}`;
    }
    case "before": return `${grid.rowsBefore(numbers[0], numbers[1])}`;
    case "row": {
      const found = grid.monthAtRow(numbers[0]);
      return [found.year, found.ordinal, found.row].join(" ");
    }
    default: throw new Error(`unknown query ${words.join(" ")}`);
  }
}

const answers = [];
for (const line of fs.readFileSync(0, "utf8").split("\n")) {
  if (line === "") continue;
  try {
    answers.push(answer(line.split(" ")));
  } catch (error) {
    if (!(error instanceof calgrid.CalgridError)) throw error;
    answers.push(`error ${error.code}`);
  }
}
fs.writeFileSync(1, answers.join("\n") + "\n");
