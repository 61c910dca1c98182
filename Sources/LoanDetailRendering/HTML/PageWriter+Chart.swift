import DesignSystem

extension PageWriter {
  /// Writes the title and the message of a chart, the drawing, and the figures. The drawing has nothing for a screen
  /// reader, because the figures say the same.
  mutating func write(_ chart: Chart) {
    html.markup("<figure class=\"ld-chart\"")
    id(chart.id)
    html.markup("><figcaption>")
    listTitle(chart.title)
    textElement("p", chart.summary)
    html.markup("</figcaption>")
    if let plot = ChartPlot(chart, isMirrored: direction == .rightToLeft) {
      draw(plot, of: chart)
      html.markup("<ul class=\"ld-legend\" aria-hidden=\"true\">")
      for (index, series) in chart.series.enumerated() {
        html.markup("<li class=\"ld-swatch ")
        html.markup(Self.partClass(index))
        html.markup("\">")
        text(series.title)
        html.markup("</li>")
      }
      html.markup("</ul>")
    }
    html.markup("<details class=\"ld-figures\"><summary>")
    html.text(words.figures)
    html.markup("</summary>")
    writeRows(of: chart.table, id: nil)
    html.markup("</details></figure>")
  }

  /// Writes the drawing of a chart as an SVG.
  private mutating func draw(_ plot: ChartPlot, of chart: Chart) {
    html.markup("<svg aria-hidden=\"true\">")
    for tick in plot.ticks {
      html.markup("<line class=\"ld-grid\" x1=\"0\" x2=\"100%\"")
      length(" y1=\"", tick.y)
      length(" y2=\"", tick.y)
      html.markup("/>")
    }
    for shape in plot.shapes {
      html.markup(chart.shape == .lines ? "<line class=\"" : "<rect class=\"")
      html.markup(Self.partClass(shape.series))
      html.markup("\"")
      switch chart.shape {
      case .lines:
        length(" x1=\"", shape.x)
        length(" y1=\"", shape.y)
        length(" x2=\"", shape.endX)
        length(" y2=\"", shape.endY)
      case .stackedBars:
        length(" x=\"", shape.x)
        length(" y=\"", shape.y)
        length(" width=\"", shape.endX - shape.x)
        length(" height=\"", shape.endY - shape.y)
      }
      html.markup("/>")
    }
    for tick in plot.ticks {
      html.markup("<text class=\"ld-tick\"")
      length(" x=\"", direction == .leftToRight ? 0 : 10_000)
      length(" y=\"", tick.y - 100)
      html.markup(">")
      html.text(tick.text)
      html.markup("</text>")
    }
    for label in plot.labels {
      html.markup(label.isRare ? "<text class=\"ld-rare\"" : "<text")
      length(" x=\"", label.x)
      html.markup(" y=\"99%\">")
      html.text(label.text)
      html.markup("</text>")
    }
    html.markup("</svg>")
  }

  /// Writes an attribute with a part of the width or the height, in ten thousandths. The name begins with a space and
  /// ends with the quotation mark.
  private mutating func length(_ name: StaticString, _ share: Int) {
    html.markup(name)
    percent(share)
    html.markup("\"")
  }
}
