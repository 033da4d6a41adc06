// The pages of sessions and of their abstracts.
import { plain, type Block, type LanguageText, type Picture, type Run } from '../../abstracts/abstract'
import { bilingual, inBoth } from '../../records/localise'
import { afterCode } from '../../records/programme-codes'
import type { Language } from '../../schemas/kinds'
import { CODE, drawEntry, NUMBER, type ContentsEntry } from './front'
import { placeOfItem, type Entry, type Group, type People } from './groups'
import { beginPart } from './headings'
import type { Span } from './lines'
import type { Element, Sheet } from './sheet'
import { colours, LEADING, measure, page, sizes } from './style'
import { words } from './words'

/** The order of the languages in the booklet. */
const order: Language[] = ['tr', 'en']

const spansOf = (runs: Run[]): Span[] => runs.map(({ text, italic, script }) => ({ text, italic, script }))

/** The largest height of a picture, and the smallest to which it is reduced to fit on the page. */
const PICTURE_HEIGHT = 190
const SMALLEST_HEIGHT = 85

function drawPicture(sheet: Sheet, parent: Element, { jpeg, width, height, alt }: Picture, caption: string) {
  const look = { size: sizes.small, align: 'center' as const, above: 4 }
  const under = caption ? sheet.heightOf([{ text: caption }], look) : 0
  const room = page.height - page.bottom - sheet.y - under - 8
  const most = room < SMALLEST_HEIGHT ? PICTURE_HEIGHT : Math.min(room, PICTURE_HEIGHT)
  // Never larger than 150 dots per inch would be.
  const scale = Math.min(measure / width, most / height, 72 / 150)
  sheet.keep(height * scale + under + 8)
  sheet.y += 8
  const left = page.left + (measure - width * scale) / 2
  sheet.picture(parent, Buffer.from(jpeg, 'base64'), alt || caption, left, width * scale, height * scale)
  if (caption) sheet.flow(parent, 'Caption', [{ text: caption, italic: true }], look)
}

const GUTTER = 10

/** A table of equal columns; rows stay whole. */
function drawTable(sheet: Sheet, parent: Element, rows: Run[][][]) {
  const columns = Math.max(...rows.map((row) => row.length))
  const width = measure / columns - GUTTER
  const table = sheet.element(parent, 'Table')
  sheet.y += 4
  rows.forEach((row, index) => {
    const look = { size: sizes.small, width }
    const height = Math.max(...row.map((cell) => sheet.heightOf(spansOf(cell), look))) + 4
    sheet.keep(height)
    const top = sheet.y + 2
    const element = sheet.element(table, 'TR')
    row.forEach((cell, column) => {
      sheet.y = top
      const own = sheet.element(element, index === 0 ? 'TH' : 'TD')
      sheet.flow(own, 'P', spansOf(cell), { ...look, x: page.left + (measure / columns) * column })
      own.end()
    })
    element.end()
    sheet.y = top + height - 2
    sheet.box(page.left, sheet.y, measure, index === 0 ? 0.8 : 0.4, index === 0 ? colours.deep : colours.rule)
  })
  sheet.y += 4
  table.end()
}

function drawBlock(sheet: Sheet, parent: Element, block: Block, language: Language) {
  if (block.kind === 'picture') drawPicture(sheet, parent, block.picture, '')
  else if (block.kind === 'table') drawTable(sheet, parent, block.rows)
  else {
    const dot: Span[] = block.kind === 'item' ? [{ text: '•\u00a0' }] : []
    sheet.flow(parent, 'P', [...dot, ...spansOf(block.runs)], { above: 4, language })
  }
}

function drawText(sheet: Sheet, parent: Element, { blocks, keywords }: LanguageText, language: Language) {
  const first = blocks[0] && 'runs' in blocks[0] ? plain(blocks[0].runs) : ''
  sheet.keep(3 * sizes.body * LEADING + 12)
  const label: Span[] = [{ text: words.abstract[language], weight: 'bold' }]
  sheet.flow(parent, 'H4', label, { colour: colours.deep, above: first ? 9 : 4, language })
  for (const block of blocks) drawBlock(sheet, parent, block, language)
  if (keywords === '') return
  const spans: Span[] = [{ text: `${words.keywords[language]}: `, weight: 'bold' }, { text: keywords }]
  sheet.flow(parent, 'P', spans, { size: sizes.small, above: 5, language })
}

