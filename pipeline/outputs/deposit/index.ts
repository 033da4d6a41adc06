// The files with which DOIs are registered, and what is missing before they can be.
import { error, type Diagnostic } from '../../messages/diagnostic'
import { problemIn } from '../../check/findings'
import type { ReadEdition } from '../../read'
import type { OutputFiles } from '../output-files'
import { crossrefXml } from './crossref'
import { dataciteRecords } from './datacite'
import { BOOKLET, depositOf, type Deposit } from './deposit'

/** Where a talk or poster is written. */
export function placeOfEntry({ data }: ReadEdition, id: string) {
  const [sessions, posters] = [data.sessions ?? [], data.posters ?? []]
  const session = sessions.findIndex(({ talks }) => talks.some((talk) => talk.id === id))
  const talk = sessions[session]?.talks.findIndex((entry) => entry.id === id) ?? -1
  const poster = posters.findIndex((entry) => entry.id === id)
  if (talk >= 0) return { collection: 'sessions' as const, path: [session, 'talks', talk] }
  return poster >= 0 ? { collection: 'posters' as const, path: [poster] } : undefined
}

/** What an agency would refuse, or could not name: nothing is written until it is there. */
export function missingParts(read: ReadEdition): Diagnostic[] {
  const { site } = read.data
  const { contributions } = depositOf(read)
  const of = (code: string, ...path: string[]) => problemIn(read, 'site', path, error(code))
  if (!site?.proceedings) return [of('deposit.no-proceedings', 'name')]
  const { publisher, doiPrefix, doi } = site.proceedings
  return [
    ...(publisher ? [] : [of('deposit.no-publisher', 'proceedings')]),
    // Without a prefix, the beginning of a proposed DOI is empty.
    ...(doiPrefix || (doi && contributions.every((entry) => !entry.doi.startsWith('/')))
      ? []
      : [of('deposit.no-prefix', 'proceedings')]),
    ...(contributions.length > 0 ? [] : [of('deposit.nothing', 'proceedings')]),
    ...contributions
      .filter(({ authors }) => authors.length === 0)
      .flatMap(({ id, code }) => {
        const at = placeOfEntry(read, id)
        return at ? problemIn(read, at.collection, at.path, error('deposit.no-authors', { code })) : []
      }),
  ]
}

/** A field of a table whose fields are separated by commas. */
const field = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The list of all DOIs, to be corrected with those that an agency gave instead. */
const listOf = ({ doi, title, url, contributions }: Deposit): string =>
  [
    ['id', 'code', 'title', 'url', 'doi'],
    [BOOKLET, '', title, url, doi],
  ]
    .concat(contributions.map((entry) => [entry.id, entry.code, entry.title, entry.url, entry.doi]))
    .map((row) => `${row.map(field).join(',')}\r\n`)
    .join('')

/** The files of a deposit, of an edition that has all parts. */
export function depositFiles(read: ReadEdition, at: Date): OutputFiles {
  const deposit = depositOf(read)
  const records = Object.entries(dataciteRecords(deposit, BOOKLET))
  return {
    'crossref.xml': crossrefXml(deposit, at),
    'dois.csv': `\uFEFF${listOf(deposit)}`,
    ...Object.fromEntries(
      records.map(([id, record]) => [`datacite/${id}.json`, `${JSON.stringify(record, null, 2)}\n`]),
    ),
  }
}
