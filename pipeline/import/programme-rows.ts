// A programme as committees keep it: rows of talks below days, halls and sessions. Here it becomes sessions and talks.
import { clockOf, minutesOf, timeOf } from '../domain/session-times'
import { TALK_MINUTES } from '../domain/programme-kinds'
import { present } from './fields'
import { OWNER } from './layout'
import type { Row } from './merge'
import { nameLines } from './people'
import { keyNamed, slug } from './rows'
import { choiceCalled, codeAndTitle, dateWithin, isHall, pauseKind, timesWithin } from './words'

/** The title in a row, in whatever language. */
export const titleOf = ({ cells }: Row) => cells['title'] || cells['title.en'] || cells['title.tr'] || ''

/** Its authors, or those who present it. */
export const peopleOf = ({ cells }: Row) => cells['authors'] || cells['presenters'] || ''

/** The text of a row that says nothing else. */
export function headingIn({ sheet, row }: Row): string | undefined {
  const texts = new Set(sheet.rows[row]!.flatMap((cell) => cell?.text || []))
  return texts.size === 1 ? [...texts][0] : undefined
}

const nowhere = { date: '', hall: '', session: '', title: '', chairs: '' }

type Context = typeof nowhere

type Placed = { row: Row; at: Context; start: string | undefined; end: string | undefined; isTalk: boolean }

/** A row with a single text is a heading: of a day, a hall, the chairs or a session. */
function headedBy(at: Context, text: string): Context {
  const date = dateWithin(text)
  if (date) return { ...nowhere, hall: at.hall, date }
  const [, chairs] = /(?:başkan\p{L}*|chair\p{L}*)\s*:\s*(.+)/iu.exec(text) ?? []
  if (chairs) return { ...at, chairs }
  if (isHall(text)) return { ...at, hall: text }
  return { ...at, session: text, title: '', chairs: '' }
}

/** Puts each row below its headings. Days, halls and sessions that stand only in the first of their rows go on. */
function placed(rows: Row[]): Placed[] {
  let at = nowhere
  return rows.flatMap((row, index): Placed[] => {
    const { sheet, cells } = row
    // A sheet may be that of a day or a hall.
    if (sheet !== rows[index - 1]?.sheet)
      at = [sheet.name, sheet.section ?? '']
        .filter((text) => dateWithin(text) || isHall(text))
        .reduce(headedBy, nowhere)
    const heading = headingIn(row)
    if (heading !== undefined) {
      at = headedBy(at, heading)
      return []
    }
    const time = cells['start'] ?? ''
    const written = cells['date'] || (dateWithin(time) ? time : '')
    const date = dateWithin(written) ?? (written || at.date)
    const session = cells[OWNER] || (date === at.date ? at.session : '')
    const before = session === at.session ? at : nowhere
    at = {
      date,
      hall: cells['hall'] || at.hall,
      session,
      title: cells['sessionTitle'] || before.title,
      chairs: cells['chairs'] || before.chairs,
    }
    const [start, until] = timesWithin(time)
    const isTalk = peopleOf(row) !== '' || pauseKind(titleOf(row)) === undefined
    return [{ row, at, start, end: until ?? timesWithin(cells['end'] ?? '')[0], isTalk }]
  })
}

const kindOf = ({ cells }: Row) =>
  (choiceCalled(cells['kind'] ?? '', Object.keys(TALK_MINUTES)) ?? 'talk') as keyof typeof TALK_MINUTES

/** The rows of a session's talks; start and minutes are empty where they follow from the talks before. */
function talksOf(talks: Placed[], code: string): Row[] {
  let next = talks[0]!.start
  if (next === undefined) return talks.map(({ row }) => ({ ...row, cells: { ...row.cells, [OWNER]: code } }))
  // A sheet may give the time of the session in each row.
  const starts = talks.map(({ start }, at) => (at > 0 && start === talks[at - 1]!.start ? undefined : start))
  return talks.map(({ row, end }, at) => {
    const start = starts[at] ?? next!
    const usual = TALK_MINUTES[kindOf(row)]
    const following = starts[at + 1]
    const gap = following ? minutesOf(following) - minutesOf(start) : usual
    const stated = Number(row.cells['minutes']) || Math.min(usual, gap)
    const minutes = end ? minutesOf(end) - minutesOf(start) : stated
    const own = { start: start === next ? '' : start, minutes: minutes === usual ? '' : String(minutes) }
    next = clockOf(timeOf(minutesOf(start) + minutes))
    return { ...row, cells: { ...row.cells, [OWNER]: code, ...own } }
  })
}

