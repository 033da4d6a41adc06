// What people write in one cell: days, times, people with their institutions, titles in two languages, names of sessions and slots.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { englishMonths, turkishMonths } from '../domain/months'
import { dayIn, daysIn, isTime, timesIn } from './dates-and-times'
import { institutionsOfPeople } from '../domain/people-in-text/institutions'
import { titleIn } from './languages'
import { isInstitution } from '../domain/people-in-text/name-or-institution'
import { isHall, isPerson, pauseOf } from './looks'
import { formOfNames, readNames, type NamesForm } from '../domain/people-in-text/names'
import { textOfRuns } from './rich-text'
import { readSectionHeading } from './section-headings'

const calendar = { year: 2027, days: ['2027-09-30', '2027-10-01', '2027-10-02'] }

/** Each person with his institutions, and a star if he presents. */
function people(names: string, institutions = '', form?: NamesForm): string[] {
  const { people: found } = readNames(names, form)
  const all = institutionsOfPeople(found, institutions)
  return found.map(({ name, hasStar }, at) =>
    [`${name}${hasStar ? '*' : ''}`, ...(all?.[at] ?? ['?'])].join(' / '),
  )
}

const table = parse(readFileSync('tests/content/cells.yaml', 'utf8')) as Record<
  string,
  Record<string, unknown>
>

/** How each kind of cell is read. */
const readings: Record<string, (text: string) => unknown> = {
  days: (text) => dayIn(text, calendar),
  times: (text) => (isTime(text) ? timesIn(text)?.span : undefined),
  titles: titleIn,
  headings: (text) => readSectionHeading(text, calendar),
  slots: pauseOf,
  halls: isHall,
  persons: isPerson,
  institutions: isInstitution,
}

const cells = Object.entries(readings).flatMap(([kind, read]) =>
  Object.entries(table[kind] ?? {}).map(([text, expected]) => ({ kind, text, expected, read })),
)

test.each(cells)('$kind: “$text”', ({ text, expected, read }) => {
  expect(read(text) ?? null).toEqual(expected)
})

type People = [names: string, institutions: string, expected: string[]]

test.each(Object.entries(table['people'] as Record<string, People>))(
  'people in one cell: %s',
  (_, [names, institutions, expected]) => {
    expect(people(names, institutions)).toEqual(expected)
  },
)

test.each(turkishMonths.map((month, at) => [month, englishMonths[at] ?? '', at + 1] as const))(
  '%s and %s are month %i, in letters of any size',
  (turkish, english, number) => {
    const written = [
      `4 ${turkish.toLocaleUpperCase('tr')} 2027 PAZARTESİ`,
      `4 ${turkish.toLocaleLowerCase('tr')} 2027`,
      `4 ${turkish}`,
      `${english} 4, 2027`,
      `4 ${english.toUpperCase()}`,
      `Mon 4 ${english.slice(0, 3)}`,
    ]
    const day = `2027-${String(number).padStart(2, '0')}-04`
    expect(written.map((text) => dayIn(text, calendar))).toEqual(written.map(() => day))
  },
)

test('a span of days is a first and a last day', () => {
  expect(daysIn('28 Eylül – 2 Ekim 2027', calendar)).toEqual({ date: '2027-09-28', ends: '2027-10-02' })
})

test('two surnames before two first names are told from two people by the rest of the column', () => {
  const column = ['Örnek Yılmaz, Ayşe Nur', 'Deneme, Can', 'Numune, Ece']
  expect(formOfNames(column)).toBe('surname-first')
  expect(people(column[0] ?? '', '', 'surname-first')).toEqual(['Ayşe Nur Örnek Yılmaz'])
  expect(formOfNames(['Ayşe Örnek, Can Deneme', 'Ece Numune, Nil Taslak'])).toBe(undefined)
})

test('rich text: marks stay, struck-out parts go, one mark for neighbours that are set alike', () => {
  const runs = [
    { text: 'In situ ', isItalic: true },
    { text: 'cure of CoFe' },
    { text: '2', raised: 'sub' as const },
    { text: ' old', isStruck: true },
    { text: ' films' },
  ]
  const marked = '*In situ* cure of CoFe~2~ films'
  expect(textOfRuns(runs)).toEqual({ text: 'In situ cure of CoFe2 films', marked })
  expect(textOfRuns([{ text: 'All of it', isStruck: true }])).toEqual({ text: 'All of it', isStruck: true })
})
