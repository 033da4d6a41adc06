// npm run check:content: reports everything that is wrong with content/, without a build.
//
//   --language tr          in Turkish
//   --format github        as annotations of a pull request
//   --base <commit>        also reports what changed since a commit
//   --report <file>        writes the comment for a pull request (Markdown, both languages)
//   --preview <address>    where the changed site can be seen, for the comment's links
import { isSound } from '../pipeline/check'
import { takenFromWords } from '../pipeline/check/abstracts'
import { writeAnnotations, writeReport } from '../pipeline/check/report/report'
import { changeBetween, writeComment, type Change } from '../pipeline/check/report/pull-request'
import type { Language } from '../pipeline/domain/languages'
import { readAgain } from '../pipeline/edition'
import { sentence } from '../pipeline/messages/render'
import { readEdition, type ReadEdition } from '../pipeline/read'
import { editionAt } from '../pipeline/edition-at'
import { writeWhole } from '../pipeline/write/write-files'
import { language, runTool, text } from './run-tool'
import { z } from 'zod'

const options = {
  language,
  format: z.enum(['text', 'github']).default('text').describe('text|github'),
  base: text.optional().describe('main'),
  report: text.optional().describe('comment.md'),
  preview: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('https://preview.example.org'),
}

function changeSince(root: string, base: string, now: ReadEdition, language: Language): Change | undefined {
  const old = editionAt(root, base)
  if (!old) {
    process.stderr.write(`${sentence({ code: 'tool.unknown-commit', values: { base } }, language)}\n`)
    return undefined
  }
  return changeBetween(readEdition(old), now, base)
}

void runTool('check:content', options, async ({ language, format, base, report, preview }) => {
  const root = process.cwd()
  const { read, problems } = await readAgain(root)
  const found = format === 'github' ? writeAnnotations(problems, language) : writeReport(problems, language)
  if (found) process.stdout.write(`${found}\n`)
  const taken = takenFromWords(read).map(({ file, message }) => `\n    ${file}: ${message[language]}`)
  if (taken.length > 0 && format !== 'github')
    process.stdout.write(`\n${sentence({ code: 'report.taken' }, language)}${taken.join('')}\n`)
  const change = base ? changeSince(root, base, read, language) : undefined
  const comment = writeComment(problems, change, preview ?? read.data.site?.url ?? '')
  if (report) await writeWhole(report, comment)
  else if (change && format !== 'github') process.stdout.write(`\n${comment}`)
  return isSound(problems) ? 0 : 1
})
