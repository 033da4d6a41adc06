// The opening of the booklet: the imprint with how to cite, the preface, and the programme at a glance.
import { withTitle } from '../../domain/academic-title'
import { surnameFirst } from '../../domain/person-names'
import { isPause } from '../../domain/programme-codes'
import type { Bilingual, Language } from '../../domain/languages'
import { writeHours } from '../../domain/format'
import { label } from '../../messages/render'
import type { Paragraph } from '../pdf/paper'
import { looks, sizes } from '../pdf/style'
import { drawTitledTable, type Cell, type Table } from '../pdf/table'
import { startPart } from '../pdf/texts'
import { dayName, destination, colourOf, writtenCode } from '../programme/pdf/printout'
import { citationOf, citationOfBook } from '../../records/contributions'
import type { ScheduleSession } from '../../records/schedule'
import { words as programmeWords } from '../programme/words'
import { placeOf, type Booklet, type Entry, type Group } from './content'

/** How one of its abstracts is cited, as an example. */
function abstractCitation({ cited, paper }: Booklet, entry: Entry, language: Language): string {
  const authors = entry.authors.map(({ name }) => surnameFirst(name[language]))
  const end = `${label('document.page-short')[language]} ${paper.pageOf(placeOf(entry))}.`
  return citationOf({ authors, title: entry.title[language], end }, cited[language], language)
}

/** Who made the booklet and how it is cited, on the back of the cover. */
export function drawImprint(booklet: Booklet, groups: Group[]) {
  const { paper, schedule, proceedings, languages, lead, say, line } = booklet
  const { editors = [], publisher, isbn = '', issn = '', licence } = proceedings ?? {}
  const { name, starts, organisers } = schedule.symposium
  const small = { size: sizes.small, above: 3 }
  const fact = (title: string, text: string, above = 3): Paragraph[] =>
    text ? [{ text: [{ text: `${title}: `, weight: 'bold' }, { text }], size: sizes.small, above }] : []
  const cited = (what: Bilingual, above: number, write: (language: Language) => string): Paragraph[] => [
    { text: `${line(label('document.citation'))} – ${line(what)}`, ...looks.label, above },
    ...languages.map((language) => ({ text: write(language), language, ...small })),
  ]
  const example = groups.flatMap(({ entries }) => entries).find(({ abstractText }) => abstractText)
  const texts: Paragraph[] = [
    ...say(name, { ...looks.bold, size: sizes.body }, looks.muted),
    ...say(booklet.title, { size: sizes.body, above: 2 }, looks.muted),
    ...fact(line(label('document.editors')), editors.map((one) => withTitle(one, lead)).join(', '), 14),
    ...fact(line(label('document.publisher')), publisher ? line(publisher) : ''),
    ...fact('ISBN', isbn),
    ...fact('ISSN', issn),
    ...fact(line(label('document.licence')), licence ? line(licence) : ''),
    { text: `© ${starts.slice(0, 4)} ${organisers.map((one) => one[lead]).join(', ')}`, ...small },
    ...cited(label('document.the-book'), 18, (language) =>
      citationOfBook(
        booklet.cited[language],
        organisers.map((one) => one[language]),
        language,
      ),
    ),
    ...(example
      ? cited(label('document.an-abstract'), 10, (language) => abstractCitation(booklet, example, language))
      : []),
  ]
  paper.newPage(true)
  paper.y = paper.bottom - paper.heightOf(texts)
  paper.write(paper.element(paper.root, 'Sect'), 'P', texts)
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
  const page = isPrinted ? `  ·  ${label('document.page-short')[lead]} ${paper.pageOf(goTo)}` : ''
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
  const section = startPart(booklet, { title: label('document.glance'), place: 'glance' })
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
    drawTitledTable(paper, section, day, table, rows)
  }
}
