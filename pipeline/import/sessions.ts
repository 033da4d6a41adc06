// From talks and slots to the sessions of the edition: rows of our own lists, as a workbook of the edition would have them.
import { fold } from '../domain/fold'
import { minutesOf, timeOf } from '../domain/session-times'
import { languages, type Language, type Text } from '../domain/languages'
import { TALK_MINUTES } from '../domain/programme-kinds'
import { fieldsOf, present } from './fields'
import { hallLetter, keyNamed, slug, type Keys } from './keys'
import { languageOf } from './languages'
import { layoutFor, OWNER } from './layout'
import type { Row } from './merge'
import { inOneLine } from './cells'
import type { Item, Place, ReadPerson, Slot, Talk } from './programme-items'

/** A text as cells: in both languages, in the one it is written in, or in either. */
export function textCells(
  name: string,
  text: Text,
  language: Language | undefined = undefined,
): Record<string, string> {
  if (typeof text !== 'string')
    return Object.fromEntries(languages.map((one) => [`${name}.${one}`, text[one]]))
  return { [language ? `${name}.${language}` : name]: text }
}

/** Where a row comes from, with the columns of its fields by the names that the lists of the edition have for them. */
export function rowAt({ sheet, row, columns }: Place, cells: Row['cells'], people?: Row['people']): Row {
  const places = {
    ...columns,
    authors: columns['authors'] ?? columns['speakers'] ?? columns['presenters'],
    presenters: columns['presenters'] ?? columns['speakers'] ?? columns['authors'],
    [OWNER]: columns['session'],
    code: columns['session'],
  }
  return {
    cells,
    sheet,
    row,
    places: present(places) as Record<string, number>,
    ...(people ? { people } : {}),
  }
}

/** People as a field of a talk: a list of all authors, or only those who present where nobody else is known. */
export function peopleField(people: ReadPerson[]): Row['people'] {
  if (people.length === 0) return undefined
  return { [people.every(({ presents }) => presents) ? 'presenters' : 'authors']: people }
}

type Known = { code: string; kind?: string; title?: unknown; date: string; start: string }

/** Talks of one session, or one slot. */
type Group = { items: Item[]; isTalks: boolean; code?: string; title?: Text }

const inTime = (items: Item[]) =>
  items.every(({ start }) => start)
    ? items.toSorted((a, b) => (a.start ?? '').localeCompare(b.start ?? ''))
    : items

/** How many slots for everyone of the day come before a talk: they part sessions that have no headings. */
const slotsBefore = (all: Item[], { day, start = '' }: Talk) =>
  all.filter((one) => one.type === 'slot' && one.day === day && one.start < start && one.hall === undefined)
    .length

const plain = (text: Text | undefined) =>
  text === undefined ? '' : fold(typeof text === 'string' ? text : text.en)

/** Talks below one heading, of one code, or between two slots; and each slot. */
function groupsOf(items: Item[]): Group[] {
  const groups = new Map<string, Group>()
  for (const item of items) {
    const { day, hall, session, sessionTitle, part } = item
    const own = session ?? (sessionTitle ? `${plain(sessionTitle)} ${part ?? ''}` : undefined)
    const name =
      item.type === 'slot'
        ? `slot ${groups.size}`
        : [day, hall, own ?? `${part ?? ''} ${slotsBefore(items, item)}`].join('\n')
    const group = groups.get(name) ?? {
      items: [],
      isTalks: item.type === 'talk',
      ...(session ? { code: session } : {}),
      ...(sessionTitle ? { title: sessionTitle } : {}),
    }
    groups.set(name, { ...group, items: [...group.items, item] })
  }
  return [...groups.values()].map((group) => ({ ...group, items: inTime(group.items) }))
}

/** Kinds of slots that no word tells; the report says so. */
const OTHER = 'social'

const kindOfSlot = ({ kind }: Slot) => (kind === 'other' ? OTHER : kind)

const clockAfter = (start: string, minutes: number) => timeOf(minutesOf(start) + minutes)

