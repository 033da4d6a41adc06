// npm run check:content: reports everything that is wrong with content/, without a build.
//
//   --language tr          in Turkish
//   --format github        as annotations of a pull request
//   --base <commit>        also reports what changed since a commit
//   --report <file>        writes the comment for a pull request (Markdown, both languages)
//   --preview <address>    where the changed site can be seen, for the comment's links
import { writeFileSync } from 'node:fs'
import { isSound } from '../pipeline/check'
import { writeAnnotations } from '../pipeline/check/report/annotations'
import { changeBetween, writeComment, type Change } from '../pipeline/check/report/pull-request'
import { writeReport } from '../pipeline/check/report/report'
import { readAgain } from '../pipeline/edition'
import { readEdition, type ReadEdition } from '../pipeline/read'
import { editionAt } from '../pipeline/read/edition-at'
import { oneOf, word, type Values } from './options'
import { runTool } from './run-tool'

const options = {
  language: oneOf('en', 'tr'),
  format: oneOf('text', 'github'),
  base: word('main'),
  report: word('comment.md'),
  preview: word('https://preview.example.org', /^https?:\/\//),
}

function changeSince(root: string, base: string, now: ReadEdition): Change | undefined {
  const old = editionAt(root, base)
  if (!old) {
    process.stderr.write(`Git does not know “${base}”: changes are not reported.\n`)
    return undefined
  }
  return changeBetween(readEdition(old), now, base)
}

async function main({ language, format, base, report, preview }: Values<typeof options>): Promise<number> {
  const root = process.cwd()
  const { read, problems } = await readAgain(root)
  const text = format === 'github' ? writeAnnotations(problems, language) : writeReport(problems, language)
  if (text) process.stdout.write(`${text}\n`)
  const change = base ? changeSince(root, base, read) : undefined
  const comment = writeComment(problems, change, preview ?? read.data.site?.url ?? '')
  if (report) writeFileSync(report, comment)
  else if (change && format !== 'github') process.stdout.write(`\n${comment}`)
  return isSound(problems) ? 0 : 1
}

runTool('check:content', options, main)
