// The opening of the booklet: the imprint with how to cite, the preface, and the programme at a glance.
import { withTitle } from '../../domain/academic-title'
import { surnameFirst } from '../../domain/person-names'
import { isPause } from '../../domain/programme-codes'
import { inLanguage, type Bilingual, type Language } from '../../domain/languages'
import { writeDates, writeHours } from '../../domain/format'
import type { Paragraph } from '../pdf/paper'
import { looks, sizes } from '../pdf/style'
import { beginning, drawTable, type Cell, type Table } from '../pdf/table'
import { startPart } from '../pdf/texts'
import { dayName, destination, colourOf, writtenCode } from '../programme/pdf/printout'
import type { ScheduleSession } from '../../records/schedule'
import { words as programmeWords } from '../programme/words'
import { placeOf, words, type Booklet, type Entry, type Group } from './content'

/** How the booklet is cited, in one language. */
function citationOf({ schedule, proceedings, title, city }: Booklet, language: Language): string {
  const { name, starts, ends, organisers } = schedule.symposium
  const { editors = [], publisher, isbn, issn } = proceedings ?? {}
  const by =
    editors.length > 0
      ? `${editors.map(surnameFirst).join('; ')} ${words.editorsShort[language]}`
      : organisers.map((organiser) => organiser[language]).join('; ')
  const held = `${city[language]}, ${writeDates(starts, ends, language)}`
  const parts = [
    `${by} (${starts.slice(0, 4)})`,
    `${name[language]}: ${title[language]}, ${held}`,
    ...(publisher ? [inLanguage(publisher, language)] : []),
    ...(isbn ? [`ISBN ${isbn}`] : []),
    ...(issn ? [`ISSN ${issn}`] : []),
  ]
  return `${parts.join('. ')}.`
}

/** How one of its abstracts is cited, as an example. */
function abstractCitation(booklet: Booklet, entry: Entry, language: Language): string {
  const { schedule, paper } = booklet
  const names = entry.authors.map(({ name }) => surnameFirst(name[language])).join('; ')
  const page = `${words.pageShort[language]} ${paper.pageOf(placeOf(entry))}`
  const year = schedule.symposium.starts.slice(0, 4)
  return `${names} (${year}). ${entry.title[language]}. ${words.inBook[language]} ${citationOf(booklet, language)} ${page}.`
}

/** Who made the booklet and how it is cited, on the back of the cover. */
export function drawImprint(booklet: Booklet, groups: Group[]) {
  const { paper, schedule, proceedings, languages, lead, say, line } = booklet
  const { editors = [], publisher, isbn, issn, licence } = proceedings ?? {}
  const example = groups.flatMap(({ entries }) => entries).find(({ abstractText }) => abstractText)
  const small = { size: sizes.small, above: 3 }
  const fact = (label: Bilingual, text: string): Paragraph[] =>
    text ? [{ text: [{ text: `${line(label)}: `, weight: 'bold' }, { text }], ...small }] : []
  const both = (write: (language: Language) => string): Paragraph[] =>
    languages.map((language) => ({ text: write(language), language, ...small }))
  const owners = schedule.symposium.organisers.map((name) => name[lead]).join(', ')
  const facts: Paragraph[] = [
    ...say(schedule.symposium.name, { ...looks.bold, size: sizes.body }, looks.muted),
    ...say(booklet.title, { size: sizes.body, above: 2 }, looks.muted),
    ...fact(words.editors, editors.map((name) => withTitle(name, lead)).join(', ')).map((one) => ({
      ...one,
      above: 14,
    })),
    ...fact(words.publisher, publisher ? line(publisher) : ''),
    ...fact({ en: 'ISBN', tr: 'ISBN' }, isbn ?? ''),
    ...fact({ en: 'ISSN', tr: 'ISSN' }, issn ?? ''),
    ...fact(words.licence, licence ? line(licence) : ''),
    { text: `© ${schedule.symposium.starts.slice(0, 4)} ${owners}`, ...small },
  ]
  const cited: Paragraph[] = [
    { text: `${line(words.citation)} – ${line(words.theBook)}`, ...looks.label, above: 18 },
    ...both((language) => citationOf(booklet, language)),
    ...(example
      ? [
          { text: `${line(words.citation)} – ${line(words.anAbstract)}`, ...looks.label, above: 10 },
          ...both((language) => abstractCitation(booklet, example, language)),
        ]
      : []),
  ]
  paper.newPage(true)
  const section = paper.element(paper.root, 'Sect')
  paper.y = paper.bottom - paper.heightOf([...facts, ...cited])
  paper.write(section, 'P', [...facts, ...cited])
}

