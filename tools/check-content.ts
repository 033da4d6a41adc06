// npm run check:content: tells everything that is wrong with content/, without a build.
import { parseArgs } from 'node:util'
import { checkEdition, isSound } from '../pipeline/check'
import { writeReport } from '../pipeline/check/report'
import { editionOnDisk } from '../pipeline/read'

const { values } = parseArgs({ options: { language: { type: 'string', default: 'en' } } })
const language = values.language === 'tr' ? 'tr' : 'en'

const { problems } = checkEdition(editionOnDisk(process.cwd()))
process.stdout.write(`${writeReport(problems, language)}\n`)
process.exitCode = isSound(problems) ? 0 : 1
