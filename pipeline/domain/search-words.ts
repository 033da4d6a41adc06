// The words by which the programme is searched: taken from it by the build, and from what a reader types by the site.

/** Letters that Unicode does not decompose, and how people type them on a keyboard that lacks them. */
const letters: Record<string, string> = {
  ı: 'i',
  ə: 'e',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
}

const rare = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** Folds a text for comparison: isil, ISIL, ısıl and Işıl become the same word, as do TiO₂ and tio2. */
export const foldForSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(rare, (letter) => letters[letter] ?? letter)

/** The folded words of a text. Symbols separate words, too: 45 and 120 find ±45° and ≥120 °C. */
export const wordsIn = (text: string): string[] =>
  foldForSearch(text)
    .split(/[\n\r\p{Z}\p{P}\p{S}]+/u)
    .filter(Boolean)

/** Each word once. One that ends in a number is followed by that number: 7075 finds AA7075. */
const line = (texts: readonly (string | null | undefined)[]): string => {
  const words = texts.flatMap((text) => wordsIn(text ?? ''))
  return [...new Set(words.flatMap((word) => [word, ...(/\D(\d{3,})$/.exec(word)?.slice(1) ?? [])]))].join(
    ' ',
  )
}

type Person = { name: string; affiliation?: string | null | undefined }
type Presented = {
  id: string
  code: string
  title: string
  presenters: readonly Person[]
  coAuthors: readonly string[]
}
type Searched = {
  days: readonly {
    sessions: readonly {
      code: string
      title: string
      note?: string | null | undefined
      placeName?: string | null | undefined
      chairs: readonly string[]
      panel: readonly Person[]
      talks: readonly Presented[]
    }[]
  }[]
  posters: readonly (Presented & {
    session?: string | null | undefined
    themeName?: string | null | undefined
  })[]
}

/** By the id of a talk or poster, or the code of a session without talks: the words that the programme shows, and those of its abstract. */
export type SearchData = Record<string, readonly [shown: string, abstract?: string]>

const naming = ({ name, affiliation }: Person) => [name, affiliation]
const presentedTexts = ({ code, title, presenters, coAuthors }: Presented) => [
  code,
  title,
  ...presenters.flatMap(naming),
  ...coAuthors,
]

/** What each entry is found by, in all languages at once. `programmes`: one for each language; `abstracts`: their texts by id. */
export function searchData(
  programmes: readonly Searched[],
  abstracts: ReadonlyMap<string, string> = new Map(),
): SearchData {
  const texts = new Map<string, (string | null | undefined)[]>()
  const add = (id: string, more: (string | null | undefined)[]) =>
    texts.set(id, [...(texts.get(id) ?? []), ...more])
  for (const { days, posters } of programmes) {
    const sessions = days.flatMap((day) => day.sessions)
    for (const { code, title, note, placeName, chairs, panel, talks } of sessions) {
      const around = [code, title, note, placeName, ...chairs, ...panel.flatMap(naming)]
      if (talks.length === 0) add(code, around)
      for (const talk of talks) add(talk.id, [...presentedTexts(talk), ...around])
    }
    for (const poster of posters) {
      const place = sessions.find(({ code }) => code === poster.session)?.placeName
      add(poster.id, [...presentedTexts(poster), poster.themeName, place])
    }
  }
  return Object.fromEntries(
    [...texts].map(([id, shown]) => {
      const abstract = abstracts.get(id)
      return [id, abstract ? [line(shown), line([abstract])] : [line(shown)]]
    }),
  )
}
