// Recognises what a sheet lists and which of its columns says what: our own workbook, or headings in either language.
import { fold } from '../read/fold'
import { memoiseByText } from '../read/memoise'
import { languages, type Bilingual, type Language } from '../schemas/kinds'
import { baseName, both, inEither, layoutFor, layouts, OWNER, type Column, type Layout } from './layout'
import type { Cell, Sheet } from './read-sheets'

const talks = layoutFor('sessions', 'talks')

const ofSession = layoutFor('sessions').columns.filter(({ name }) =>
  ['date', 'hall', 'end', 'chairs'].includes(name),
)

/** A programme as committees keep it: each talk with its day, hall and session. */
export const programmeLayout: Layout = { ...talks, columns: [...talks.columns, ...ofSession] }

/** Headings by the names of columns, the best first; a column of one sheet only has its title before the name. */
const words: Record<string, Bilingual> = {
  title: {
    en: 'title, paper title, talk title, presentation title, poster title, paper, talk, presentation, contribution',
    tr: 'baslik, bildiri adi, bildiri basligi, bildirinin adi, bildirinin basligi, sunum basligi, sunum adi, poster adi, poster basligi, bildiri, sunum, konu',
  },
  'presenters.name': {
    en: 'presenter, presenters, presented by, speaker, speakers, presenting author, author, authors, name, names',
    tr: 'sunan, sunanlar, sunan yazar, sunan kisi, konusmaci, konusmacilar, yazar, yazarlar, bildiri sahibi, ad soyad, adi soyadi, isim',
  },
  'presenters.affiliation': {
    en: 'affiliation, affiliations, institution, institutions, organisation, organization, university, company',
    tr: 'kurum, kurumu, kurumlar, kurulus, universite, firma, sirket',
  },
  hall: { en: 'hall, room, venue, location', tr: 'salon, salonu, oda, yer' },
  [OWNER]: {
    en: 'session, session code, session title, session name',
    tr: 'oturum, oturum kodu, oturum no, oturum adi, oturum basligi',
  },
  date: { en: 'date, day', tr: 'tarih, gun' },
  start: {
    en: 'start, time, start time, begins, hour',
    tr: 'baslangic, saat, saati, baslangic saati, sunum saati, zaman',
  },
  end: { en: 'end, end time, ends', tr: 'bitis, bitis saati' },
  minutes: { en: 'minutes, duration', tr: 'dakika, sure, suresi, sunum suresi' },
  kind: {
    en: 'type, kind, presentation type, category',
    tr: 'tur, turu, bildiri turu, sunum turu, sunum sekli, kategori',
  },
  language: { en: 'language', tr: 'dil, dili, sunum dili, bildiri dili' },
  chairs: {
    en: 'chair, chairs, session chair, chairperson, moderator',
    tr: 'oturum baskani, oturum baskanlari, baskan, baskanlar, moderator',
  },
  theme: { en: 'theme, topic, track', tr: 'tema, konu basligi, konu alani, alan' },
  number: {
    en: 'number, poster number, poster no, board, no',
    tr: 'numara, poster numarasi, pano no, sira no',
  },
  name: {
    en: 'name, full name, firm, company, member, speaker',
    tr: 'ad soyad, adi soyadi, isim, ad, firma, uye, konusmaci',
  },
  affiliation: { en: 'affiliation, institution, organisation', tr: 'kurum, kurumu, universite' },
  event: { en: 'event, what', tr: 'etkinlik, olay, aciklama' },
  'Members title': {
    en: 'affiliation, institution, organisation, role, organisation and role',
    tr: 'kurum, kurumu, gorev, gorevi, kurum ve gorev, universite',
  },
  'Members in': { en: 'committee', tr: 'kurul' },
  'Sponsors in': { en: 'category, tier, sponsorship', tr: 'kategori, sponsorluk, sponsorluk kategorisi' },
  'Sponsors ': { en: 'firm, company, sponsor, name', tr: 'firma, firma adi, sponsor, kurulus' },
  'Partners ': { en: 'partner, name', tr: 'destekleyen, kurulus' },
  'Exhibitors ': { en: 'exhibitor, firm, company', tr: 'katilimci, firma' },
}

/** What else a sheet's tab may say. */
const tabs: Record<string, string> = {
  Talks: 'program, programme, sozlu, oral, bildiri',
  Posters: 'poster',
  Members: 'kurul, committee',
  'Key dates': 'tarih, dates',
}

const languageWords: Record<Language, RegExp> = {
  en: /\b(english|ingilizce|en|eng)\b/,
  tr: /\b(turkish|turkce|tr)\b/,
}

/** A heading without capitals, accents, brackets and marks. */
const plainHeading = memoiseByText(
  (text) =>
    fold(text)
      .replace(/\(?(lar|ler|s)\)/g, '')
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim(),
  4000,
)

type Meaning = { column: Column; rank: number }