/** The welcome letter as preface, each language on a page of its own. */
export function drawPreface(booklet: Booklet) {
  const { paper, preface, languages } = booklet
  for (const [index, language] of languages.entries()) {
    const letter = preface.letters.find((one) => one.language === language)
    if (!letter) continue
    paper.newPage()
    const { title, lead = '', paragraphs } = letter
    const part = startPart(booklet, {
      title: { en: title, tr: title },
      ...(index === 0 && { place: 'preface' }),
    })
    const above = 7
    paper.write(part, 'P', [
      ...(lead ? [{ text: lead, language, above }] : []),
      ...paragraphs.map((text) => ({ text, language, above })),
    ])
    for (const { name, role } of preface.signatures) {
      const signature: Paragraph[] = [
        { text: withTitle(name, language), ...looks.bold, language, above: 14 },
        { text: role[language], ...looks.muted, language },
      ]
      paper.keep(paper.heightOf(signature))
      paper.write(part, 'P', signature)
    }
  }
}

/** A session in the grid: hours, code and title in the colour of its hall, and where its talks begin. */
function gridCell(session: ScheduleSession, { schedule, paper, lead }: Booklet): Cell {
  const { title, start, end, talks } = session
  const code = writtenCode(session)
  const goTo = destination(session.code)
  const isPrinted = talks.length > 0
  const text = [code, title[lead]].filter(Boolean).join('\u00a0\u00a0')
  const page = isPrinted ? `  ·  ${words.pageShort[lead]} ${paper.pageOf(goTo)}` : ''
  return [
    {
      text,
      weight: 'bold',
      size: sizes.foot,
      colour: colourOf(schedule, session),
      ...(isPrinted && { goTo }),
    },
    { text: `${writeHours(start, end)}${page}`, ...looks.foot, above: 1 },
  ]
}

/** What the whole symposium does together: one line across all halls. */
const acrossCell = ({ title, place, kind }: ScheduleSession, { lead }: Booklet): Paragraph => ({
  text: [title[lead], ...(place ? [place[lead]] : [])].join('  ·  '),
  size: sizes.foot,
  weight: isPause(kind) ? 'regular' : 'bold',
  colour: isPause(kind) ? 'quiet' : 'ink',
})

/** Width of the column of hours. */
const HOURS = 56

const isIn = ({ hall, moreHalls }: ScheduleSession, key: string) => hall === key || moreHalls.includes(key)

/** Programme at a glance: a table a day, with a column for each hall in use. */
export function drawGlance(booklet: Booklet) {
  const { paper, schedule, lead, line } = booklet
  paper.newPage()
  const section = startPart(booklet, { title: words.glance, place: 'glance' })
  for (const { date, sessions } of schedule.days.filter((day) => day.sessions.length > 0)) {
    const halls = schedule.halls.filter(({ key }) => sessions.some((session) => isIn(session, key)))
    const width = (paper.column.width - HOURS) / Math.max(1, halls.length)
    const table: Table = {
      widths: [HOURS, ...halls.map(() => width)],
      head: [
        [{ text: line(programmeWords.time), ...looks.tag }],
        ...halls.map(({ key, name }): Cell => [
          { text: name[lead], ...looks.tag, colour: colourOf(schedule, { hall: key }) },
        ]),
      ],
      rowHeader: 0,
      padding: 2.5,
    }
    const starts = [...new Set(sessions.map(({ startsAt }) => startsAt))]
    const rows = starts.flatMap((startsAt): Cell[][] => {
      const now = sessions.filter((session) => session.startsAt === startsAt)
      const hour: Cell = [{ text: now[0]?.start ?? '', ...looks.tag }]
      const parallel = now.filter(({ hall }) => hall !== undefined)
      const across = now.filter(({ hall }) => hall === undefined)
      const cells = halls.map(({ key }) =>
        parallel.filter((session) => isIn(session, key)).flatMap((session) => gridCell(session, booklet)),
      )
      return [
        ...across.map((session): Cell[] => [hour, [acrossCell(session, booklet)]]),
        ...(parallel.length > 0 ? [[hour, ...cells]] : []),
      ]
    })
    const day: Paragraph = { text: line(dayName(date)), ...looks.bold, size: sizes.heading, above: 10 }
    paper.keep(paper.heightOf([day]) + 2 + beginning(paper, table, rows))
    paper.write(section, 'H3', [day])
    paper.y += 2
    drawTable(paper, section, table, rows)
  }
}
