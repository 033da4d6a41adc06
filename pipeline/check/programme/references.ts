// What sessions, posters and the list of changes name: halls, themes, poster sessions, and codes of the programme.
import type { ReadEdition } from '../../read'
import { fold, ignoringCase } from '../../read/fold'
import { both, type Problem } from '../../read/problem'
import type { Explanation } from '../../read/entries/explain'
import { didYouMean, suggestion } from '../../read/suggestion'
import { wordingsOf } from '../../records/localise'
import { programmeCodes } from '../../records/programme-codes'
import { collections } from '../../schemas'
import type { Bilingual, Text } from '../../schemas/kinds'
import { entriesOf, linesOf, problemIn, soundFields } from '../problem-in'

/** What may be referred to: by its key or code, and called by its name. */
type Choice = { key: string; name?: Text }

const namesOf = ({ key, name }: Choice) => [key, ...(name ? wordingsOf(name) : [])]

/** What may be a key or a code: without blanks and signs. */
const isShort = (word: string) => /^[\p{L}\d]+(?:-[\p{L}\d]+)*$/u.test(word)

/** `Akdeniz Salonu` and `Doğal lifler` stand for the key of what is called so. */
function meantBy(word: string, choices: Choice[]): string | undefined {
  const near = suggestion(
    word,
    choices.map(({ key }) => key),
  )
  if (near) return near
  const byName = suggestion(word, choices.flatMap(namesOf))
  return choices.find((choice) => byName && namesOf(choice).includes(byName))?.key
}

function unknownWord(word: string, { what, file, choices = [], several }: Target): Explanation {
  const keys = choices.map(({ key }) => key)
  const named = keys.filter((key) =>
    ignoringCase(word)
      .split(/[^a-z\d-]+/)
      .includes(key),
  )
  const near = named.length > 1 ? undefined : meantBy(word, choices)
  const list = keys.join(', ')
  const more = (named.length > 1 && several) || both('', '')
  return {
    message: both(`There is no ${what.en} “${word}”.`, `“${word}” adlı bir ${what.tr} yok.`),
    advice: didYouMean(
      near,
      list
        ? both(
            `Write one of: ${list}. A new ${what.en} is added in data/${file} first.${more.en}`,
            `Şunlardan birini yazın: ${list}. Yeni bir ${what.tr} önce data/${file} içine eklenir.${more.tr}`,
          )
        : both(`None is listed yet: add it first.`, `Henüz hiçbiri listelenmemiş: önce onu ekleyin.`),
      both(`Known: ${list}.`, `Bilinenler: ${list}.`),
    ),
    meant: near ? { from: word, to: near } : undefined,
  }
}

type Reference = { path: PropertyKey[]; word: string | undefined }

/** What is referred to: its word, the field and file of its own entry, those that exist, and what to write for several of them. */
type Target = {
  what: Bilingual
  field: 'key' | 'code'
  file: string
  choices: Choice[] | undefined
  several?: Bilingual
}

/** Several entries name it, so it was there before: its own entry is gone or renamed, or they give its name in place of its key. */
function namedOften(word: string, target: Target, naming: Bilingual, lines: string): Explanation {
  const { what, field, file, choices = [] } = target
  const called = choices.find((choice) => namesOf(choice).some((name) => fold(name) === fold(word)))?.key
  const key = called ?? (isShort(word) ? undefined : meantBy(word, choices))
  return {
    message: both(
      `There is no ${what.en} “${word}”, but ${naming.en} name it: lines ${lines}.`,
      `“${word}” adlı bir ${what.tr} yok, ama ${naming.tr} onu anıyor: satır ${lines}.`,
    ),
    advice: key
      ? both(`Write “${key}” in each of them.`, `Hepsine “${key}” yazın.`)
      : !isShort(word)
        ? unknownWord(word, target).advice
        : both(
            `Bring “${field}: ${word}” back in data/${file}, or write another ${what.en} in each of them.`,
            `data/${file} içinde “${field}: ${word}” kaydını geri getirin ya da hepsine başka bir ${what.tr} yazın.`,
          ),
    meant: key ? { from: word, to: key } : undefined,
  }
}

