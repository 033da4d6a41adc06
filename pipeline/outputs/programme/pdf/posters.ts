// The posters as a table of number, speaker and affiliation, and title (specification, section 2: Programme).
import type { Telling } from './edition'
import { peopleOf, titleOf } from './paragraphs'
import type { Paper, Paragraph } from './paper'
import { sizes } from './style'
import { columnsOf, drawTable, headCell, type Table } from './table'

/** Begins one of the parts that follow the days. */
export function openPart(paper: Paper, title: string, onNewPage: boolean) {
  const heading: Paragraph[] = [{ text: title, colour: 'deep', weight: 'bold', size: sizes.day }]
  if (onNewPage) paper.newPage()
  else paper.moveOn(30, 140)
  paper.doc.outline.addItem(title)
  const section = paper.element(paper.root, 'Sect')
  paper.block(section, 'H2', heading)
  paper.y += 6
  paper.rule(paper.y, 'deep', 1.6)
  paper.y += 4
  return section
}

/** Draws the posters by number, each with its theme. */
export function drawPosters(paper: Paper, telling: Telling) {
  const { schedule, word, line, interfaceWords } = telling
  if (schedule.posters.length === 0) return
  const section = openPart(paper, word(interfaceWords.programme['posters']), true)
  const { posterNumber, presenters, posterTitle } = interfaceWords.programme
  const table: Table = {
    columns: columnsOf(38, 190, undefined),
    head: [posterNumber, presenters, posterTitle].map((value) => headCell(word(value))),
    rowHeader: 0,
  }
  const themes = new Map(schedule.themes.map(({ key, name }) => [key, line(name)]))
  const sessions = schedule.days
    .flatMap((day) => day.sessions)
    .filter(({ code }) => schedule.posters.some(({ session }) => session === code))
  // If one session shows all posters, the programme of its day says when; otherwise each poster names its session.
  const shownIn = new Map(sessions.length > 1 ? sessions.map(({ code, title }) => [code, line(title)]) : [])
  const rows = schedule.posters.map((poster) => {
    const code: Paragraph = { text: poster.code, colour: 'deep', weight: 'bold', size: sizes.small }
    const theme: Paragraph = {
      text: [themes.get(poster.theme), shownIn.get(poster.session ?? '')].filter(Boolean).join('  ·  '),
      colour: 'deep',
      size: 8,
      above: 2,
    }
    const people = peopleOf(telling, poster.presenters).map((paragraph) => ({ ...paragraph, above: 0 }))
    return { cells: [[code], people, [...titleOf(telling, poster.title, poster.language), theme]] }
  })
  drawTable(paper, section, table, rows)
}