/** The rows of a session's talks; start and minutes are empty where they follow from the talks before. */
function talkRows(talks: Talk[], code: string): Row[] {
  let next = talks[0]?.start
  return talks.map((talk, at) => {
    const kind = talk.kind === 'poster' || talk.kind === undefined ? 'talk' : talk.kind
    const usual = TALK_MINUTES[kind]
    // A sheet may give the time of the session in each row.
    const isOwn = talk.start !== undefined && (at === 0 || talk.start !== talks[at - 1]?.start)
    const start = isOwn ? talk.start : next
    const following = talks.slice(at + 1).find((one) => one.start !== talk.start)?.start
    const gap = start && following ? minutesOf(following) - minutesOf(start) : undefined
    const isShared = talks[at + 1] !== undefined && talks[at + 1]?.start === talk.start
    const ends =
      start && talk.end && isOwn && !isShared
        ? (minutesOf(talk.end) - minutesOf(start) + 24 * 60) % (24 * 60)
        : undefined
    const minutes =
      ends || talk.minutes || (gap !== undefined && gap > 0 && !isShared ? Math.min(usual, gap) : usual)
    const cells = {
      [OWNER]: code,
      ...textCells('title', talk.title),
      start: start === undefined || start === next ? '' : start,
      minutes: minutes === usual ? '' : String(minutes),
      ...(talk.kind ? { kind } : {}),
      ...(talk.language ? { language: talk.language } : {}),
    }
    if (start) next = clockAfter(start, minutes)
    return rowAt(talk.place, cells, peopleField(talk.people))
  })
}

export type ProgrammeRows = {
  sessions: Row[]
  talks: Row[]
  posters: Row[]
  /** Talks without a day and an hour. */
  unplaced: Talk[]
  /** Slots whose end nothing tells. */
  endless: Slot[]
}

/** Minutes of a slot that is the last of its day and has no end. */
export const USUAL_SLOT = 30

/** The rows of posters. */
export function posterRows(posters: Talk[], keys: Keys): Row[] {
  return posters.map((poster) => {
    const number = /^\p{L}{0,2}\D{0,2}(\d{1,3})$/u.exec(poster.number ?? '')?.[1]
    const row = rowAt(poster.place, {}, peopleField(poster.people))
    const theme = poster.theme ? keys.keyFor(layoutFor('programme', 'themes'), poster.theme, row) : undefined
    return {
      ...row,
      cells: present({
        number: number && String(Number(number)),
        ...textCells('title', poster.title),
        theme,
      }) as Record<string, string>,
    }
  })
}

/** Codes of sessions: their own, or from the day and hall; the second of the same is 1A2, or coffee-1-2. */
function codesFor(known: Known[], dayNumber: (day: string) => number, letterOf: (hall: string) => string) {
  const taken = new Set<string>()
  const free = (wanted: string) => {
    let code = wanted
    const joint = /\d$/.test(wanted) ? '-' : ''
    for (let number = 2; taken.has(code); number += 1) code = `${wanted}${joint}${number}`
    taken.add(code)
    return code
  }
  return ({ isTalks, items, code, title }: Group): string => {
    const [first] = items as [Item]
    if (isTalks) {
      const there =
        title === undefined ? undefined : known.find((one) => plain(one.title as Text) === plain(title))?.code
      const place = `${dayNumber(first.day ?? '')}${first.hall ? letterOf(first.hall) : 'A'}`
      return free(code ?? there ?? (title && !first.hall ? slug(plain(title)).slice(0, 40) || place : place))
    }
    const slot = first as Slot
    const kind = kindOfSlot(slot)
    const same = known
      .filter((one) => one.kind === kind && one.date === slot.day && !taken.has(one.code))
      .sort(
        (a, b) =>
          Math.abs(minutesOf(a.start) - minutesOf(slot.start)) -
          Math.abs(minutesOf(b.start) - minutesOf(slot.start)),
      )
    return free(same[0]?.code ?? `${kind === 'break' ? 'coffee' : kind}-${dayNumber(slot.day ?? '')}`)
  }
}

