// npm run deposit: writes what agencies need to register DOIs of the abstract booklet and of each talk and poster that has a page, into the
// folder deposit/: crossref.xml to upload to Crossref, datacite/ for DataCite and repositories such as Zenodo, and dois.csv, the list.
//
//   --dois FILE        writes the DOIs that came back into content/: Crossref's report, or dois.csv with other DOIs
//   --language tr      in Turkish
import { existsSync, readFileSync } from 'node:fs'
import { writeReport } from '../pipeline/check/report/report'
import { readAgain, refusal } from '../pipeline/edition'
import { sentence } from '../pipeline/messages/render'
import { depositFiles, missingParts } from '../pipeline/outputs/deposit'
import { depositOf } from '../pipeline/outputs/deposit/deposit'
import { writeFiles } from '../pipeline/write/write-files'
import { withReturnedDois } from './deposit/returned-dois'
import { language, Refused, runTool, text } from './run-tool'

/** Where the files are written. */
const FOLDER = 'deposit'

const options = { language, dois: text.optional().describe('dois.csv') }

void runTool('deposit', options, async ({ language, dois }) => {
  const root = process.cwd()
  const say = (words: string) => process.stdout.write(`${words}\n`)
  const checked = await readAgain(root)
  const refused = refusal(checked)
  const missing = refused ? [] : missingParts(checked.read)
  if (refused || missing.length > 0) {
    say(refused ?? writeReport(missing, language))
    return 1
  }
  if (dois === undefined) {
    const files = depositFiles(checked.read, new Date())
    const named = Object.entries(files).map(([path, file]) => [`${FOLDER}/${path}`, file])
    await writeFiles(root, Object.fromEntries(named))
    const values = { count: named.length - 3, folder: FOLDER }
    say(sentence({ code: 'deposit.written', values }, language))
    return 0
  }
  if (!existsSync(dois)) throw new Refused('deposit.no-file', { file: dois })
  const source = readFileSync(dois, 'utf8')
  const { problems, files, count } = withReturnedDois(checked.read, depositOf(checked.read), dois, source)
  say(
    problems.length > 0
      ? writeReport(problems, language)
      : sentence({ code: 'deposit.taken', values: { count } }, language),
  )
  await writeFiles(root, files)
  return problems.length > 0 ? 1 : 0
})
