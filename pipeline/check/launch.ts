// Before an edition goes public: everything that is still sample, placeholder, past or left from the previous edition.
import { z } from 'zod'
import { hashOf } from '../kept-files'
import type { ReadEdition } from '../read'
import { fieldName } from '../read/entries/entry-names'
import { sentence } from '../messages/render'
import { anyOf, ignoringCase } from '../domain/fold'
import { monthNumber } from '../domain/months'
import { error, inFile, warning, type Diagnostic, type Found } from '../messages/diagnostic'
import { fewAlike } from '../messages/ordering'
import { readYaml } from '../read/yaml/yaml-file'
import { bilingual, wordingsOf } from '../domain/languages'
import { valueCheck, entriesOf, problemIn } from './findings'
import { personKey } from '../domain/person-names'
import { ofAnotherEdition } from './programme/released'
import { inPassages, type TextFinding } from './texts/passages'

export const SAMPLE_FILE = 'content/sample.yaml'

const shape = z.object({
  people: z.array(z.string()).default([]),
  firms: z.array(z.string()).default([]),
  captions: z.array(z.string()).default([]),
  files: z.record(z.string(), z.string()).default({}),
})

/** Names, captions and files of the sample. A file is known by its SHA-256, whatever it is called. */
type Sample = z.output<typeof shape>

/** Drawings and icons are the site’s own, not the sample’s. */
const sampleFolders = /^(content\/(images(?!\/design\/)|abstracts)|static\/documents)\/|^static\/\d+\.jpg$/

const pictureOrDocument = /\.(jpe?g|png|webp|avif|svg|pdf|docx|pptx|xlsx)$/i

/** Every picture and document of the edition. */
export const filesOf = ({ edition }: ReadEdition): string[] =>
  [...edition.list('content'), ...edition.list('static')].filter(
    (file) => sampleFolders.test(file) && pictureOrDocument.test(file),
  )

const sampleYaml = ({ edition }: Pick<ReadEdition, 'edition'>) =>
  edition.exists(SAMPLE_FILE) ? readYaml(edition, SAMPLE_FILE) : { value: {}, problems: [] }

/** Reads content/sample.yaml; where there is none, nothing is known to be of the sample. */
export const readSample = (read: Pick<ReadEdition, 'edition'>): Sample =>
  shape.safeParse(sampleYaml(read).value).data ?? shape.parse({})

