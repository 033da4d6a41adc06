// Headings of the parts, in both languages.
import type { Bilingual } from '../../schemas/kinds'
import type { Element, Look, Sheet } from './sheet'
import { colours, measure, page, sizes } from './style'

/** Turkish, with English beneath wherever it differs. */
export function writeBoth(
  sheet: Sheet,
  parent: Element,
  type: string,
  { tr, en }: Bilingual,
  look: Look,
  translation: Look = look,
) {
  sheet.flow(parent, type, [{ text: tr, weight: 'bold' }], look)
  if (en !== tr)
    sheet.flow(parent, 'P', [{ text: en }], {
      colour: colours.muted,
      ...translation,
      above: 1,
      language: 'en',
    })
}

/** The same on one line. */
export const onOneLine = ({ tr, en }: Bilingual) => (tr === en ? tr : `${tr} / ${en}`)

/** Begins a part of the booklet on a new page. */
export function beginPart(sheet: Sheet, title: Bilingual, goTo: string): Element {
  sheet.newPage()
  sheet.mark(goTo)
  sheet.doc.outline.addItem(onOneLine(title))
  const part = sheet.element(sheet.root, 'Sect')
  writeBoth(sheet, part, 'H1', title, { size: sizes.part, colour: colours.deep }, { size: sizes.heading })
  sheet.y += 6
  sheet.box(page.left, sheet.y, measure, 1.2, colours.deep)
  sheet.y += 10
  return part
}
