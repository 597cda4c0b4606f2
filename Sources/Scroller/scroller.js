// The page of years: scrolls over all years of a calendar, and only those on the screen are in the page.
// `calgrid` is the reader of cache files, `calgrid-data` holds the cache, the names and how the page begins.
(() => {
  "use strict";
  const byID = (id) => document.getElementById(id);
  const data = JSON.parse(byID("calgrid-data").textContent);
  const view = byID("view");
  const run = byID("run");
  const root = document.documentElement;
  view.lang = data.language;

  /** Browsers stop at 17.8 million pixels; a longer run is scrolled in pieces. */
  const LIMIT = 8_000_000;

  const file = (() => {
    const text = atob(data.cache);
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
    return new calgrid.CacheFile(bytes);
  })();
  const calendars = new Map(data.calendars.map((calendar) => [calendar.id, calendar]));

  // ---- What is shown -------------------------------------------------------------------------------------------------

  const state = { ...data.start };
  const DEFAULTS = { ...data.start };
  let grid, second, names, secondNames;
  let sizes;
  /** Where each year begins, in pixels; one more for the end. */
  let tops;
  /** Room behind the last year, so that it too can stand at the upper edge. */
  let spare = 0;

  const minimumDays = () => Number(state.weeks) || data.minimumDays[0];
  const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const clamp = (x, low, high) => Math.min(Math.max(x, low), high);
  const modulo = (x, y) => ((x % y) + y) % y;

  function today() {
    if (data.today !== null) return data.today;
    const now = new Date();
    return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
  }

  function openGrids() {
    grid = file.grid(state.calendar, Number(state.first), minimumDays());
    names = calendars.get(state.calendar);
    second = state.second ? file.grid(state.second, Number(state.first), minimumDays()) : null;
    secondNames = state.second ? calendars.get(state.second) : null;
  }

  // ---- Names ---------------------------------------------------------------------------------------------------------

  /** A number in the digits of the language. */
  const digits = data.digits[0] === "0" ? String : (number) => `${number}`.replace(/\d/g, (digit) => data.digits[digit]);

  function yearTitle(year) {
    if (names.reigns) {
      const last = grid.start(year, grid.ordinals(year)[1]) + 30;
      const reigns = [grid.start(year, grid.ordinals(year)[0]), last]
        .map((day) => names.reigns.findLast((reign) => day >= reign.day)).filter(Boolean);
      const titles = [...new Set(reigns)].map((reign) => `${reign.title[0]}${digits(year - reign.before)}${reign.title[1]}`);
      return titles.length ? `${titles.join(" / ")} (${digits(year)})` : digits(year);
    }
    if (year < 1 && names.beforeEra) return `${names.beforeEra[0]}${digits(1 - year)}${names.beforeEra[1]}`;
    const [before, after] = names.era[modulo(year, names.era.length)];
    return `${before}${digits(year)}${after}`;
  }

  function monthName(calendar, month, monthsInYear, width) {
    const list = month.isLeap ? calendar.leapMonths : monthsInYear > 12 ? calendar.longYearMonths ?? calendar.months : calendar.months;
    return list?.[month.number - 1]?.[width] ?? `M${month.number}`;
  }

  /** A day of the second calendar: its number, or its name where the language has names for days. */
  function dayName(calendar, label) {
    return calendar.days?.[label - 1] ?? digits(label);
  }

  function dateTitle(day) {
    const place = grid.position(day);
    const month = grid.month(place.year, place.ordinal);
    const name = monthName(names, month, grid.ordinals(place.year)[1], 0);
    let text = `${data.weekdays[modulo(day + 4, 7)][0]}, ${digits(place.label)} ${name} ${yearTitle(place.year)}`;
    if (second && day >= second.firstDay && day <= second.lastDay) {
      const other = second.position(day);
      const otherMonth = second.month(other.year, other.ordinal);
      text += `; ${secondNames.name}: ${dayName(secondNames, other.label)} ${monthName(secondNames, otherMonth, second.ordinals(other.year)[1], 0)} ${digits(other.year)}`;
    }
    return day === today() ? `${text}, today` : text;
  }

  // ---- Measures ------------------------------------------------------------------------------------------------------

  function measure() {
    const width = view.clientWidth;
    const week = Number(state.weeks) ? 30 : 0;
    const padding = width < 560 ? 12 : 24;
    const gap = 28;
    const cell = Math.floor(clamp((width - 2 * padding - week) / 7, 30, width < 560 ? 54 : 40));
    const table = 7 * cell + week;
    const fitting = Math.floor((width - 2 * padding + gap) / (table + gap));
    const columns = fitting >= 4 ? 4 : fitting >= 3 ? 3 : Math.max(1, fitting);
    sizes = {
      columns, cell, gap, week, row: second ? 42 : 34, head: 26, caption: 34, title: 64, space: 40,
      width: columns * table + (columns - 1) * gap,
    };
    for (const name of ["cell", "gap", "week", "row", "head", "caption", "title", "width"]) {
      root.style.setProperty(`--${name}`, `${sizes[name]}px`);
    }
    root.style.setProperty("--columns", columns);
  }

  /** The rows of each line of months of a year. */
  function lineRows(year) {
    const [first, last] = grid.ordinals(year);
    const lines = [];
    for (let ordinal = first; ordinal <= last; ordinal++) {
      const line = Math.floor((ordinal - first) / sizes.columns);
      const rows = state.rows === "fixed" ? 6 : grid.month(year, ordinal).rowCount;
      lines[line] = Math.max(lines[line] ?? 0, rows);
    }
    return lines;
  }

  const lineHeight = (rows) => sizes.caption + sizes.head + rows * sizes.row + sizes.gap;

  function stack() {
    const count = grid.lastYear - grid.firstYear + 1;
    tops = new Float64Array(count + 1);
    const { columns, title, space } = sizes;
    const fixed = state.rows === "fixed";
    for (let i = 0; i < count; i++) {
      const year = grid.firstYear + i;
      const [first, last] = grid.ordinals(year);
      let height = title + space;
      for (let ordinal = first; ordinal <= last; ordinal += columns) {
        let rows = fixed ? 6 : 0;
        for (let k = ordinal; !fixed && k < ordinal + columns && k <= last; k++) {
          rows = Math.max(rows, Math.ceil((grid.firstWeekdayOffset(year, k) + grid.dayCount(year, k)) / 7));
        }
        height += lineHeight(rows);
      }
      tops[i + 1] = tops[i] + height;
    }
    spare = Math.max(0, view.clientHeight - (tops[count] - tops[count - 1]));
  }

  const total = () => tops[tops.length - 1] + spare;
  const runHeight = () => Math.min(total(), LIMIT);
  const topOf = (year) => tops[year - grid.firstYear];

  function yearAt(y) {
    let [low, high] = [0, tops.length - 2];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (tops[middle] <= y) low = middle;
      else high = middle - 1;
    }
    return grid.firstYear + low;
  }

  // ---- Scrolling -----------------------------------------------------------------------------------------------------

  /** The pixel of the run at the upper edge of the screen, and the scroll position at which that was found. */
  let position = 0;
  let scrolled = 0;
  const shown = new Map();
  let queued = 0;
  let settling = 0;
  let active = null;

  const most = () => Math.max(0, total() - view.clientHeight);
  const mostScroll = () => Math.max(1, runHeight() - view.clientHeight);

  /** Where the scroll bar stands for a position. */
  const scrollFor = (y) => (total() <= LIMIT ? y : (y / Math.max(1, most())) * mostScroll());

  function moveTo(y) {
    position = clamp(y, 0, most());
    view.scrollTop = scrollFor(position);
    scrolled = view.scrollTop;
    draw();
  }

  function onScroll() {
    const now = view.scrollTop;
    if (now === scrolled) return;
    if (total() <= LIMIT) position = now;
    // A wheel, a finger or a key moves pixel by pixel; the scroll bar's thumb moves over the whole run.
    else if (Math.abs(now - scrolled) <= 2 * view.clientHeight) position = clamp(position + now - scrolled, 0, most());
    else position = clamp((now / mostScroll()) * most(), 0, most());
    scrolled = now;
    if (!queued) queued = requestAnimationFrame(frame);
    clearTimeout(settling);
    settling = setTimeout(settle, 160);
    const atEdge = (now < 1 && position > 0) || (now > mostScroll() - 1 && position < most());
    if (atEdge) settle();
  }

  function frame() {
    queued = 0;
    draw();
  }

  /** Brings the scroll bar to where the position says, when the scrolling has come to rest. */
  function settle() {
    if (total() <= LIMIT || Math.abs(scrollFor(position) - view.scrollTop) < 1) return;
    view.scrollTop = scrollFor(position);
    scrolled = view.scrollTop;
    draw();
  }

  // ---- Drawing -------------------------------------------------------------------------------------------------------

  /** What a frame may spend on lines that are not on the screen yet, in milliseconds. */
  const AHEAD = 4;

  function draw() {
    const started = performance.now();
    const height = view.clientHeight;
    const from = yearAt(Math.max(0, position));
    const to = yearAt(position + height);
    for (let year = from; year <= to; year++) place(year);
    // One year beyond each edge.
    for (const year of [to + 1, from - 1]) if (year >= grid.firstYear && year <= grid.lastYear) place(year);
    for (const [year, section] of shown) {
      if (year >= from - 1 && year <= to + 1) continue;
      if (section.element.contains(document.activeElement)) view.focus({ preventScroll: true });
      section.element.remove();
      shown.delete(year);
    }
    // Lines on the screen at once, the others when there is time.
    const ahead = [];
    for (const [year, section] of shown) {
      for (const line of section.lines) {
        if (line.isFilled) continue;
        const top = topOf(year) + line.top;
        if (top < position + height && top + line.height > position) fill(year, line);
        else ahead.push({ year, line, distance: Math.abs(top - position) });
      }
    }
    ahead.sort((one, two) => one.distance - two.distance);
    for (const { year, line } of ahead) {
      if (performance.now() - started > AHEAD) {
        if (!queued) queued = requestAnimationFrame(frame);
        break;
      }
      fill(year, line);
    }
    const named = yearAt(position + sizes.title);
    if (document.activeElement !== byID("year")) byID("year").value = named;
    remember(named);
  }

  function place(year) {
    let section = shown.get(year);
    if (!section) {
      section = makeSection(year);
      // In the order of the years, for those who read the page rather than see it.
      let behind = null;
      for (const [other, { element }] of shown) {
        if (other > year && (behind === null || other < Number(behind.dataset.year))) behind = element;
      }
      run.insertBefore(section.element, behind);
      shown.set(year, section);
    }
    const top = `${Math.round(topOf(year) - position + scrolled)}px`;
    if (section.element.style.top !== top) section.element.style.top = top;
  }

  /** A year with its title and empty lines of months, as high as they will be. */
  function makeSection(year) {
    const [first, last] = grid.ordinals(year);
    const element = document.createElement("section");
    element.className = "year";
    element.dataset.year = year;
    element.setAttribute("aria-labelledby", `y${year}`);
    element.innerHTML = `<h2 id="y${year}"><bdi>${escaped(yearTitle(year))}</bdi>${secondTitle(year, first, last)}</h2>`;
    let top = sizes.title;
    const lines = lineRows(year).map((rows, i) => {
      const line = { top, height: lineHeight(rows), first: first + i * sizes.columns, isFilled: false, element: document.createElement("div") };
      line.element.className = "line";
      line.element.style.height = `${line.height}px`;
      element.append(line.element);
      top += line.height;
      return line;
    });
    return { element, lines };
  }

  function fill(year, line) {
    const last = grid.ordinals(year)[1];
    let text = "";
    for (let ordinal = line.first; ordinal < line.first + sizes.columns && ordinal <= last; ordinal++) {
      text += monthMarkup(year, ordinal, last);
    }
    line.element.innerHTML = text;
    line.isFilled = true;
  }

  function secondTitle(year, first, last) {
    if (!second) return "";
    const from = grid.start(year, first);
    const to = grid.start(year, last) + grid.dayCount(year, last) - 1;
    if (to < second.firstDay || from > second.lastDay) return "";
    const [one, two] = [second.position(Math.max(from, second.firstDay)).year, second.position(Math.min(to, second.lastDay)).year];
    return ` <small><bdi>${escaped(secondNames.name)} ${digits(one === two ? one : `${one}–${two}`)}</bdi></small>`;
  }

  function monthMarkup(year, ordinal, monthsInYear) {
    const month = grid.month(year, ordinal);
    const labels = grid.labels(year, ordinal);
    const rows = state.rows === "fixed" ? 6 : month.rowCount;
    const now = today();
    const showsWeeks = Number(state.weeks) > 0;
    const showsOthers = state.fill === "shown";
    const name = escaped(monthName(names, month, monthsInYear, 0));
    let text = `<table role="grid" aria-label="${name} ${escaped(yearTitle(year))}"><caption>${name}</caption><thead><tr>`;
    if (showsWeeks) text += '<th scope="col" class="corner" abbr="Week"></th>';
    for (let column = 0; column < 7; column++) {
      const [long, short] = data.weekdays[(Number(state.first) - 1 + column) % 7];
      text += `<th scope="col" abbr="${long}">${short}</th>`;
    }
    text += "</tr></thead><tbody>";
    const corner = month.start - month.firstWeekdayOffset;
    for (let row = 0; row < rows; row++) {
      text += "<tr>";
      if (showsWeeks) {
        const day = clamp(corner + 7 * row, month.start, month.start + month.dayCount - 1);
        const week = row < month.rowCount || showsOthers ? weekOf(row < month.rowCount ? day : corner + 7 * row) : null;
        text += `<th scope="row">${week ? digits(week) : ""}</th>`;
      }
      for (let column = 0; column < 7; column++) {
        const index = 7 * row + column;
        const day = corner + index;
        const place = index - month.firstWeekdayOffset;
        if (place >= 0 && place < month.dayCount) {
          const weekday = (Number(state.first) - 1 + column) % 7;
          let classes = data.rest.includes(weekday + 1) ? "r" : "";
          if (day === now) classes += " t";
          text += `<td data-d="${day}"${classes ? ` class="${classes.trim()}"` : ""} tabindex="${day === active ? 0 : -1}"` +
            `${day === now ? ' aria-current="date"' : ""}>${digits(labels[place])}${below(day)}</td>`;
        } else {
          const cell = showsOthers ? grid.cell(year, ordinal, index) : null;
          text += cell === null ? "<td></td>" : `<td class="o" data-o="${day}">${digits(cell.label)}</td>`;
        }
      }
      text += "</tr>";
    }
    return text + "</tbody></table>";
  }

  function weekOf(day) {
    return day >= grid.firstDay && day <= grid.lastDay ? grid.week(day)?.week : null;
  }

  /** The day in the second calendar; where a month begins, its name. */
  function below(day) {
    if (!second || day < second.firstDay || day > second.lastDay) return "";
    const place = second.position(day);
    if (second.start(place.year, place.ordinal) !== day) return `<i>${dayName(secondNames, place.label)}</i>`;
    const month = second.month(place.year, place.ordinal);
    return `<i class="m">${escaped(monthName(secondNames, month, second.ordinals(place.year)[1], 1))}</i>`;
  }

  // ---- Days and keys -------------------------------------------------------------------------------------------------

  const cellOf = (day) => run.querySelector(`td[data-d="${day}"]`);

  function select(day, focus) {
    const before = active === null ? null : cellOf(active);
    if (before) before.tabIndex = -1;
    active = clamp(day, grid.firstDay, grid.lastDay);
    if (focus) bringIntoView(active);
    const cell = cellOf(active);
    if (!cell) return;
    cell.tabIndex = 0;
    if (!focus) return;
    cell.setAttribute("aria-label", dateTitle(active));
    cell.focus({ preventScroll: true });
  }

  /** Where a day's line of months and its own row stand, in pixels of the run. */
  function placeOf(day) {
    const place = grid.position(day);
    const line = Math.floor((place.ordinal - grid.ordinals(place.year)[0]) / sizes.columns);
    const lines = lineRows(place.year);
    let top = topOf(place.year) + sizes.title;
    for (let i = 0; i < line; i++) top += lineHeight(lines[i]);
    return { top, row: top + sizes.caption + sizes.head + place.row * sizes.row };
  }

  function bringIntoView(day) {
    const { top, row } = placeOf(day);
    if (top - sizes.title < position) moveTo(top - sizes.title);
    else if (row + sizes.row + 8 > position + view.clientHeight) moveTo(row + sizes.row + 8 - view.clientHeight);
    else draw();
  }

  /** A day on the screen and how far below its edge: the selected one if it is there, else the first of the topmost month. */
  function anchor() {
    const below = (day) => placeOf(day).row - position;
    const isShown = (y) => y >= sizes.title && y < view.clientHeight - sizes.row;
    if (active !== null && isShown(below(active))) return { day: active, offset: below(active) };
    const year = yearAt(position + sizes.title);
    const [first, last] = grid.ordinals(year);
    let day = grid.start(year, first);
    for (let ordinal = first; ordinal <= last; ordinal++) {
      day = grid.start(year, ordinal);
      if (isShown(below(day))) break;
    }
    return { day, offset: below(day) };
  }

  /** The day so many months or years on, with the same label or the last one before it. */
  function moved(day, months, years) {
    const place = grid.position(day);
    const year = clamp(place.year + years, grid.firstYear, grid.lastYear);
    let start;
    if (years) {
      const [first, last] = grid.ordinals(year);
      const ordinal = clamp(place.ordinal, first, last);
      start = grid.start(year, ordinal);
    } else {
      const here = grid.start(place.year, place.ordinal);
      const beyond = months > 0 ? here + grid.dayCount(place.year, place.ordinal) : here - 1;
      if (beyond < grid.firstDay || beyond > grid.lastDay) return day;
      const other = grid.position(beyond);
      start = grid.start(other.year, other.ordinal);
    }
    const target = grid.position(start);
    const labels = grid.labels(target.year, target.ordinal);
    let best = 0;
    labels.forEach((label, i) => { if (label <= place.label) best = i; });
    return start + best;
  }

  function go(year) {
    const target = clamp(year, grid.firstYear, grid.lastYear);
    moveTo(topOf(target));
    byID("status").textContent = yearTitle(target);
    return target;
  }

  document.addEventListener("keydown", (event) => {
    if (event.target !== document.body && !view.contains(event.target)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || active === null) return;
    const forward = root.dir === "rtl" ? -1 : 1;
    const moves = {
      ArrowLeft: () => active - forward, ArrowRight: () => active + forward, ArrowUp: () => active - 7, ArrowDown: () => active + 7,
      Home: () => active - grid.column(active), End: () => active - grid.column(active) + 6,
      PageUp: () => (event.shiftKey ? moved(active, 0, -1) : moved(active, -1, 0)),
      PageDown: () => (event.shiftKey ? moved(active, 0, 1) : moved(active, 1, 0)),
      t: today, T: today,
    };
    if (event.key === "g" || event.key === "G") byID("year").select();
    else if (moves[event.key]) select(moves[event.key](), true);
    else return;
    event.preventDefault();
  });
  view.addEventListener("click", (event) => {
    const cell = event.target.closest("td[data-d]");
    if (cell) select(Number(cell.dataset.d), true);
  });
  view.addEventListener("scroll", onScroll, { passive: true });

  // ---- Settings ------------------------------------------------------------------------------------------------------

  /** The settings and the year in the address, so that a reload or a link comes back to them. */
  let remembering = 0;
  function remember(year) {
    clearTimeout(remembering);
    remembering = setTimeout(() => {
      document.title = `${yearTitle(year)} · ${names.name}`;
      const parts = Object.keys(state).filter((key) => `${state[key]}` !== `${DEFAULTS[key]}`).map((key) => `${key}=${state[key]}`);
      parts.push(`year=${year}`);
      try { history.replaceState(null, "", `#${parts.join("&")}`); } catch { /* Not everywhere is it allowed. */ }
    }, 400);
  }

  function recall() {
    const wanted = new URLSearchParams(location.hash.slice(1));
    for (const key of Object.keys(state)) {
      if (key !== "calendar" && key !== "second" && wanted.has(key) && byID(key)) {
        if ([...byID(key).options].some((option) => option.value === wanted.get(key))) state[key] = wanted.get(key);
      }
    }
    if (calendars.has(wanted.get("calendar"))) state.calendar = wanted.get("calendar");
    if (wanted.get("second") === "" || calendars.has(wanted.get("second"))) state.second = wanted.get("second");
    return wanted.has("year") && /^-?\d+$/.test(wanted.get("year")) ? Number(wanted.get("year")) : null;
  }

  /** Shows everything anew; a day on the screen stays where it is. */
  function rebuild(keep) {
    const fixed = keep ? anchor() : null;
    root.dir = state.dir;
    root.toggleAttribute("data-second", state.second !== "");
    if (state.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = state.theme;
    openGrids();
    measure();
    stack();
    for (const section of shown.values()) section.element.remove();
    shown.clear();
    run.style.height = `${runHeight()}px`;
    byID("title").textContent = `${names.name} calendar`;
    byID("year").min = grid.firstYear;
    byID("year").max = grid.lastYear;
    for (const key of ["calendar", "second", "first", "rows", "fill", "weeks", "dir", "theme"]) byID(key).value = state[key];
    if (active !== null) active = clamp(active, grid.firstDay, grid.lastDay);
    if (fixed) moveTo(placeOf(clamp(fixed.day, grid.firstDay, grid.lastDay)).row - fixed.offset);
  }

  function options(select, list) {
    select.replaceChildren(...list.map(([value, text]) => new Option(text, value)));
  }

  options(byID("calendar"), data.calendars.map((calendar) => [calendar.id, calendar.name]));
  options(byID("second"), [["", "none"], ...data.calendars.map((calendar) => [calendar.id, calendar.name])]);
  options(byID("first"), data.weekdays.map(([long], i) => [i + 1, long]));
  options(byID("weeks"), [["0", "hidden"], ...data.minimumDays.map((days) => [
    days, `week 1 holds ${days === 1 ? "a day" : `${days} days`} of the year${days === 4 ? " (ISO)" : ""}`])]);
  for (const key of ["calendar", "second", "first", "rows", "fill", "weeks", "dir", "theme"]) {
    byID(key).addEventListener("change", () => {
      state[key] = byID(key).value;
      rebuild(true);
      byID("status").textContent = `${names.name} calendar, ${yearTitle(yearAt(position + sizes.title))}`;
    });
  }
  byID("jump").addEventListener("submit", (event) => {
    event.preventDefault();
    const year = go(Math.trunc(Number(byID("year").value)) || 0);
    const [first] = grid.ordinals(year);
    select(grid.start(year, first), true);
    byID("year").value = year;
  });
  byID("back").addEventListener("click", () => go(yearAt(position + sizes.title) - 1));
  byID("forward").addEventListener("click", () => go(yearAt(position + sizes.title) + 1));
  byID("today").addEventListener("click", () => select(today(), true));
  document.addEventListener("click", (event) => {
    if (!byID("settings").contains(event.target)) byID("settings").open = false;
  });
  byID("settings").addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    byID("settings").open = false;
    byID("settings").querySelector("summary").focus();
  });
  let width = 0;
  new ResizeObserver(() => {
    if (!tops) return;
    if (view.clientWidth !== width) rebuild(true);
    else draw();
    width = view.clientWidth;
  }).observe(view);
  window.addEventListener("hashchange", () => {
    const year = recall();
    rebuild(true);
    if (year !== null) go(year);
  });

  const wanted = recall();
  rebuild(false);
  width = view.clientWidth;
  active = clamp(today(), grid.firstDay, grid.lastDay);
  if (wanted !== null) go(wanted);
  else {
    moveTo(topOf(grid.position(active).year));
    bringIntoView(active);
  }
})();
