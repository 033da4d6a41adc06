// DOIs that an agency has given, from its answer: Crossref's report as XML, or our list as CSV, in any separator of Excel.
import { basename } from 'node:path'
import { changedFiles, valuesOf } from '../../pipeline/import/edition-values'
import { error, inFile, type Diagnostic } from '../../pipeline/messages/diagnostic'
import { BOOKLET, type Deposit } from '../../pipeline/outputs/deposit/deposit'
import type { ReadEdition } from '../../pipeline/read'
import type { EditionData } from '../../pipeline/schemas'

const DOI = /10\.\d{4,9}\/[^\s"<>;,]+/

/** A line, or a record of a report, with a DOI. */
type Returned = { line: number; text: string; doi: string }

/** Where each record of Crossref's report begins, and each line of any other file. */
const RECORD = /(?=<record_diagnostic)/
const LINE = /(?<=\n)/

/** Of Crossref's report, only what was registered. */
function returnedIn(source: string): Returned[] {
  let line = 1
  return source.split(RECORD.test(source) ? RECORD : LINE).flatMap((text) => {
    const own = { line, text, doi: DOI.exec(text)?.[0] ?? '' }
    line += text.split('\n').length - 1
    return own.doi === '' || /status="Failure"/.test(text) ? [] : own
  })
}

/**
 * The content with the DOIs of an agency's answer: of each talk and poster, and of the booklet. A line is that of the entry whose id it
 * names, or to which the DOI was proposed.
 */
export function withReturnedDois(read: ReadEdition, deposit: Deposit, file: string, source: string) {
  const known = [{ id: BOOKLET, doi: deposit.doi }, ...deposit.contributions]
  const returned = returnedIn(source)
  const problems: Diagnostic[] = []
  const values = valuesOf(read) as EditionData
  // As the files have it: a session may have no talks.
  const presented = [...values.sessions.flatMap(({ talks = [] }) => talks), ...values.posters]
  const seen = new Set<string>()
  const report = (line: number, code: string, doi: string) =>
    problems.push(inFile(basename(file), error(code, { doi }), { line }))
  for (const { line, text, doi } of returned) {
    const words = new Set(text.split(/[\s,;"<>]+/))
    const entry = known.find(
      ({ id, doi: proposed }) => words.has(id) || proposed.toLowerCase() === doi.toLowerCase(),
    )
    if (seen.has(doi.toLowerCase())) report(line, 'deposit.doi-twice', doi)
    else if (!entry) report(line, 'deposit.unknown-doi', doi)
    else if (entry.id === BOOKLET) values.site.proceedings = { editors: [], ...values.site.proceedings, doi }
    else Object.assign(presented.find(({ id }) => id === entry.id) ?? {}, { doi })
    seen.add(doi.toLowerCase())
  }
  if (returned.length === 0) problems.push(inFile(basename(file), error('deposit.no-dois')))
  return { problems, files: problems.length > 0 ? {} : changedFiles(read, values), count: returned.length }
}
