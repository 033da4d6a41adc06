// A programme as committees keep it: rows of talks below days, halls and sessions. Here it becomes sessions and talks.
import { clockOf, minutesOf, timeOf } from '../records/session-times'
import { TALK_MINUTES } from '../schemas/programme'
import { choiceCalled } from './choices'
import { SESSION_TITLE } from './heading-words'
import { baseName, inEither, layoutFor, OWNER, type Column } from './layout'
import type { Row } from './merge'
import { codeAndTitle, dateWithin, isHall, nameLines, pauseKind, timesWithin } from './programme-words'
import { keyNamed, slug } from './rows'

const talkColumns = layoutFor('sessions', 'talks').columns
const sessionColumns = layoutFor('sessions').columns

const columnOf = (columns: Column[], name: string) => columns.find((column) => column.name === name)!

/** The text of a row in a column, by its name without language. */
export const valueOf = ({ cells }: Row, name: string) =>
  [...cells].find(([column]) => column.name === name || baseName(column) === name)?.[1]

/** Its authors, or those who present it. */
export const peopleOf = (row: Row) => valueOf(row, 'authors') || valueOf(row, 'presenters') || ''

type Context = { date: string; hall: string; session: string; title: string; chairs: string }

type Placed = { row: Row; at: Context; start?: string; end?: string; isTalk: boolean }

/** A row with a single text is a heading: of a day, a hall, the chairs or a session. */
function headedBy(at: Context, text: string): Context {
  const date = dateWithin(text)
  if (date) return { ...at, date, session: '', title: '', chairs: '' }
  const [, chairs] = /(?:başkan\p{L}*|chair\p{L}*)\s*:\s*(.+)/iu.exec(text) ?? []
  if (chairs) return { ...at, chairs }
  if (isHall(text)) return { ...at, hall: text }
  return { ...at, session: text, title: '', chairs: '' }
}

const nowhere: Context = { date: '', hall: '', session: '', title: '', chairs: '' }

/** Puts each row below its headings. Days, halls and sessions that stand only in the first of their rows go on. */
function placed(rows: Row[], isHeading: (row: Row) => string | undefined): Placed[] {
  let at = nowhere
  return rows.flatMap((row, index): Placed[] => {
    // A sheet may be that of a day or a hall.
    if (row.sheet !== rows[index - 1]?.sheet)
      at = [row.sheet.name, row.sheet.section ?? '']
        .filter((text) => dateWithin(text) || isHall(text))
        .reduce(headedBy, nowhere)
    const heading = isHeading(row)
    if (heading !== undefined) {
      at = headedBy(at, heading)
      return []
    }
    const given = (name: string, old: string) => valueOf(row, name) || old
    const time = valueOf(row, 'start') ?? ''
    const written = valueOf(row, 'date') || (dateWithin(time) ? time : '')
    const date = dateWithin(written) ?? (written || at.date)
    const next = {
      ...at,
      date,
      hall: given('hall', at.hall),
      session: given(OWNER, date === at.date ? at.session : ''),
    }
    const [start, until] = timesWithin(time)
    const title = valueOf(row, 'title') ?? ''
    const isTalk = peopleOf(row) !== '' || pauseKind(title) === undefined
    const isSame = next.session === at.session
    at = {
      ...next,
      title: given(SESSION_TITLE, isSame ? at.title : ''),
      chairs: given('chairs', isSame ? at.chairs : ''),
    }
    const end = until ?? timesWithin(valueOf(row, 'end') ?? '')[0]
    return [{ row, at, ...(start ? { start } : {}), ...(end ? { end } : {}), isTalk }]
  })
}

const kindOf = (row: Row) =>
  (choiceCalled(valueOf(row, 'kind') ?? '', ['talk', 'invited', 'plenary']) ??
    'talk') as keyof typeof TALK_MINUTES

/** The cells of start and minutes, empty where they follow from the talks before. */
function timed(talks: Placed[], begins: string): Map<Placed, { start: string; minutes: string }> {
  let next = begins
  // A sheet may give the time of the session in each row.
  const startOf = (index: number) =>
    index > 0 && talks[index]?.start === talks[index - 1]!.start ? undefined : talks[index]?.start
  return new Map(
    talks.map((talk, index) => {
      const start = startOf(index) ?? next
      const usual = TALK_MINUTES[kindOf(talk.row)]
      const following = startOf(index + 1)
      const gap = following ? minutesOf(following) - minutesOf(start) : usual
      const stated = Number(valueOf(talk.row, 'minutes')) || undefined
      const minutes = talk.end ? minutesOf(talk.end) - minutesOf(start) : (stated ?? Math.min(usual, gap))
      const own = { start: start === next ? '' : start, minutes: minutes === usual ? '' : String(minutes) }
      next = clockOf(timeOf(minutesOf(start) + minutes))
      return [talk, own]
    }),
  )
}

