// From talks and slots to the sessions of the edition: rows of our own lists, as a workbook of the edition would have them.
import type { z } from 'zod'
import { fold, inOneLine, plainWords } from '../domain/fold'
import { DAY, minutesOf, timeOf } from '../domain/session-times'
import { languages, wordingsOf, type Language, type Text } from '../domain/languages'
import { isPause } from '../domain/programme-codes'
import { TALK_MINUTES } from '../domain/programme-kinds'
import type { session } from '../schemas/programme'
import { present } from './fields'
import { slug } from '../domain/slug'
import { hallLetter, keyNamed, letterAt, type Keys } from './keys'
import { languageOf } from './languages'
import { layoutFor, OWNER } from './layout'
import { pauseOf } from './looks'
import type { Row } from './merge'
import type { Item, Place, ReadPerson, Slot, Talk } from './programme-items'
import { vocabulary } from './vocabulary'

/** A session as the content has it. */
export type KnownSession = z.input<typeof session>

/** A text as cells: in both languages, in the one it is written in, or in either. */
export const textCells = (name: string, text: Text, language?: Language): Record<string, string> =>
  typeof text === 'string'
    ? { [language ? `${name}.${language}` : name]: text }
    : Object.fromEntries(languages.map((one) => [`${name}.${one}`, text[one]]))

/** Where a row comes from, with the columns of its fields by the names that the lists of the edition have for them. */
export function rowAt(
  { sheet, row, places }: Place,
  cells: Record<string, string | undefined>,
  people: ReadPerson[] = [],
): Row {
  const { authors, presenters, speakers, session } = places
  const named = {
    ...places,
    authors: authors ?? speakers ?? presenters,
    presenters: presenters ?? speakers ?? authors,
    [OWNER]: session,
    code: session,
  }
  // All authors, or only those who present where nobody else is known; a presenter has one institution.
  const arePresenters = people.every(({ presents, affiliations }) => presents && affiliations.length < 2)
  const field = arePresenters ? 'presenters' : 'authors'
  const hasInstitutions = people.some(({ affiliations }) => affiliations.length > 0)
  const read = people.length > 0 ? { people: { [field]: { read: people, hasInstitutions } } } : {}
  return { cells: present(cells), sheet, row, places: present(named), ...read }
}

/** The title of an item in one line, for messages. */
export const titleText = (title: Text): string => inOneLine(typeof title === 'string' ? title : title.en)

/** The words of a title that are long enough to distinguish events. */
const wordsOf = (text: Text = ''): string[] =>
  wordingsOf(text)
    .flatMap((one) => plainWords(one).match(/\S{4,}/g) ?? [])
    .filter((word) => !vocabulary.general.has(word))

const plain = (text: Text | undefined): string => (text === undefined ? '' : fold(titleText(text)))

/** Talks of one session, or one slot. */
type Group = { first: Item; talks: Talk[] }

/** How many slots of the day for everyone, or in its hall, come before a talk: they part sessions that have no headings. */
const slotsBefore = (all: Item[], { day, hall, start = '' }: Talk): number =>
  all.filter(
    (one) =>
      one.type === 'slot' && one.day === day && one.start < start && [undefined, hall].includes(one.hall),
  ).length

/** Talks below one heading, of one code, or between two slots, in order of time; and each slot. */
function groupsOf(items: Item[]): Group[] {
  // Lists beside one another may be parallel sessions.
  const sheets = [...new Set(items.map(({ place }) => place.sheet))]
  const nameOf = (item: Item) => {
    // Lists beside one another have the same breaks.
    if (item.type === 'slot') return [item.day, item.hall, item.start, plain(item.title)].join('\n')
    const { day, hall, session, sessionTitle, part = '', chairs = [] } = item
    const own =
      session ??
      [
        sheets.indexOf(item.place.sheet),
        part,
        ...(sessionTitle ? [plain(sessionTitle)] : [...chairs, slotsBefore(items, item)]),
      ].join(' ')
    return [day, hall, own].join('\n')
  }
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item])
  // Systems call the topics of talks that alternate in a hall sessions; keynotes of several days may have one code.
  const isParted = (before: Item, { start = '' }: Item, own: Item[]) =>
    before.hall !== undefined &&
    items.some(
      (one) =>
        one.type === 'talk' &&
        one.day === before.day &&
        one.hall === before.hall &&
        (before.start ?? '') < (one.start ?? '') &&
        (one.start ?? '') < start &&
        !own.includes(one),
    )
  return [...groups.values()].flatMap((own) => {
    const inTime = own.every(({ start }) => start)
      ? own.toSorted((a, b) => (a.start ?? '').localeCompare(b.start ?? ''))
      : own
    const starts = inTime.flatMap((item, at) =>
      at === 0 || isParted(inTime[at - 1] as Item, item, own) ? at : [],
    )
    return starts.map((at, index) => {
      const run = inTime.slice(at, starts[index + 1])
      return { first: run[0] as Item, talks: run.filter((item) => item.type === 'talk') }
    })
  })
}

