// Draws a small line chart with axes; its alternative text describes it to screen readers.
import { colours } from '../colours'
import type { Plot, Point, Series } from '../words/prose'
import { makeRoom, textWidth, write } from './paragraph'
import { assertPrintable, type Paper } from './paper'

const height = 165
const strokes = [colours.deep, colours.aegean, colours.ink]
const dashes = [0, 5, 2]

type Frame = { left: number; top: number; width: number; height: number; place: (point: Point) => Point }

const frameOf = (paper: Paper, plot: Plot): Frame => {
  const { doc } = paper
  const left = doc.page.margins.left + 60
  const top = doc.y + 8
  const width = textWidth(paper) - 80
  const [x0 = 0, x1 = 1] = [plot.x.ticks[0], plot.x.ticks.at(-1)]
  const [y0 = 0, y1 = 1] = [plot.y.ticks[0], plot.y.ticks.at(-1)]
  const place = ([x, y]: Point): Point => [
    left + ((x - x0) / (x1 - x0)) * width,
    top + height - ((y - y0) / (y1 - y0)) * height,
  ]
  return { left, top, width, height, place }
}

const drawAxes = (doc: PDFKit.PDFDocument, plot: Plot, frame: Frame): void => {
  const { left, top, width, place } = frame
  doc.font('regular').fontSize(8).fillColor(colours.ink)
  for (const tick of plot.x.ticks) {
    const [x] = place([tick, 0])
    doc
      .moveTo(x, top)
      .lineTo(x, top + height)
      .lineWidth(0.4)
      .stroke(colours.line)
    doc.text(String(tick), x - 20, top + height + 4, { width: 40, align: 'center' })
  }
  for (const tick of plot.y.ticks) {
    const [, y] = place([0, tick])
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.4)
      .stroke(colours.line)
    doc.text(String(tick), left - 44, y - 6, { width: 38, align: 'right' })
  }
  doc.rect(left, top, width, height).lineWidth(0.8).stroke(colours.ink)
  doc.text(plot.x.label, left, top + height + 18, { width, align: 'center' })
  doc.save().rotate(-90, { origin: [left - 48, top + height] })
  doc.text(plot.y.label, left - 48, top + height - 4, { width: height, align: 'center' })
  doc.restore()
}

const drawSeries = (doc: PDFKit.PDFDocument, series: Series, n: number, frame: Frame): void => {
  const colour = strokes[n % strokes.length] ?? colours.ink
  const points = series.points.map(frame.place)
  points.forEach(([x, y], index) => (index === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)))
  const dash = dashes[n % dashes.length] ?? 0
  if (dash > 0) doc.dash(dash, { space: 3 })
  doc.lineWidth(1.6).stroke(colour)
  doc.undash()
  if (series.marks) for (const [x, y] of points) doc.circle(x, y, 2.6).fill(colour)
}

const drawKey = (doc: PDFKit.PDFDocument, plot: Plot, { left, top, width }: Frame): void => {
  plot.series.forEach(({ label }, n) => {
    const y = top + 10 + n * 14
    const x = left + width - 150
    const dash = dashes[n % dashes.length] ?? 0
    if (dash > 0) doc.dash(dash, { space: 3 })
    doc
      .moveTo(x, y)
      .lineTo(x + 24, y)
      .lineWidth(1.6)
      .stroke(strokes[n % strokes.length] ?? colours.ink)
    doc.undash()
    doc
      .font('regular')
      .fontSize(8)
      .fillColor(colours.ink)
      .text(label, x + 30, y - 5, { lineBreak: false })
  })
}

/** Draws the chart and its caption under it. */
export const drawPlot = (paper: Paper, plot: Plot): void => {
  const { doc, section } = paper
  for (const words of [plot.x.label, plot.y.label, ...plot.series.map(({ label }) => label)])
    assertPrintable(words)
  makeRoom(paper, height + 80)
  const frame = frameOf(paper, plot)
  section.add(
    doc.struct('Figure', { alt: plot.alt }, () => {
      drawAxes(doc, plot, frame)
      plot.series.forEach((series, n) => drawSeries(doc, series, n, frame))
      drawKey(doc, plot, frame)
    }),
  )
  doc.x = doc.page.margins.left
  doc.y = frame.top + height + 36
  write(paper, 'Caption', plot.caption, { size: 9, colour: colours.aegean, after: 10 })
}