function drawPeople(sheet: Sheet, parent: Element, { authors, affiliations }: People) {
  const raised = (numbers: number[]): Span[] =>
    affiliations.length > 1 && numbers.length > 0 ? [{ text: numbers.join(','), script: 'sup' }] : []
  const names = authors.flatMap((author, index): Span[] => [
    ...(index > 0 ? [{ text: ', ' }] : []),
    { text: author.name, weight: author.presents ? 'bold' : 'regular' },
    ...raised(author.affiliations),
  ])
  sheet.flow(parent, 'P', names, { above: 6 })
  affiliations.forEach((text, index) => {
    const spans: Span[] = [...raised([index + 1]), { text: ` ${text}` }]
    sheet.flow(parent, 'P', spans, { size: sizes.small, colour: colours.muted, above: 1 })
  })
}

/** Draws an abstract; returns the number of its first page. */
function drawAbstract(sheet: Sheet, parent: Element, { code, people, abstract }: Entry, foot: string) {
  const { item, texts, figure } = abstract!
  const languages = order.filter((language) => texts[language])
  const title = bilingual(item.title)
  sheet.newPage()
  sheet.mark(placeOfItem(code))
  const first = sheet.number
  const section = sheet.element(parent, 'Sect')
  sheet.flow(section, 'P', [{ text: code, weight: 'bold' }], { size: sizes.small, colour: colours.deep })
  const titles = title.tr === title.en ? languages.slice(0, 1) : languages
  titles.forEach((language, index) =>
    sheet.flow(section, index === 0 ? 'H3' : 'P', [{ text: title[language], weight: 'bold' }], {
      size: sizes.heading,
      above: index === 0 ? 2 : 4,
      colour: index === 0 ? colours.ink : colours.muted,
      language,
    }),
  )
  drawPeople(sheet, section, people[languages[0]!])
  for (const language of languages) drawText(sheet, section, texts[language]!, language)
  if (figure) {
    const captions = languages.flatMap((language) => figure.captions[language] ?? [])
    drawPicture(sheet, section, figure.picture, captions.join(' / '))
  }
  section.end()
  for (let number = first; number <= sheet.number; number += 1) sheet.feet.set(number, foot)
  return first
}

/** A session's page: when, where, and what is presented; then its abstracts, each on a page of its own. */
export function drawGroup(sheet: Sheet, group: Group, places: Map<string, number>) {
  const { key, code, facts, entries } = group
  const titleIn = (language: Language) =>
    code === '' ? group.title[language] : afterCode(code, group.title[language], '\u2002')
  const title = inBoth(titleIn)
  const part = beginPart(sheet, title, key)
  places.set(key, sheet.number)
  for (const fact of facts)
    sheet.flow(part, 'P', [{ text: fact }], { size: sizes.small, colour: colours.muted, above: 1 })
  sheet.y += 8
  const list = sheet.element(part, 'TOC')
  for (const entry of entries) {
    const goTo = entry.abstract ? placeOfItem(entry.code) : key
    const pageOf = () => (entry.abstract ? places.get(goTo) : undefined)
    const line: ContentsEntry = { goTo, level: 1, code: entry.code, title: entry.title }
    const presenters = [{ text: entry.presenters }]
    const look = {
      size: sizes.small,
      colour: colours.muted,
      x: page.left + CODE,
      width: measure - CODE - NUMBER,
    }
    // Titles take at most three lines.
    sheet.keep(sheet.heightOf(presenters, look) + 3 * sizes.small * LEADING)
    drawEntry(sheet, list, line, pageOf)
    sheet.flow(list, 'P', presenters, look)
    sheet.y += 2
  }
  const foot = title.tr
  for (const entry of entries.filter(({ abstract }) => abstract))
    places.set(placeOfItem(entry.code), drawAbstract(sheet, part, entry, foot))
}
