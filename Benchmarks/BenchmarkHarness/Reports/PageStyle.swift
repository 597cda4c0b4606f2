/// The style sheet of the HTML report. Colours are named once for light and once for dark.
enum PageStyle {
  static let css = """

    :root { color-scheme: light dark; --ink: #1b1f24; --paper: #ffffff; --soft: #d5d9de; --muted: #5a636d;
      --good: #1f7a4d; --bad: #b3402e; --open: #8a6d1f; --goal: #5b3fbf; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #e6e9ec; --paper: #15181c; --soft: #3a4048; --muted: #9aa4af;
        --good: #55b98a; --bad: #e58070; --open: #d3b45c; --goal: #a894f2; }
    }
    body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
      max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
    h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
    .scroll { overflow-x: auto; } svg { max-width: 100%; height: auto; }
    table { border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums; }
    th, td { text-align: left; padding: 0.2rem 0.7rem 0.2rem 0; border-bottom: 1px solid var(--soft); white-space: nowrap; }
    tr.met td:last-child, tr.faster td, p.met { color: var(--good); }
    tr.missed td:last-child, tr.slower td, p.missed { color: var(--bad); }
    tr.undecided td:last-child { color: var(--open); }
    text { font: 12px system-ui, sans-serif; fill: var(--ink); } text.tick { fill: var(--muted); font-size: 11px; }
    line.grid { stroke: var(--soft); } line.unit { stroke: var(--ink); } line.whisker { stroke: var(--ink); stroke-width: 2; }
    line.goal { stroke: var(--goal); stroke-width: 3; }
    rect.faster { fill: var(--good); } rect.slower { fill: var(--bad); } rect.undecided { fill: var(--open); }
    .stroke { fill: none; stroke-width: 2; }
    .stroke.series0 { stroke: #3b7dd8; } .fill.series0 { fill: #3b7dd8; }
    .stroke.series1 { stroke: #d8693b; } .fill.series1 { fill: #d8693b; }
    .stroke.series2 { stroke: #3ba86b; } .fill.series2 { fill: #3ba86b; }
    .stroke.series3 { stroke: #a15bd0; } .fill.series3 { fill: #a15bd0; }
    .stroke.series4 { stroke: #b8922c; } .fill.series4 { fill: #b8922c; }
    .stroke.series5 { stroke: #c94f7c; } .fill.series5 { fill: #c94f7c; }

    """
}
