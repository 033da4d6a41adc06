// npm run documents: writes every sample document to static/documents.
import { writeFiles } from '../../pipeline/outputs/output-files'
import { runTool } from '../run-tool'
import { makeAbstractTemplate } from './docx/abstract-template'
import { makeFullTextTemplate } from './docx/full-text-template'
import { makeRegistrationForm } from './docx/registration-form'
import { makeWorkshopForm } from './docx/workshop-application-form'
import { makePosterPdf } from './pdf/poster-template'
import { makeProsePaper } from './pdf/prose-paper'
import { abstractWords, bioWords } from './pdf/speaker-papers'
import { makePosterPptx } from './pptx/poster-template'
import { lectureNotes } from './words/lecture-notes'
import { privacyConsent } from './words/privacy-consent'
import { speakers } from './words/speakers/all'
import { sponsorshipConditions } from './words/sponsorship'

/** Documents that consist of prose, by their name below static/documents. */
const prose = {
  'sponsorship-conditions.pdf': sponsorshipConditions,
  'privacy-consent.pdf': privacyConsent,
  ...Object.fromEntries(speakers.map((speaker) => [`speakers/${speaker.stem}-bio.pdf`, bioWords(speaker)])),
  ...Object.fromEntries(
    speakers.flatMap((speaker) =>
      speaker.abstract
        ? [[`speakers/${speaker.stem}-abstract.pdf`, abstractWords(speaker, speaker.abstract)]]
        : [],
    ),
  ),
  'speakers/aylin-orneksoy-lecture-notes.pdf': lectureNotes,
}

/** How each document is made, by its name below static/documents. */
const documents: Record<string, () => Promise<Buffer>> = {
  'abstract-template.docx': makeAbstractTemplate,
  'full-text-template.docx': makeFullTextTemplate,
  'poster-template.pptx': makePosterPptx,
  'poster-template.pdf': makePosterPdf,
  'registration-form.docx': makeRegistrationForm,
  'workshop-application-form.docx': makeWorkshopForm,
  ...Object.fromEntries(Object.entries(prose).map(([name, words]) => [name, () => makeProsePaper(words)])),
}

async function main(): Promise<number> {
  for (const [name, make] of Object.entries(documents)) {
    const bytes = await make()
    await writeFiles('static/documents', { [name]: bytes })
    process.stdout.write(`${name}  ${Math.ceil(bytes.length / 1024)} kB\n`)
  }
  return 0
}

runTool('documents', {}, main)