/** What the edition has before the import. `hall` finds the key of a hall's name, which it adds if it is new, and its letter. */
type Known = {
  sessions: { code: string; kind?: string; title: unknown; date: string; start: string }[]
  hall: (text: string) => { key: string; letter: string }
}

/** Names sessions: by their code, by the title or, for pauses, the order of the day; new ones get a code of their own. */
function codesFor(all: Placed[], { sessions: known, hall }: Known) {
  const days = [...new Set(all.map(({ at }) => at.date))].sort()
  const taken = new Set<string>()
  const free = (wanted: string) => {
    let code = wanted
    // The second session of 1A is 1A2; 1A-2 would be the second talk of the first.
    const joint = /\d$/.test(wanted) ? '-' : ''
    for (let number = 2; taken.has(code); number += 1) code = `${wanted}${joint}${number}`
    taken.add(code)
    return code
  }
  return ({ isTalk, at, row }: Placed): { code: string; title: string } => {
    const day = days.indexOf(at.date) + 1
    if (isTalk) {
      const { code, title: named } = codeAndTitle(at.session)
      const title = codeAndTitle(at.title).title || named
      const place = `${day}${at.hall ? hall(at.hall).letter : 'A'}`
      return { code: free(code ?? (title ? (keyNamed(title, known) ?? slug(title)) : place)), title }
    }
    const kind = pauseKind(titleOf(row))!
    const there = known
      .filter((one) => one.kind === kind && one.date === at.date && !taken.has(one.code))
      .sort((a, b) => a.start.localeCompare(b.start))
    return { code: free(there[0]?.code ?? `${kind}-${day}`), title: titleOf(row) }
  }
}

/** How many pauses of the day and hall come before a talk; they part sessions that have no headings. */
function pausesBefore(all: Placed[], { at, start = '' }: Placed): number {
  const isHere = ({ row }: Placed) => ['', at.hall].includes(row.cells['hall'] ?? '')
  const pauses = all.filter((one) => !one.isTalk && one.at.date === at.date && isHere(one))
  return pauses.filter((one) => (one.start ?? '') < start).length
}

/** The rows of each session: of talks below one heading or between two pauses, or of a pause. */
function sessionsOf(all: Placed[]): Placed[][] {
  const groups = new Map<string, Placed[]>()
  for (const one of all) {
    const { date, hall, session } = one.at
    const ofTalks = [session, date, session ? '' : `${hall} ${pausesBefore(all, one)}`].join('\n')
    const name = one.isTalk ? ofTalks : `pause ${groups.size}`
    groups.set(name, [...(groups.get(name) ?? []), one])
  }
  const inOrder = (members: Placed[]) =>
    members.every(({ start }) => start)
      ? members.toSorted((a, b) => a.start!.localeCompare(b.start!))
      : members
  return [...groups.values()].map(inOrder)
}

/** What the rows of a programme say: rows of sessions, and of their talks. */
export function programmeRows(rows: Row[], known: Known): { sessions: Row[]; talks: Row[] } {
  const all = placed(rows)
  const nameOf = codesFor(all, known)
  const made = sessionsOf(all).map((members) => {
    const [first] = members as [Placed]
    const { row, at, isTalk, start, end } = first
    const { code, title } = nameOf(first)
    const chairs = nameLines(isTalk ? at.chairs : (row.cells['chairs'] ?? ''))
    const following = all.slice(all.indexOf(first) + 1).find((one) => one.at.date === at.date)
    const { [OWNER]: ofCode, sessionTitle, ...places } = row.places
    const session = {
      ...row,
      cells: present({
        code,
        date: at.date || undefined,
        hall: at.hall && (isTalk || row.cells['hall']) ? known.hall(at.hall).key : undefined,
        start,
        chairs: chairs || undefined,
        title: title || undefined,
        ...(isTalk ? {} : { kind: pauseKind(title), end: end ?? following?.start ?? '' }),
      }),
      places: present({ ...places, code: ofCode, title: sessionTitle }),
    }
    return { session, talks: isTalk ? talksOf(members, code) : [] }
  })
  return { sessions: made.map(({ session }) => session), talks: made.flatMap(({ talks }) => talks) }
}