/** What the items of a programme are as rows of the edition's lists. */
export function programmeRows(items: Item[], known: Known[], days: string[], keys: Keys): ProgrammeRows {
  const posters = items.filter((item): item is Talk => item.type === 'talk' && item.kind === 'poster')
  const others = items.filter((item) => item.type === 'slot' || item.kind !== 'poster')
  const endless: Slot[] = []
  const placed = others.filter(
    ({ day, start }) => day && (start !== undefined || others.some((one) => one.day === day && one.start)),
  )
  const unplaced = others.filter((item): item is Talk => item.type === 'talk' && !placed.includes(item))
  const halls = layoutFor('programme', 'halls')
  const hallKey = (hall: string, from: Row) => keys.keyFor(halls, hall, from)
  const all = [...new Set([...days, ...placed.flatMap(({ day }) => day ?? [])])].sort()
  // Halls get their letters in the order of the sheet.
  for (const item of placed) if (item.hall && item.type === 'talk') hallKey(item.hall, rowAt(item.place, {}))
  // The foyer of a coffee break is no hall.
  const isHallOf = (item: Item): boolean =>
    item.hall !== undefined && (item.type === 'talk' || keyNamed(item.hall, keys.known(halls)) !== undefined)
  const letterOf = (hall: string) => hallLetter(hallKey(hall, rowAt(placed[0]!.place, {})), keys)
  const codeOf = codesFor(known, (day) => all.indexOf(day) + 1, letterOf)
  const made = groupsOf(placed)
    .filter(({ items: [first] }) => first?.start !== undefined)
    .map((group) => {
      const [first] = group.items as [Item]
      const code = codeOf(group)
      const row = rowAt(first.place, {})
      const chairs = group.items.find((item) => item.chairs && item.chairs.length > 0)?.chairs
      const title = group.isTalks ? group.title : (first as Slot).title
      const following = placed
        .filter((one) => one.day === first.day && (one.start ?? '') > (first.start ?? ''))
        .map(({ start }) => start ?? '')
        .sort()[0]
      const isEndless = first.type === 'slot' && first.end === undefined && following === undefined
      if (isEndless) endless.push(first)
      const end = first.type === 'slot' ? (first.end ?? following ?? clockAfter(first.start, USUAL_SLOT)) : ''
      const cells = present({
        code,
        date: first.day,
        hall: first.hall && isHallOf(first) ? hallKey(first.hall, row) : undefined,
        ...(first.hall && !isHallOf(first) ? textCells('place', first.hall) : {}),
        start: first.start,
        chairs: chairs?.join('\n'),
        ...(title === undefined
          ? {}
          : textCells('title', title, typeof title === 'string' ? languageOf(title) : undefined)),
        ...(group.isTalks ? {} : { kind: kindOfSlot(first as Slot), end }),
      }) as Record<string, string>
      return {
        session: { ...row, cells },
        talks: group.isTalks ? talkRows(group.items as Talk[], code) : [],
      }
    })
  return {
    sessions: made.map(({ session }) => session),
    talks: made.flatMap(({ talks }) => talks),
    posters: posterRows(posters, keys),
    unplaced,
    endless,
  }
}

/** Days of the programme that are not in its list yet. */
export function newDays(sessions: Row[], programme: unknown): Row[] {
  const known = (fieldsOf(programme)['days'] as { date: string }[]).map(({ date }) => date)
  const dates = [...new Set(sessions.flatMap(({ cells }) => cells['date'] || []))].sort()
  return dates.flatMap((date, at) => {
    const row = sessions.find(({ cells }) => cells['date'] === date)
    const cells = { date, 'title.en': `Day ${at + 1}`, 'title.tr': `${at + 1}. gün` }
    return known.includes(date) || !row ? [] : { ...row, cells }
  })
}

/** The title of an item in one line, for messages. */
export const titleText = (title: Text): string => inOneLine(typeof title === 'string' ? title : title.en)
