// The files with which DOIs are registered, and what is missing before they can be.
import { writeCsv } from 'hucre/csv'
import { error, type Diagnostic, type Found } from '../../messages/diagnostic'
import { problemIn } from '../../check/findings'
import { presentedIn } from '../../check/programme/presented'
import type { ReadEdition } from '../../read'
import type { OutputFiles } from '../output-files'
import { crossrefXml } from './crossref'
import { dataciteRecords } from './datacite'
import { BOOKLET, depositOf, type Deposit } from './deposit'

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
    ...presentedIn(read).flatMap(({ code, in: name, path }): Found =>
      contributions.some((entry) => entry.code === code && entry.authors.length === 0)
        ? problemIn(read, name, path, error('deposit.no-authors', { code }))
        : [],
    ),
  ]
}

/** The list of all DOIs, to be corrected with those that an agency gave instead. */
const listOf = ({ doi, title, url, contributions }: Deposit): string =>
  writeCsv(
    [
      ['id', 'code', 'title', 'url', 'doi'],
      [BOOKLET, '', title, url, doi],
      ...contributions.map((entry) => [entry.id, entry.code, entry.title, entry.url, entry.doi]),
    ],
    { bom: true },
  )

/** The files of a deposit, of an edition that has all parts. */
export function depositFiles(read: ReadEdition, at: Date): OutputFiles {
  const deposit = depositOf(read)
  const records = Object.entries(dataciteRecords(deposit))
  return {
    'crossref.xml': crossrefXml(deposit, at),
    'dois.csv': `${listOf(deposit)}\r\n`,
    ...Object.fromEntries(
      records.map(([id, record]) => [`datacite/${id}.json`, `${JSON.stringify(record, null, 2)}\n`]),
    ),
  }
}