/** Slots of which no word says the kind are social events; the report says so. */
const kindOfSlot = ({ kind }: Slot): string => (kind === 'other' ? 'social' : kind)

/** How many talks have the time of the first of these: the others have none, or the same. */
const sharing = ([first, ...others]: Talk[]): number => {
  const next = others.findIndex(({ start }) => start !== undefined && start !== first?.start)
  return 1 + (next < 0 ? others.length : next)
}

/** The minutes of a span, which may pass midnight; 0 without an end. */
export const minutesBetween = (start: string, end: string | undefined): number =>
  end ? (minutesOf(end) - minutesOf(start) + DAY) % DAY : 0

/** The kind of a talk; a poster at a time is presented like any other. */
const kindOf = ({ kind }: Talk) => (kind === 'poster' ? 'talk' : kind)

const usualMinutes = (talk: Talk): number => TALK_MINUTES[kindOf(talk) ?? 'talk']

/** Up to how many times its usual length a talk without an end may last until what follows. */
const LONGEST = 2

/** How long each of the talks without an end lasts: as most of its kind do until what follows, but never longer than until this. */
function likelyMinutes(talks: Talk[], nextStart: (talk: Talk) => string | undefined): Map<Talk, number> {
  const endless = talks.flatMap((talk) => {
    if (!talk.start || talk.end || talk.minutes) return []
    const untilNext = minutesBetween(talk.start, nextStart(talk))
    const isSoon = untilNext > 0 && untilNext <= usualMinutes(talk) * LONGEST
    return { talk, untilNext, gap: isSoon ? untilNext : undefined }
  })
  /** The gap that more than half of the talks of a kind have. */
  const usualGap = new Map(
    [...new Set(endless.map(({ talk }) => kindOf(talk)))].map((kind) => {
      const gaps = endless
        .flatMap(({ talk, gap }) => (kindOf(talk) === kind && gap) || [])
        .sort((a, b) => a - b)
      const middle = gaps[Math.floor(gaps.length / 2)]
      return [kind, gaps.filter((gap) => gap === middle).length > gaps.length / 2 ? middle : undefined]
    }),
  )
  return new Map(
    endless.map(({ talk, untilNext, gap }) => [
      talk,
      Math.min(usualGap.get(kindOf(talk)) ?? gap ?? usualMinutes(talk), untilNext || Infinity),
    ]),
  )
}

/** The rows of a session's talks; start and minutes are empty where they follow from the talks before. */
export function talkRows(talks: Talk[], code: string, likely = new Map<Talk, number>()): Row[] {
  let next = talks[0]?.start
  let each = 0
  return talks.map((talk, at) => {
    const kind = kindOf(talk)
    // A sheet may give the time of the session in each row.
    const isOwn = talk.start !== undefined && talk.start !== talks[at - 1]?.start
    const start = isOwn ? talk.start : next
    const count = sharing(talks.slice(at))
    const isAlone = isOwn && count === 1
    const whole = talk.start ? minutesBetween(talk.start, talk.end) : 0
    if (isOwn) each = Math.floor(whole / count)
    const usual = usualMinutes(talk)
    const minutes =
      (isAlone && whole) || talk.minutes || each || ((isAlone ? likely.get(talk) : undefined) ?? usual)
    const cells = {
      [OWNER]: code,
      ...textCells('title', talk.title),
      start: start === next ? '' : (start ?? ''),
      minutes: minutes === usual ? '' : String(minutes),
      kind,
      language: talk.language,
    }
    if (start) next = timeOf(minutesOf(start) + minutes)
    return rowAt(talk.place, cells, talk.people)
  })
}