const placeIn = (columns: Column[], column: Column) =>
  columns.findIndex((one) => baseName(one) === baseName(column))

/** A row with other cells, in the order of the columns. */
const withColumns = (row: Row, columns: Column[], cells: Record<string, string | undefined>): Row => {
  const written = Object.entries(cells).flatMap(([name, text]) => {
    const column = columns.find((one) => one.name === name) ?? inEither(columnOf(columns, `${name}.en`))
    return text === undefined ? [] : [[column, text] as const]
  })
  written.sort(([a], [b]) => placeIn(columns, a) - placeIn(columns, b))
  const places = written.flatMap(([column]) => {
    const same = [...row.columns].find(([other]) => baseName(other) === baseName(column))
    return same ? [[column, same[1]] as const] : []
  })
  return { ...row, cells: new Map(written), columns: new Map(places) }
}

/** What the edition has before the import. `hall` finds the key of a hall's name, and adds new ones to `halls`. */
type Known = {
  sessions: { code: string; kind?: string; title: unknown; date: string; start: string }[]
  hall: (text: string) => string
  halls: () => string[]
}

/** Names sessions: by their code, by the title or, for pauses, the order of the day; new ones get a code of their own. */
function codesFor(all: Placed[], { sessions: known, hall, halls }: Known) {
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
      // A new hall is added first.
      const key = at.hall ? hall(at.hall) : undefined
      const place = `${day}${String.fromCharCode(65 + Math.max(0, halls().indexOf(key ?? '')))}`
      return { code: free(code ?? (title ? (keyNamed(title, known) ?? slug(title)) : place)), title }
    }
    const title = valueOf(row, 'title') ?? ''
    const kind = pauseKind(title)!
    const there = known
      .filter((one) => one.kind === kind && one.date === at.date && !taken.has(one.code))
      .sort((a, b) => a.start.localeCompare(b.start))
    return { code: free(there[0]?.code ?? `${kind}-${day}`), title }
  }
}

/** How many pauses of the day and hall come before a talk; they part sessions that have no headings. */
const pausesBefore = (all: Placed[], { at, start = '' }: Placed) =>
  all.filter(
    (one) =>
      !one.isTalk &&
      one.at.date === at.date &&
      ['', at.hall].includes(valueOf(one.row, 'hall') ?? '') &&
      (one.start ?? '') < start,
  ).length

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
export function programmeRows(
  rows: Row[],
  isHeading: (row: Row) => string | undefined,
  known: Known,
): { sessions: Row[]; talks: Row[] } {
  const all = placed(rows, isHeading)
  const nameOf = codesFor(all, known)
  const made = sessionsOf(all).map((members) => {
    const [first] = members
    const { row, at, isTalk, start, end } = first!
    const { code, title } = nameOf(first!)
    const isNew = !known.sessions.some((one) => one.code === code)
    const following = all.slice(all.indexOf(first!) + 1).find((one) => one.at.date === at.date)
    const session = withColumns(row, sessionColumns, {
      code,
      date: at.date || undefined,
      hall: at.hall && (isTalk || valueOf(row, 'hall')) ? known.hall(at.hall) : undefined,
      start,
      chairs: at.chairs ? nameLines(at.chairs) : undefined,
      ...(title ? { title } : isNew ? { 'title.en': `Session ${code}`, 'title.tr': `Oturum ${code}` } : {}),
      ...(isTalk ? {} : { kind: pauseKind(title), end: end ?? following?.start ?? '' }),
    })
    return { session, talks: isTalk ? talksOf(members, code) : [] }
  })
  return { sessions: made.map(({ session }) => session), talks: made.flatMap(({ talks }) => talks) }
}

function talksOf(members: Placed[], code: string): Row[] {
  const { start } = members[0]!
  const times = start ? timed(members, start) : undefined
  return members.map((talk) => {
    const own = withColumns(talk.row, talkColumns, { [OWNER]: code, ...times?.get(talk) })
    const derived = [OWNER, 'start', 'minutes']
    const written = [...talk.row.cells].filter(
      ([column]) =>
        talkColumns.some((one) => baseName(one) === baseName(column)) && !derived.includes(column.name),
    )
    return {
      ...talk.row,
      cells: new Map([...written, ...own.cells]),
      columns: new Map([...talk.row.columns, ...own.columns]),
    }
  })
}
