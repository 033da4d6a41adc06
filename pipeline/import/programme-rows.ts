// A programme as committees keep it: rows of talks below days, halls and sessions. Here it becomes sessions and talks.
import { meantKind } from '../read/entries/meant-kind'
import { fold } from '../read/fold'
import { anyMonth } from '../read/months'
import { clockOf, minutesOf, timeOf } from '../records/session-times'
import { TALK_MINUTES, isCode } from '../schemas/programme'
import { choiceCalled } from '../read/entries/meant-choice'
import { layoutFor, OWNER, type Column } from './layout'
import type { Row } from './merge'
import { slug } from './rows'

const talkColumns = layoutFor('sessions', 'talks').columns
const sessionColumns = layoutFor('sessions').columns

const columnOf = (columns: Column[], name: string) => columns.find((column) => column.name === name)!

/** The text of a row in a column, by its name without language. */
export const valueOf = ({ cells }: Row, name: string) =>
  [...cells].find(([column]) => column.name === name || column.name.replace(/\.(en|tr)$/, '') === name)?.[1]

/** What sessions without talks are called. */
const pauses: [pattern: RegExp, kind: string][] = [
  [/kahve|\bara\b|mola|coffee|break/, 'break'],
  [/ogle|lunch/, 'lunch'],
  [/kayit|registration/, 'registration'],
  [/acilis|opening/, 'opening'],
  [/kapanis|closing/, 'closing'],
  [/poster/, 'poster'],
  [/gala|yemek|dinner|gezi|tour|kokteyl|reception/, 'social'],
  [/panel/, 'panel'],
  [/calistay|workshop/, 'workshop'],
]

const pauseKind = (title: string) => pauses.find(([pattern]) => pattern.test(fold(title)))?.[1]

const dateWords = new RegExp(
  `\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[./]\\d{1,2}[./]\\d{4}|\\d{1,2}[. ]+(?:${anyMonth}) \\d{4}`,
  'iu',
)

/** A date within a text, such as “1. Gün – 2 Ekim 2025 Perşembe”. */
export function dateWithin(text: string): string | undefined {
  const [written] = dateWords.exec(text) ?? []
  if (written === undefined) return undefined
  return meantKind('date', written.replaceAll('/', '.'))?.to ?? written
}

/** Times of a cell: one, or from one to another. */
const timesWithin = (text: string) =>
  (text.match(/\d{1,2}[.:]\d{2}/g) ?? []).map((time) => time.replace('.', ':').padStart(5, '0'))

/** The code at the beginning of a session's title, and the title after it: “Oturum 2B: Kanatlar”. */
export function codeAndTitle(text: string): { code?: string; title: string } {
  const [, code, title = ''] =
    /^(?:(?:oturum|session)\s+)?([A-Za-z]{0,3}\d+[A-Za-z]?\d*)(?:\.?\s*(?:oturumu?|session))?(?:\s*[:.–—-]\s*(.*))?$/iu.exec(
      text.trim(),
    ) ?? []
  return code && isCode(code) ? { code, title: title.trim() } : { title: text.trim() }
}

type Context = { date: string; hall: string; session: string; chairs: string; group: number }

type Placed = { row: Row; at: Context; start?: string; end?: string; isTalk: boolean }

const hallWords = /\b(salon|salonu|hall|amfi|room)\b/

/** A row with a single text is a heading: of a day, a hall, the chairs or a session. */
function headedBy(at: Context, text: string): Context {
  const date = dateWithin(text)
  if (date) return { ...at, date, session: '', chairs: '', group: at.group + 1 }
  const [, chairs] = /(?:başkan\p{L}*|chair\p{L}*)\s*:\s*(.+)/iu.exec(text) ?? []
  if (chairs) return { ...at, chairs }
  if (hallWords.test(fold(text)) && !codeAndTitle(text).code)
    return { ...at, hall: text, group: at.group + 1 }
  return { ...at, session: text, chairs: '', group: at.group + 1 }
}