/** Codes of sessions: their own, or from the day and hall; the second of the same is 1A2, or coffee-1-2. */
function codesFor(
  known: KnownSession[],
  dayNumber: (day: string) => number,
  letterOf: (hall: string) => string,
  written: ReadonlySet<string | undefined>,
) {
  const taken = new Set<string>()
  const free = (wanted: string, isWritten = false): string => {
    // S2-2 is the second talk of S2.
    const isBare = /^[^-]*\d$/.test(wanted)
    const mark = /\d$/.test(wanted) ? '-' : ''
    let code = wanted
    for (let number = 2; taken.has(code) || (!isWritten && written.has(code)); number += 1)
      code = `${wanted}${isBare ? letterAt(number - 1) : `${mark}${number}`}`
    taken.add(code)
    return code
  }
  const ofSlot = (slot: Slot): string => {
    const kind = kindOfSlot(slot)
    const apart = ({ start }: KnownSession) => Math.abs(minutesOf(start) - minutesOf(slot.start))
    // Each day has its breaks; a dinner is not a concert, nor a workshop another workshop.
    const words = wordsOf(slot.title).filter((word) => kind === 'social' || pauseOf(word) !== kind)
    const isAlike = ({ title }: KnownSession) =>
      !['social', 'workshop', 'panel'].includes(kind) ||
      wordsOf(title).some((word) => words.includes(word)) ||
      (kind !== 'social' && words.length === 0)
    const ofKind = known.filter((one) => one.kind === kind && !taken.has(one.code) && isAlike(one))
    const [same] = ofKind.filter(({ date }) => date === slot.day).sort((a, b) => apart(a) - apart(b))
    // The poster session, or the gala, may be on another day than before; each day has its breaks.
    const moved = isPause(kind) || ofKind.length > 1 ? undefined : ofKind[0]
    return (same ?? moved)?.code ?? `${kind === 'break' ? 'coffee' : kind}-${dayNumber(slot.day ?? '')}`
  }
  return ({ first }: Group): string => {
    if (first.type === 'slot') return free(ofSlot(first))
    const { session, sessionTitle: title, day = '', hall } = first
    const same = title && known.find((one) => plain(one.title) === plain(title))?.code
    const words = title && !hall ? slug(plain(title)).slice(0, 40) : ''
    // The first talk of a session “workshop” would be workshop-1, which may be a slot.
    const isOfSlot = known.some((one) => one.code.replace(/-\d+$/, '-') === `${words}-`)
    const named = isOfSlot ? `session-${words}` : words
    if (session) return free(session, true)
    return free(same ?? (named || `${dayNumber(day)}${hall ? letterOf(hall) : 'A'}`))
  }
}

/** Talks in sessions of their topics, where these and no halls tell those of one time apart. */
function byTopics(items: Item[]): Item[] {
  const loose = items.filter(
    (one) => one.type === 'talk' && one.theme && one.start && !(one.hall ?? one.session ?? one.sessionTitle),
  ) as Talk[]
  const momentOf = ({ day, start }: Talk) => `${day} ${start}`
  const moments = new Set(loose.map(momentOf)).size
  const apart = new Set(loose.map((one) => `${momentOf(one)} ${one.theme}`)).size
  if (moments > loose.length * 0.8 || apart < loose.length * 0.9) return items
  const isLoose = new Set<Item>(loose)
  return items.map((item) =>
    item.type === 'talk' && isLoose.has(item)
      ? { ...item, sessionTitle: item.theme, part: slotsBefore(items, item) }
      : item,
  )
}

export type ProgrammeRows = {
  sessions: Row[]
  talks: Row[]
  /** Talks without a day and an hour. */
  unplaced: Talk[]
  /** Slots without an end of their own. */
  endless: Slot[]
  /** The first of talks that have one time together, and how many others there are. */
  shared: { title: Text; count: number }[]
}

