// The poster template as a PDF in its real size, for viewing, printing or opening in a drawing program.
import { colours } from '../colours'
import type { Weight } from '../../../pipeline/printed-fonts'
import { locales } from '../../../pipeline/records/format'
import type { Bilingual } from '../../../pipeline/schemas/kinds'
import { edition } from '../words/edition'
import { poster, posterFields, posterRule, type PosterField } from '../words/poster'
import { assertPrintable, centimetre, closePaper, openPaper, type Paper } from './paper'

/** Type sizes in points, for a sheet that is read from 1.5 m away. */
const sizes = { title: 72, authors: 36, heading: 40, text: 32, foot: 26 }

type Place = { x: number; y: number; width: number; align?: 'center' }
type Style = { size: number; weight: Weight; colour: string }

const say = ({ doc, section }: Paper, tag: string, words: Bilingual, place: Place, style: Style): void => {
  const { x, y, width, align } = place
  let bottom = y
  for (const language of ['en', 'tr'] as const) {
    assertPrintable(words[language])
    section.add(
      doc.struct(tag, { lang: locales[language] }, () => {
        doc.font(style.weight).fontSize(style.size).fillColor(style.colour)
        doc.text(words[language], x, bottom, { width, align })
      }),
    )
    bottom = doc.y + style.size * 0.2
  }
  doc.y = bottom
}

const drawGround = ({ doc }: Paper): void => {
  const { width, height } = doc.page
  const band = poster.band * centimetre
  const foot = poster.foot * centimetre
  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(0, 0, width, band).fill(colours.deep)
  doc
    .save()
    .rect(0, 0, width, 3 * centimetre)
    .clip()
  for (let x = -90; x < width; x += 30) {
    doc
      .moveTo(x, 0)
      .lineTo(x + 90, 90)
      .moveTo(x, 90)
      .lineTo(x + 90, 0)
  }
  doc.lineWidth(2).strokeOpacity(0.35).stroke(colours.pale)
  doc.restore()
  doc.rect(0, height - foot, width, foot).fill(colours.pale)
  doc.endMarkedContent()
}

const headField = ({ doc, section }: Paper, words: string, { x, y, width }: Place, style: Style): void => {
  section.add(
    doc.struct('H2', {}, () => {
      doc.font(style.weight).fontSize(style.size).fillColor(style.colour).text(words, x, y, { width })
    }),
  )
  doc.y += 10
}

const drawField = (paper: Paper, field: PosterField): void => {
  const { doc } = paper
  const [x, y, width, height] = [field.x, field.y, field.width, field.height].map((n) => n * centimetre) as [
    number,
    number,
    number,
    number,
  ]
  if (field.kind === 'title') {
    return say(
      paper,
      'H1',
      field.guide,
      { x, y, width },
      { size: sizes.title, weight: 'bold', colour: colours.white },
    )
  }
  if (field.kind === 'authors') {
    const style: Style = { size: sizes.authors, weight: 'regular', colour: colours.white }
    return say(paper, 'P', field.guide, { x, y, width }, style)
  }
  doc.markContent('Artifact', { type: 'Layout' })
  if (field.kind === 'picture') doc.dash(14, { space: 10 })
  doc
    .rect(x, y, width, height)
    .lineWidth(2.5)
    .stroke(field.kind === 'picture' ? colours.aegean : colours.line)
  doc.undash()
  doc.endMarkedContent()
  const inner = { x: x + 24, width: width - 48 }
  doc.y = y + (field.kind === 'picture' ? height - 180 : 22)
  if (field.heading) {
    const style: Style = { size: sizes.heading, weight: 'bold', colour: colours.deep }
    headField(paper, `${field.heading.en} / ${field.heading.tr}`, { ...inner, y: doc.y }, style)
  }
  const size = field.name === 'references' || field.kind === 'picture' ? 28 : sizes.text
  say(paper, 'P', field.guide, { ...inner, y: doc.y }, { size, weight: 'regular', colour: colours.ink })
}

/** The bytes of the 70 × 100 cm template. */
export const makePosterPdf = async (): Promise<Buffer> => {
  const paper = openPaper({
    title: 'Poster Template / Poster Şablonu – Composites 2025',
    subject: 'Portrait, 70 × 100 cm',
    language: 'en',
    size: [poster.width * centimetre, poster.height * centimetre],
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
  })
  drawGround(paper)
  for (const field of posterFields) drawField(paper, field)
  const foot = {
    en: `${edition.name.en} · ${edition.dates.en}`,
    tr: `${edition.name.tr} · ${edition.dates.tr}`,
  }
  const x = poster.margin * centimetre
  const y = (poster.height - poster.foot + 1.2) * centimetre
  const style: Style = { size: sizes.foot, weight: 'bold', colour: colours.deep }
  const width = paper.doc.page.width - 2 * x
  say(
    paper,
    'P',
    posterRule,
    { x, y: 91 * centimetre, width, align: 'center' },
    { ...style, weight: 'regular' },
  )
  say(paper, 'P', foot, { x, y, width, align: 'center' }, style)
  return closePaper(paper)
}
