// npm run check:content: reports everything that is wrong with content/, without a build.
//
//   --language tr          in Turkish
//   --format github        as annotations of a pull request
//   --base <commit>        also reports what changed since a commit
//   --report <file>        writes the comment for a pull request (Markdown, both languages)
//   --preview <address>    where the changed site can be seen, for the comment's links
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isSound } from '../pipeline/check'
import { writeAnnotations } from '../pipeline/check/report/annotations'
import { changeBetween, writeComment, type Change } from '../pipeline/check/report/pull-request'
import { writeReport } from '../pipeline/check/report/report'
import { readAgain } from '../pipeline/edition'
import { readEdition, type ReadEdition } from '../pipeline/read'
import { editionAt } from '../pipeline/read/edition-at'
import { runTool } from './run-tool'

const options = {
  language: { type: 'string', default: 'en' },
  format: { type: 'string', default: 'text' },
  base: { type: 'string' },
  report: { type: 'string' },
  preview: { type: 'string' },
} as const

function changeSince(root: string, base: string, now: ReadEdition): Change | undefined {
  const old = editionAt(root, base)
  if (!old) {
    process.stderr.write(`Git does not know “${base}”: changes are not reported.\n`)
    return undefined
  }
  return changeBetween(readEdition(old), now, base)
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options })
  const root = process.cwd()
  const language = values.language === 'tr' ? 'tr' : 'en'
  const { read, problems } = await readAgain(root)
  const text =
    values.format === 'github' ? writeAnnotations(problems, language) : writeReport(problems, language)
  if (text) process.stdout.write(`${text}\n`)
  const change = values.base ? changeSince(root, values.base, read) : undefined
  const comment = writeComment(problems, change, values.preview ?? read.data.site?.url ?? '')
  if (values.report) writeFileSync(values.report, comment)
  else if (change && values.format !== 'github') process.stdout.write(`\n${comment}`)
  return isSound(problems) ? 0 : 1
}

runTool(main)