/** What only a sample uses: addresses of example.org, the documentation IBAN, telephone numbers of zeros. */
const placeholder =
  /(?:[\w.+-]+@|https?:\/\/)?(?<![@\w.-])(?:[\w-]+\.)*example\.(?:org|com|net)(?:\/[^\s)"']*)?|[\w.+-]+@(?:[\w-]+\.)*example\.(?:org|com|net)|TR33 ?0006 ?1005 ?1978 ?6457 ?8413 ?26|ORNKTR\w*|\+90 232 000 00 \d\d/

/** The first address, telephone number or account in a text that is an invented one. */
export function placeholderIn(text: string): TextFinding | undefined {
  const [found] = placeholder.exec(text) ?? []
  if (found === undefined) return undefined
  return { ...error('launch.placeholder', { found }), found }
}

/** Tells people and companies of the sample, and what else is called `firms`, by their names. */
export function isOfSample({ people, firms }: Pick<Sample, 'people' | 'firms'>): (name: string) => boolean {
  const known = new Set([...people.map(personKey), ...firms.map(ignoringCase)])
  return (name) => known.has(personKey(name)) || known.has(ignoringCase(name))
}

/** The sample's names and captions as values of the data, and names in texts: a real name may contain one of them. */
function sampleWords(read: ReadEdition, { people, firms, captions }: Sample): Diagnostic[] {
  const isKnown = isOfSample({ people, firms: [...firms, ...captions] })
  const ofSample = (found: string): TextFinding | undefined => {
    if (!isKnown(found)) return undefined
    const report = captions.includes(found) ? warning : error
    return { ...report('launch.sample-name', { found }), found }
  }
  const names = anyOf([...people, ...firms].filter((name) => name.includes(' ')))
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${names})(?![\\p{L}\\d])`, 'u')
  const inTexts = inPassages(read, (text) => ofSample(pattern.exec(text)?.[0] ?? ''), 'lines')
  return [...inPassages(read, ofSample, 'values'), ...inTexts]
}

function sampleFiles(read: ReadEdition, sample: Sample): Diagnostic[] {
  const sums = new Set(Object.values(sample.files))
  return filesOf(read)
    .filter((file) => sums.has(hashOf(read.edition.bytes(file) ?? Buffer.alloc(0))))
    .map((file) => inFile(file, error('launch.sample-file')))
}

/** Days when a version or a change of the programme came out: they are always past. */
const ofVersions = /^(?:released|changes\[\d+\]\.date)$/

/** Days that are over together with the symposium. Before it, a deadline may well be over. */
const pastDates = (read: ReadEdition, today: string): Diagnostic[] =>
  valueCheck(['date'], (value, _name, path) => {
    const isOver = (read.data.site?.ends ?? '') < today && String(value) < today
    if (!isOver || ofVersions.test(fieldName(path))) return undefined
    return error('launch.past', { date: String(value) })
  })(read)

/** Specification, section 2: the first plenary speaker also has lecture notes. */
function lectureNotes(read: ReadEdition): Found {
  const first = entriesOf(read, 'speakers').find(({ value }) => value.kind === 'plenary')
  if (!first || first.value.lectureNotes) return []
  return problemIn(read, 'speakers', [...first.path, 'lectureNotes'], warning('launch.lecture-notes'))
}

/** Ordinals in words, from the fourth on: “first floor” and “third day” number no edition. */
const inWords = {
  en: 'fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' '),
  tr: 'dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu'.split(' '),
}

/** Warnings where a text names the year, the number, the former city or months of the last of the previous events. */
function leftFromLastEdition(read: ReadEdition): Diagnostic[] {
  const { site, previousEvents = [] } = read.data
  const last = previousEvents.at(-1)
  if (!site || !last) return []
  const was = site.edition - 1
  const city = bilingual(last.place).tr.replace(/^.*,/, '').trim()
  const isElsewhere = city !== bilingual(site.city).tr
  const names = [
    String(last.year),
    sentence({ code: 'entry.ordinal', values: { n: was } }, 'en'),
    inWords.en[was - 4],
    inWords.tr[was - 4],
    isElsewhere ? city : undefined,
  ]
  const months = wordingsOf(last.date).flatMap((text) => text.match(/\p{Lu}\p{L}+/gu) ?? [])
  const now = [site.starts, site.ends].map((day) => Number(day.slice(5, 7)))
  const gone = months.filter((word) => {
    const month = monthNumber(word)
    return month !== undefined && !now.includes(month)
  })
  const former = new RegExp(`(?<![\\p{L}\\d])(?:${ignoringCase(anyOf(names))})(?!\\p{Lu}|\\d)`, 'u')
  // Capitals count: `may` is a word, too.
  const month = new RegExp(`(?<!\\p{L})(?:${anyOf(gone)})(?!\\p{L})`, 'u')
  const leftIn = (text: string): TextFinding | undefined => {
    const match = former.exec(ignoringCase(text)) ?? month.exec(text)
    if (!match) return undefined
    const found = text.slice(match.index, match.index + match[0].length)
    return { ...warning('launch.previous-edition', { found }), found }
  }
  return inPassages(read, leftIn, 'words', 'lines').filter(
    ({ file }) => file !== read.files.previousEvents.yaml.file,
  )
}

/** All that must be replaced before launch. `today` is a calendar day in the city, such as 2025-06-01. */
export function checkLaunch(read: ReadEdition, today: string): Diagnostic[] {
  const sample = readSample(read)
  return [
    inPassages(read, placeholderIn, 'values', 'lines'),
    // A list of the sample that cannot be read would let the sample go public.
    sampleYaml(read).problems,
    sampleWords(read, sample),
    sampleFiles(read, sample),
    ofAnotherEdition(read, 'error'),
    pastDates(read, today),
    lectureNotes(read),
    leftFromLastEdition(read),
  ].flat()
}

/** Of many problems of one kind in a file, keeps the first two; the second says how many more there are. */
export const briefly = (problems: readonly Diagnostic[]): Diagnostic[] =>
  fewAlike(
    problems,
    ({ file, code }) => `${file}\n${code}`,
    2,
    ({ length }) => ({ code: 'launch.more-places', values: { count: length } }),
  )
