// The poster template as an editable slide, 70 × 100 cm portrait.
import PptxGenJS from 'pptxgenjs'
import { colours, plain } from '../colours'
import { fixedZip } from '../fixed-zip'
import { edition } from '../words/edition'
import { poster, posterFields, posterRule, type PosterField } from '../words/poster'
import { defineMaster, fieldBox, fontFace, inches, isField, place, typeOf } from './poster-master'

const guideRuns = (field: PosterField): PptxGenJS.TextProps[] => [
  { text: field.guide.en, options: { lang: 'en-GB', breakLine: true } },
  { text: field.guide.tr, options: { lang: 'tr-TR' } },
]

const addField = (slide: PptxGenJS.Slide, field: PosterField): void => {
  if (isField(field)) {
    slide.addText(guideRuns(field), { placeholder: field.name, fontFace })
    return
  }
  slide.addText(guideRuns(field), {
    ...fieldBox(field),
    ...typeOf(field),
    objectName: field.name,
    fontFace,
    align: 'left',
    valign: 'bottom',
    margin: 12,
    shape: 'rect',
    line: { color: plain(colours.aegean), width: 2.5, dashType: 'dash' },
  })
}

/** The bytes of poster-template.pptx. Its texts are placeholders that authors click and overwrite. */
export const makePosterPptx = async (): Promise<Buffer> => {
  const show = new PptxGenJS()
  show.defineLayout({ name: 'poster', width: inches(poster.width), height: inches(poster.height) })
  show.layout = 'poster'
  show.title = 'Poster Template / Poster Şablonu – Composites 2025'
  show.subject = posterRule.en
  show.author = edition.chamber.en
  show.company = edition.chamber.en
  show.theme = { headFontFace: fontFace, bodyFontFace: fontFace }
  defineMaster(show)
  const slide = show.addSlide({ masterName: 'Poster 70 × 100 cm' })
  for (const field of posterFields) addField(slide, field)
  slide.addText(`${posterRule.en}  ·  ${posterRule.tr}`, {
    ...place(poster.margin, 91, 64, 2),
    objectName: 'rule',
    fontFace,
    fontSize: 24,
    align: 'center',
    color: plain(colours.aegean),
  })
  slide.addNotes(`${posterRule.en} ${edition.email}\n${posterRule.tr} ${edition.email}`)
  const bytes = await show.write({ outputType: 'nodebuffer' })
  if (!(bytes instanceof Uint8Array)) throw new Error('pptxgenjs gave no bytes for the poster template.')
  return fixedZip(bytes, 'en')
}
