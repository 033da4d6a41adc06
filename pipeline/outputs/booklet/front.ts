// The front of the booklet: cover, committees and contents.
import { writeDates } from '../../records/format'
import { inBoth } from '../../records/localise'
import type { Bilingual } from '../../schemas/kinds'
import type { BookletContent } from './content'
import { beginPart, onOneLine, writeBoth } from './headings'
import type { Sheet } from './sheet'
import { colours, LEADING, measure, page, sizes } from './style'
import { words } from './words'

/** Height of the band at the top of the cover. */
const BAND = 150

export function drawCover(sheet: Sheet, { site, venue }: BookletContent) {
  sheet.newPage()
  // A little wider than the page, for A4.
  sheet.box(0, 0, page.width + 2, BAND, colours.deep)
  for (const [index, height] of [7, 4, 2].entries())
    sheet.box(0, BAND + 4 + index * 10, page.width + 2, height, colours.deep)
  const cover = sheet.element(sheet.root, 'Sect')
  sheet.y = BAND + 70
  writeBoth(sheet, cover, 'H1', site.name, { size: sizes.cover, colour: colours.deep }, { size: 12 })
  sheet.flow(cover, 'P', [{ text: onOneLine(words.title), weight: 'bold' }], { size: 12, above: 20 })
  const dates = inBoth((language) => writeDates(site.starts, site.ends, language))
  const place = inBoth((language) => `${venue[language]}, ${site.city[language]}`)
  for (const text of [dates, place])
    writeBoth(sheet, cover, 'P', text, { size: 9.5, above: 12 }, { size: sizes.body })
  const organisers = site.organisers.map(onOneLine)
  const look = { size: sizes.small, colour: colours.muted }
  const height = sheet.heightOf([{ text: organisers.join(' · ') }], look)
  sheet.y = page.height - page.bottom - height - 16
  sheet.flow(cover, 'P', [{ text: onOneLine(words.organisers), weight: 'bold' }], {
    ...look,
    colour: colours.deep,
  })
  sheet.flow(cover, 'P', [{ text: organisers.join(' · ') }], look)
  cover.end()
}

export function drawCommittees(sheet: Sheet, { committees }: BookletContent) {
  const part = beginPart(sheet, words.committees, 'committees')
  for (const { title, members } of committees) {
    sheet.keep(80)
    writeBoth(
      sheet,
      part,
      'H2',
      title,
      { size: sizes.heading, above: 12, colour: colours.deep },
      { size: sizes.body },
    )
    for (const { name, title: place } of members) {
      const text = onOneLine(place).replace(/\s*\n\s*/g, ', ')
      sheet.flow(
        part,
        'P',
        [
          { text: name, weight: 'bold' },
          { text: `\u2002${text}`, colour: colours.muted },
        ],
        {
          size: sizes.small,
          above: 2,
        },
      )
    }
  }
  part.end()
}

export type ContentsEntry = {
  /** The place to which it leads. */
  goTo: string
  /** 0 for a part or session, 1 for an abstract. */
  level: 0 | 1
  code?: string
  title: Bilingual
}

/** Width kept free for the numbers of pages, and for codes. */
export const NUMBER = 26
export const CODE = 34

/** One line of the contents: a title that leads to its place, and the number of its page. */
export function drawEntry(
  sheet: Sheet,
  parent: ReturnType<Sheet['element']>,
  { goTo, level, code = '', title }: ContentsEntry,
  pageOf: (goTo: string) => number | undefined,
) {
  const text = level === 0 ? onOneLine(title) : title.tr
  const size = level === 0 ? sizes.body : sizes.small
  const width = measure - CODE - NUMBER
  const spans = [{ text, weight: level === 0 ? ('bold' as const) : ('regular' as const) }]
  const look = { size, width, x: page.left + CODE, above: level === 0 ? 6 : 1.5, goTo }
  // The line of a session is not left alone at the foot of a page.
  sheet.keep(sheet.heightOf(spans, look) + (level === 0 ? 2 * sizes.small * LEADING : 0))
  const entry = sheet.element(parent, 'TOCI')
  if (sheet.y > page.top) sheet.y += look.above
  const top = sheet.y
  if (code) {
    const label = [{ text: code, weight: 'bold' as const, colour: colours.deep }]
    sheet.flow(entry, 'Lbl', label, { size, width: CODE - 4 })
    sheet.y = top
  }
  sheet.flow(entry, 'Reference', spans, { ...look, above: 0 })
  sheet.numberLater(entry, size, () => pageOf(goTo))
  // The number is added to the entry at the end: the entry is open until then.
}

export function drawContents(
  sheet: Sheet,
  entries: ContentsEntry[],
  pageOf: (goTo: string) => number | undefined,
) {
  const part = beginPart(sheet, words.contents, 'contents')
  const list = sheet.element(part, 'TOC')
  for (const entry of entries) drawEntry(sheet, list, entry, pageOf)
}
