// The sample's programme as other programs read it: calendars, schedule.json, schedule.xml and the feeds of changes.
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { unkept, type KeptFiles } from '../../pipeline/kept-files'
import { feedFiles, programmeFiles } from '../../pipeline/outputs/programme'
import { scheduleOf } from '../../pipeline/records/schedule'
import type { EditionData } from '../../pipeline/schemas'
import { sample, sampleData } from './editions'

type Session = EditionData['sessions'][number]

/** The files of the sample with some collections replaced, by their paths. */
export function feedsOf(changed: Parameters<typeof sample>[0] = {}, prefix = ''): Record<string, string> {
  const read = sample(changed)
  return feedFiles(scheduleOf(read, prefix), (read.data as EditionData).interface) as Record<string, string>
}

let files: ReturnType<typeof programmeFiles> | undefined

/** The files of the sample with its PDFs, which are drawn once for all tests. */
export const filesOfSample = () => (files ??= programmeFiles(sample()))

/** Draws the first file anew, and takes all others as they were kept: to compare what the same content gives. */
export function firstAnew(kept: KeptFiles): KeptFiles {
  let count = 0
  return (content, make) => (count++ === 0 ? unkept : kept)(content, make)
}

/** The sample's sessions, one of them changed. */
export const sessionsWith = (code: string, change: (session: Session) => object) =>
  sampleData().sessions.map((one) => (one.code === code ? { ...one, ...change(one) } : one))

/** The root of an XML file, in which attributes begin with @ and elements with these names are lists. */
export function parsedXml(source: string, lists: string[]): unknown {
  expect(XMLValidator.validate(source)).toBe(true)
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    isArray: (name, path) => lists.includes(name) && !String(path).endsWith('event.room'),
  })
  return parser.parse(source)
}