/**
 * The problems of words in the data that must be one of others, each word once; none where a word may be left out and is, or
 * where the others could not be read.
 */
function referred(
  read: ReadEdition,
  name: 'sessions' | 'posters',
  references: Reference[],
  target: Target,
): Problem[] {
  const { choices } = target
  const unknown = references.filter(
    ({ word }) => word !== undefined && choices?.every(({ key }) => key !== word),
  )
  const words = [...new Set(unknown.map(({ word }) => word!))]
  return words.map((word) => {
    const paths = unknown.filter((reference) => reference.word === word).map(({ path }) => path)
    const { en, tr } = collections[name].label
    const count = both(`${paths.length} ${en}s`, `${paths.length} ${tr}`)
    const told =
      paths.length > 1
        ? namedOften(word, target, count, linesOf(read, name, paths))
        : unknownWord(word, target)
    return problemIn(read, name, paths[0]!, told)
  })
}

export function programmeReferences(read: ReadEdition): Problem[] {
  const { halls, themes } = soundFields(read, 'programme')
  const sessions = entriesOf(read, 'sessions')
  const posterSessions = sessions
    .filter(({ entry }) => entry.kind === 'poster')
    .map(({ entry: { code, title } }) => ({ key: code, name: title }))
  // A session that could not be read may be the very one that is meant.
  const allSessionsKnown = read.files.sessions.problems.length === 0
  const posters = entriesOf(read, 'posters')
  const ofPosters = (field: 'theme' | 'session') =>
    posters.map(({ entry, index }): Reference => ({ path: [index, field], word: entry[field] }))
  return [
    ...referred(
      read,
      'sessions',
      sessions.map(({ entry: { hall }, index }) => ({ path: [index, 'hall'], word: hall })),
      {
        what: both('hall', 'salon'),
        field: 'key',
        file: 'programme.yaml',
        choices: halls,
        several: both(
          ' What is in several halls has a “place: { en: …, tr: … }” instead of “hall”.',
          ' Birden çok salonda olan için “hall” yerine “place: { en: …, tr: … }” yazın.',
        ),
      },
    ),
    ...referred(read, 'posters', ofPosters('theme'), {
      what: both('theme', 'tema'),
      field: 'key',
      file: 'programme.yaml',
      choices: themes,
    }),
    ...referred(read, 'posters', ofPosters('session'), {
      what: both('poster session', 'poster oturumu'),
      field: 'code',
      file: 'sessions.yaml',
      choices: allSessionsKnown ? posterSessions : undefined,
    }),
  ]
}

/** A code without what is easily written otherwise: capitals, blanks and hyphens. */
const plainCode = (code: string) => ignoringCase(code).replace(/[\s–-]/g, '')

/** What the list of changes names must be in the programme, unless it was cancelled. */
export function changedItems(read: ReadEdition): Problem[] {
  const { programme } = read.data
  const unread = (['sessions', 'posters'] as const).some((name) => read.files[name].problems.length > 0)
  if (!programme || unread) return []
  const items = programmeCodes(read.data)
  return programme.changes.flatMap(({ item, kind }, index) => {
    if (kind === 'cancelled' || items.includes(item)) return []
    // “Poster 12” and a bare 12 are the poster of that number.
    const poster = `P${/^(?:poster|p)?\s*(\d+)$/i.exec(item)?.[1] ?? ''}`
    // A code that is only near is another session, talk or poster.
    const near = items.includes(poster) ? poster : items.find((code) => plainCode(code) === plainCode(item))
    const codes = both(
      'Was it taken out? Write kind: cancelled, or delete this change. Otherwise write the code of a session (2B), a talk (2B-3) or a poster (P12).',
      'Programdan mı çıkarıldı? kind: cancelled yazın ya da bu değişikliği silin. Değilse bir oturumun (2B), bildirinin (2B-3) ya da posterin (P12) kodunu yazın.',
    )
    return problemIn(read, 'programme', ['changes', index, 'item'], {
      message: both(`The programme has no “${item}”.`, `Programda “${item}” yok.`),
      advice: didYouMean(near, codes, codes),
      meant: near ? { from: item, to: near } : undefined,
    })
  })
}
