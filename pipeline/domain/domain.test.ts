// What the functions of this folder answer: domain.yaml.
import { readdirSync } from 'node:fs'
import { rowsIn } from '../../tests/setup/rows'
import { contrastOf, readableOn } from './colours'
import * as eventTime from './event-time'
import * as formats from './formats'
import { keepMeasures, splitMeasures } from './measures'
import * as pageAddresses from './page-addresses'
import { currencyWords } from './currency-words'
import * as zones from './time-zone'

/** What the modules of this folder export. */
const exported = readdirSync(__dirname)
  .filter((file) => /^[\w-]+\.ts$/.test(file))
  .map((file) => jest.requireActual<object>(`./${file}`))

const pages = ['/', '/tr', '/venue', '/venue/about-Izmir', '/tr/venue', '/404.html']
const redirects = [
  { from: '/kayıt.html', to: '/tr/venue' },
  { from: '/2025/mekan', to: '/venue' },
]

const dublin = { timeZone: 'Europe/Dublin', starts: '2026-10-24', ends: '2026-10-26' }
const clockOf = (timeZone: string) => zones.clockOfEdition({ ...dublin, timeZone })

const functions = {
  ...(Object.assign({}, ...exported) as object),
  redirectFor: (path: string) => pageAddresses.redirectFor(path, pages, redirects),
  minutesOfClock: (zone: string) => clockOf(zone).map(({ minutes }) => minutes),
  timeAt: (zone: string, at: string) => eventTime.timeAt(clockOf(zone), Date.parse(at)),
  dayAt: (zone: string, at: string) => eventTime.dayAt(clockOf(zone), Date.parse(at)),
  instantOn: (zone: string, date: string, time: string) =>
    new Date(eventTime.instantOn(clockOf(zone), date, time)).toISOString(),
  writtenInstant: (zone: string, date: string, time: string) =>
    eventTime.writtenInstant(clockOf(zone), date, time),
  offsetsDuring: (zone: string) => zones.offsetsDuring({ ...dublin, timeZone: zone }),
  /** With “_” for each no-break space. */
  keepMeasures: (text: string) => keepMeasures(text).replaceAll('\u00a0', '_'),
  contrastOf: (one: string, other: string) => Number(contrastOf(one, other).toFixed(2)),
  becomesReadable: (colour: string, ground: string, least: number) =>
    contrastOf(readableOn(colour, ground, least) ?? colour, ground) >= least,
  /** What a pattern of formats.ts finds in a text. */
  found: (name: 'ibanPattern' | 'emailPattern' | 'filePattern', text: string) =>
    text.match(formats[name])?.slice(0, 1),
  isOfCurrency: (currency: keyof typeof currencyWords, word: string) =>
    new RegExp(`^(?:${currencyWords[currency]})$`).test(word),
} as unknown as Record<string, (...given: unknown[]) => unknown>

type Rows = Record<string, unknown> | unknown[][]

const table = rowsIn<Record<string, Rows>>('pipeline/domain/domain.yaml')

const rows = Object.entries(table).flatMap(([name, said]) => {
  const lists = Array.isArray(said) ? said : Object.entries(said)
  return lists.map((row) => ({ name, given: row.slice(0, -1), answer: row.at(-1) }))
})

test.each(rows)('$name of $given is $answer', ({ name, given, answer }) => {
  expect(functions).toHaveProperty([name])
  expect(functions[name]?.(...given) ?? null).toEqual(answer)
})

test('a text that is split where its measures are loses nothing', () => {
  const texts = Object.keys(table['keepMeasures'] ?? {})
  expect(texts.map((text) => splitMeasures(text).join(''))).toEqual(texts)
})

test('a page that is itself called /en is not redirected', () => {
  expect(pageAddresses.redirectFor('/en', [...pages, '/en'])).toBeUndefined()
})
