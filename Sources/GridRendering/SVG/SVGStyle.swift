/// The style sheet of SVG pictures. It touches nothing outside them where several stand in one page.
enum SVGStyle {
  /// Colours are written out twice: renderers such as librsvg know no variables, and no media queries either, for which they get the light ones.
  static let text = """
    .calgrid text{font-family:system-ui,"Noto Sans",sans-serif;font-size:14px;text-anchor:middle;fill:#1f2328}
    .calgrid .title{font-size:28px;font-weight:600}
    .calgrid .name{font-size:16px;font-weight:600}
    .calgrid .head{font-size:11px;fill:#59636e}
    .calgrid .week{font-size:10px;fill:#6e7781}
    .calgrid .below{font-size:9px;fill:#59636e}
    .calgrid .legend{font-size:10px;fill:#59636e}
    .calgrid .rest{fill:#b3261e}
    .calgrid .previous,.calgrid .next{fill:#a8b0b9}
    .calgrid .today{fill:#fff;font-weight:600}
    .calgrid .page{fill:#fff}
    .calgrid .disc{fill:#0b62c4}
    .calgrid .mark{fill:#bf5b04}
    .calgrid .not-yet{fill:#6e7781}
    .calgrid .signed-in{fill:none;stroke:#1a7f37;stroke-width:2}
    .calgrid .can-sign-in{fill:none;stroke:#0b62c4;stroke-width:1.5}
    .calgrid .missed{fill:none;stroke:#b3261e;stroke-width:1.5}
    @media screen and (prefers-color-scheme:dark){
    .calgrid text{fill:#e6edf3}
    .calgrid .head,.calgrid .below,.calgrid .legend{fill:#9da7b3}
    .calgrid .week,.calgrid .not-yet{fill:#848d97}
    .calgrid .rest{fill:#ff8a80}
    .calgrid .previous,.calgrid .next{fill:#59636e}
    .calgrid .today{fill:#0d1117}
    .calgrid .page{fill:#0d1117}
    .calgrid .disc{fill:#79b8ff}
    .calgrid .mark{fill:#f0a45b}
    .calgrid .signed-in{stroke:#3fb950}
    .calgrid .can-sign-in{stroke:#79b8ff}
    .calgrid .missed{stroke:#ff8a80}
    }

    """
}