/** Puts each row below its headings. Days, halls and sessions that stand only in the first of their rows go on. */
function placed(rows: Row[], isHeading: (row: Row) => string | undefined): Placed[] {
  let at: Context = { date: '', hall: '', session: '', chairs: '', group: 0 }
  return rows.flatMap((row): Placed[] => {
    const heading = isHeading(row)
    if (heading !== undefined) {
      at = headedBy(at, heading)
      return []
    }
    const given = (name: string, old: string) => valueOf(row, name) || old
    const written = valueOf(row, 'date') ?? ''
    const date = dateWithin(written) ?? (written || at.date)
    const next = {
      ...at,
      date,
      hall: given('hall', at.hall),
      session: given(OWNER, date === at.date ? at.session : ''),
    }
    const [start, until] = timesWithin(valueOf(row, 'start') ?? '')
    const title = valueOf(row, 'title') ?? ''
    const isTalk = (valueOf(row, 'presenters.name') ?? '') !== '' || pauseKind(title) === undefined
    at = {
      ...next,
      chairs: given('chairs', next.session === at.session ? at.chairs : ''),
      group: at.group + (isTalk ? 0 : 1),
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
  return new Map(
    talks.map((talk, index) => {
      const start = talk.start ?? next
      const usual = TALK_MINUTES[kindOf(talk.row)]
      const following = talks[index + 1]?.start
      const gap = following ? minutesOf(following) - minutesOf(start) : usual
      const stated = Number(valueOf(talk.row, 'minutes')) || undefined
      const minutes = talk.end ? minutesOf(talk.end) - minutesOf(start) : (stated ?? Math.min(usual, gap))
      const own = { start: start === next ? '' : start, minutes: minutes === usual ? '' : String(minutes) }
      next = clockOf(timeOf(minutesOf(start) + minutes))
      return [talk, own]
    }),
  )
}

const withColumns = (row: Row, columns: Column[], cells: Record<string, string | undefined>): Row => {
  const written = Object.entries(cells).flatMap(([name, text]) => {
    const column = columns.find((one) => one.name === name) ?? {
      ...columnOf(columns, `${name}.en`),
      language: undefined,
    }
    return text === undefined ? [] : [[column, text] as const]
  })
  const places = written.flatMap(([column]) => {
    const name = column.name.replace(/\.(en|tr)$/, '')
    const same = [...row.columns].find(([other]) => other.name.replace(/\.(en|tr)$/, '') === name)
    return same ? [[column, same[1]] as const] : []
  })
  return { ...row, cells: new Map(written), columns: new Map(places) }
}

/** What the rows of a programme say: rows of sessions, and of their talks. */
export function programmeRows(
  rows: Row[],
  isHeading: (row: Row) => string | undefined,
  known: { hall: (text: string) => string; session: (title: string) => string | undefined },
): { sessions: Row[]; talks: Row[] } {
  const all = placed(rows, isHeading)
  const days = [...new Set(all.map(({ at }) => at.date))].sort()
  const halls = [...new Set(all.map(({ at }) => at.hall))]
  const groups = new Map<string, Placed[]>()
  for (const one of all) {
    const { date, hall, session, group } = one.at
    const name = one.isTalk
      ? [session, date, session ? '' : `${hall} ${group}`].join('\n')
      : `pause ${groups.size}`
    groups.set(name, [...(groups.get(name) ?? []), one])
  }
  const codes = new Set<string>()
  const free = (wanted: string) => {
    let code = wanted
    for (let number = 2; codes.has(code); number += 1)
      code = `${wanted}${/\d$/.test(wanted) ? '-' : ''}${number}`
    codes.add(code)
    return code
  }
  const sessions: Row[] = []
  const talks: Row[] = []
  for (const members of groups.values()) {
    const [first] = members
    const { row, at, isTalk } = first!
    const titleOfRow = valueOf(row, 'title') ?? ''
    const { code: written, title } = isTalk
      ? codeAndTitle(at.session)
      : { code: undefined, title: titleOfRow }
    const place = `${days.indexOf(at.date) + 1}${String.fromCharCode(65 + Math.max(0, halls.indexOf(at.hall)))}`
    const code = free(
      written ??
        known.session(title) ??
        (isTalk ? (title ? slug(title) : place) : `${slug(title)}-${days.indexOf(at.date) + 1}`),
    )
    const sorted = members.every(({ start }) => start)
      ? members.toSorted((a, b) => a.start!.localeCompare(b.start!))
      : members
    const start = sorted[0]!.start
    const following = all[all.indexOf(members.at(-1)!) + 1]
    sessions.push(
      withColumns(row, sessionColumns, {
        code,
        date: at.date || undefined,
        hall: at.hall && (isTalk || valueOf(row, 'hall')) ? known.hall(at.hall) : undefined,
        start,
        chairs: at.chairs
          ? at.chairs
              .split(/\n|;|,(?! *[\p{L}. ]*\.$)/u)
              .map((name) => name.trim())
              .join('\n')
          : undefined,
        title: title || undefined,
        ...(isTalk ? {} : { kind: pauseKind(titleOfRow), end: first!.end ?? following?.start }),
      }),
    )
    if (!isTalk) continue
    const times = start ? timed(sorted, start) : undefined
    talks.push(
      ...sorted.map((talk) => {
        const own = withColumns(talk.row, talkColumns, { [OWNER]: code, ...times?.get(talk) })
        const ofTalk = [...talk.row.cells].filter(
          ([{ name }]) =>
            talkColumns.some((one) => one.name === name) && ![OWNER, 'start', 'minutes'].includes(name),
        )
        return {
          ...talk.row,
          cells: new Map([...ofTalk, ...own.cells]),
          columns: new Map([...talk.row.columns, ...own.columns]),
        }
      }),
    )
  }
  return { sessions, talks }
}