/** Minutes of a slot that is the last of its day and has no end. */
export const USUAL_SLOT = 30

/** What the items of a programme are as rows of the edition's lists. `days` are those of the edition. */
export function programmeRows(all: Item[], known: KnownSession[], days: string[], keys: Keys): ProgrammeRows {
  const items = byTopics(all)
  const placed = items.filter(
    ({ day, start }) => day && (start ?? items.some((one) => one.day === day && one.start)),
  )
  const groups = groupsOf(placed).filter(({ first }) => first.start !== undefined)
  const talks = new Set(groups.flatMap((group) => group.talks))
  const halls = layoutFor('programme', 'halls')
  const hallKey = (hall: string, place: Place) => keys.keyFor(halls, hall, rowAt(place, {}))
  // Halls get their letters in the order of the sheet.
  for (const { hall, type, place } of placed) if (hall && type === 'talk') hallKey(hall, place)
  const allDays = [...new Set([...days, ...placed.flatMap(({ day }) => day ?? [])])].sort()
  const codeOf = codesFor(
    known,
    (day) => allDays.indexOf(day) + 1,
    (hall) => hallLetter(keyNamed(hall, keys.known(halls)) ?? '', keys),
    new Set(groups.map(({ first }) => first.session)),
  )
  const startsAfter = ({ day, start = '' }: Item, others: Item[]) =>
    others.flatMap((one) => (one.day === day && one.start && one.start > start ? one.start : [])).sort()[0]
  const nextStart = (item: Item) => startsAfter(item, placed)
  /** What follows in the hall of a talk, or for everyone. */
  const nextThere = (talk: Talk) =>
    startsAfter(
      talk,
      placed.filter(({ hall, type }) => hall === talk.hall || (type === 'slot' && hall === undefined)),
    )
  /** As written, or as before at this hour, or when the next entry of the day begins. */
  const endOf = (slot: Slot, code: string) =>
    slot.end ?? known.find((one) => one.code === code && one.start === slot.start)?.end ?? nextStart(slot)
  const likely = likelyMinutes(
    groups.flatMap(({ talks: own }) => own),
    nextThere,
  )
  const made = groups.map((group) => {
    const { first } = group
    const code = codeOf(group)
    const title = first.type === 'slot' ? first.title : first.sessionTitle
    // The foyer of a coffee break is not a hall.
    const isHall = first.hall && (first.type === 'talk' || keyNamed(first.hall, keys.known(halls)))
    const cells = {
      code,
      date: first.day,
      hall: first.hall && isHall ? hallKey(first.hall, first.place) : undefined,
      ...(first.hall && !isHall ? textCells('place', first.hall) : {}),
      start: first.start,
      chairs: [first, ...group.talks].find(({ chairs }) => chairs?.length)?.chairs?.join('\n'),
      ...(title ? textCells('title', title, typeof title === 'string' ? languageOf(title) : undefined) : {}),
      ...(first.type === 'slot'
        ? {
            kind: kindOfSlot(first),
            ...(first.note ? textCells('note', first.note) : {}),
            end: endOf(first, code) ?? timeOf(minutesOf(first.start) + USUAL_SLOT),
          }
        : { end: group.talks.at(-1)?.until }),
    }
    return { first, code, session: rowAt(first.place, cells), talks: talkRows(group.talks, code, likely) }
  })
  return {
    sessions: made.map(({ session }) => session),
    talks: made.flatMap((one) => one.talks),
    unplaced: items.filter((item) => item.type === 'talk').filter((talk) => !talks.has(talk)),
    endless: made.flatMap(({ first, code }) => (first.type === 'slot' && !endOf(first, code) ? first : [])),
    shared: groups.flatMap(({ talks: own }) =>
      own.flatMap(({ title, start, end, minutes }, at) => {
        const count = sharing(own.slice(at)) - 1
        // Without an end, the talks below may only be without times of their own.
        const isOne = start && (end !== undefined || own[at + 1]?.start === start)
        return isOne && !minutes && count > 0 && start !== own[at - 1]?.start ? { title, count } : []
      }),
    ),
  }
}