function meaningsOf(heading: string, { columns, title }: Layout): Meaning[] {
  const own = columns.find((column) =>
    [both(column.heading), column.heading.en, column.heading.tr].some(
      (label) => plainHeading(label) === plainHeading(heading),
    ),
  )
  if (own) return [{ column: own, rank: 0 }]
  const written = plainHeading(heading)
  const named = languages.find((language) => languageWords[language].test(written))
  const plain = named ? written.replace(languageWords[named], '').replace(/\s+/g, ' ').trim() : written
  return columns.flatMap((column) => {
    const known = words[`${title.en} ${baseName(column)}`] ?? words[baseName(column)]
    if (!known || (column.language && named && column.language !== named)) return []
    const ofLanguage = languages.find((language) => known[language].split(', ').includes(plain))
    if (!ofLanguage || (column.language && (named ?? ofLanguage) !== column.language)) return []
    return [{ column, rank: 1 + known[ofLanguage].split(', ').indexOf(plain) }]
  })
}

export type Recognised = {
  layout: Layout
  /** Our own workbook has whole lists: what is not in it is removed. */
  isOwn: boolean
  headingRow: number
  columns: Map<Column, number>
  /** All headings, and those from whose columns nothing is taken. */
  headings: string[]
  unknown: string[]
  /** Columns that several headings may equally mean. */
  unclear: string[][]
}

const textsOf = (row: (Cell | undefined)[]) => row.map((cell) => inOneLine(cell?.text ?? ''))

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Takes the columns of a row of headings. */
export function columnsIn(row: (Cell | undefined)[], headingRow: number, layout: Layout): Recognised {
  const headings = textsOf(row)
  const candidates = headings.flatMap((heading, at) =>
    heading === '' || headings.indexOf(heading) < at
      ? []
      : meaningsOf(heading, layout).map((meaning) => ({ ...meaning, heading, at })),
  )
  const columns = new Map<Column, number>()
  const unclear: string[][] = []
  for (const column of layout.columns) {
    const ranked = candidates.filter((one) => one.column === column).sort((a, b) => a.rank - b.rank)
    const [best, ...others] = ranked.filter(({ at }) => ![...columns.values()].includes(at))
    if (!best) continue
    if (others[0]?.rank === best.rank) unclear.push([best.heading, others[0].heading])
    columns.set(column, best.at)
  }
  const taken = new Set([...columns.values()].map((at) => headings[at]))
  const unknown = [...new Set(headings)].filter((heading) => heading !== '' && !taken.has(heading))
  return { layout, isOwn: false, headingRow, headings, columns: ofEitherLanguage(columns), unknown, unclear }
}

/** A text that the sheet has once, in a column that names no language, may be of either. */
function ofEitherLanguage(columns: Map<Column, number>): Map<Column, number> {
  return new Map(
    [...columns].map(([column, at]): [Column, number] => {
      const isAlone = ![...columns.keys()].some(
        (other) => other !== column && baseName(other) === baseName(column),
      )
      return [column.language && isAlone ? inEither(column) : column, at]
    }),
  )
}

/** Rows above the headings: a title of the sheet, a date, an empty row. */
const MOST_ROWS_ABOVE = 15

/** The columns without which a row says nothing: of a talk its title and presenters. */
const needed = ({ title, columns }: Layout): string[] =>
  title.en === 'Talks' || title.en === 'Posters'
    ? ['title', 'presenters.name']
    : columns
        .filter(({ name }) => name !== OWNER && name !== 'key')
        .slice(0, 1)
        .map(baseName)

function score({ layout, columns }: Recognised, tab: string): number {
  const has = [...columns.keys()].map(baseName)
  if (!needed(layout).every((name) => has.includes(name))) return 0
  const { en, tr } = layout.title
  const called = [en, tr, ...(tabs[en]?.split(', ') ?? [])].map(plainHeading)
  const isCalled = called.some((name) => ` ${plainHeading(tab)}`.includes(` ${name}`))
  return isCalled ? new Set(has).size + 2.5 : has.length > 1 ? new Set(has).size : 0
}

/** What a sheet lists: nothing, one list or, if that cannot be known, several that it may be. */
export function recognise({ name, rows }: Sheet): Recognised[] {
  const own = layouts.find(({ title }) => both(title) === name)
  if (own) return [{ ...columnsIn(rows[0] ?? [], 0, own), isOwn: true }]
  const candidates = [programmeLayout, ...layouts.filter((layout) => layout !== talks)].flatMap((layout) => {
    const found = rows
      .slice(0, MOST_ROWS_ABOVE)
      .map((row, at) => columnsIn(row, at, layout))
      .map((one) => ({ one, points: score(one, name) }))
    return found.sort((a, b) => b.points - a.points)[0] ?? []
  })
  const most = Math.max(0, ...candidates.map(({ points }) => points))
  return candidates.filter(({ points }) => points > 0 && points === most).map(({ one }) => one)
}

/** The column of a name in a mapping file. */
export const columnNamed = ({ columns }: Layout, name: string): Column | undefined =>
  [...columns, ...columns.map(inEither)].find((column) => column.name === name)
