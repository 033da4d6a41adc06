// The master slide of the poster, drawn from the same fields as the PDF.
import type PptxGenJS from 'pptxgenjs'
import { colours, plain } from '../colours'
import { edition } from '../words/edition'
import { poster, posterFields, type PosterField } from '../words/poster'

export const fontFace = 'Arial'

/** Converts centimetres to inches, the unit of pptxgenjs. */
export const inches = (centimetres: number): number => centimetres / 2.54

/** A box given in centimetres, in the form that pptxgenjs expects. */
export const place = (x: number, y: number, w: number, h: number) => ({
  x: inches(x),
  y: inches(y),
  w: inches(w),
  h: inches(h),
})

type MasterObjects = NonNullable<PptxGenJS.SlideMasterProps['objects']>

const plies = (): MasterObjects =>
  Array.from({ length: 23 }, (_, n) => [false, true].map((flipV) => ({ n, flipV })))
    .flat()
    .map(({ n, flipV }) => ({
      line: { ...place(1 + n * 3, 0, 2.5, 2.5), flipV, line: { color: plain(colours.aegean), width: 1.5 } },
    }))

/** Size in points, weight and colour of the text in a field. */
export const typeOf = ({ kind, name }: PosterField) => {
  if (kind === 'title') return { fontSize: 72, bold: true, color: plain(colours.white) }
  if (kind === 'authors') return { fontSize: 36, color: plain(colours.white) }
  return { fontSize: name === 'references' || kind === 'picture' ? 28 : 32, color: plain(colours.ink) }
}

/** Room that a field's heading takes, in centimetres. */
const headingHeight = 2.6

/** Pictures are not placeholders: authors put a picture over the frame. */
export const isField = (field: PosterField): boolean => field.kind !== 'picture'

/** The box for a field's text, below its heading. */
export const fieldBox = (field: PosterField) => {
  const top = field.heading ? headingHeight : 0
  return place(field.x, field.y + top, field.width, field.height - top)
}

const frames = (): MasterObjects =>
  posterFields
    .filter(({ kind }) => kind === 'text')
    .map(({ x, y, width, height }) => ({
      rect: { ...place(x, y, width, height), line: { color: plain(colours.line), width: 2.5 } },
    }))

const headings = (): MasterObjects =>
  posterFields.flatMap(({ heading, x, y, width }) =>
    heading
      ? [
          {
            text: {
              text: `${heading.en} / ${heading.tr}`,
              options: {
                ...place(x, y, width, headingHeight),
                fontFace,
                fontSize: 36,
                bold: true,
                color: plain(colours.deep),
                valign: 'middle' as const,
                lang: 'en-GB',
              },
            },
          },
        ]
      : [],
  )

const placeholders = (): MasterObjects =>
  posterFields.filter(isField).map((field) => ({
    placeholder: {
      text: `${field.guide.en} / ${field.guide.tr}`,
      options: {
        name: field.name,
        objectName: field.name,
        type: field.kind === 'title' ? 'title' : 'body',
        ...fieldBox(field),
        ...typeOf(field),
        fontFace,
        align: 'left',
        valign: 'top',
        margin: 12,
      },
    },
  }))

const foot = `${edition.name.en} · ${edition.dates.en}\n${edition.name.tr} · ${edition.dates.tr}`

/** Defines the master slide: bands, frames, headings, and the placeholders into which authors write. */
export const defineMaster = (show: PptxGenJS): void => {
  const { width, height, band, foot: footHeight } = poster
  const footBox = place(0, height - footHeight, width, footHeight)
  show.defineSlideMaster({
    title: 'Poster 70 × 100 cm',
    background: { color: plain(colours.white) },
    objects: [
      { rect: { ...place(0, 0, width, band), fill: { color: plain(colours.deep) } } },
      ...plies(),
      { rect: { ...footBox, fill: { color: plain(colours.pale) } } },
      {
        text: {
          text: foot,
          options: {
            ...footBox,
            fontFace,
            fontSize: 26,
            bold: true,
            color: plain(colours.deep),
            align: 'center',
          },
        },
      },
      ...frames(),
      ...headings(),
      ...placeholders(),
    ],
  })
}
