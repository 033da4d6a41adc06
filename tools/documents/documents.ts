// Which documents there are, by the name they are downloaded under.
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

type Make = () => Promise<Buffer>

const speakerDocuments = (): Record<string, Make> => {
  const made: Record<string, Make> = {}
  for (const speaker of speakers) {
    made[`speakers/${speaker.stem}-bio.pdf`] = () => makeProsePaper(bioWords(speaker))
    const { abstract } = speaker
    if (abstract) {
      made[`speakers/${speaker.stem}-abstract.pdf`] = () => makeProsePaper(abstractWords(speaker, abstract))
    }
  }
  return made
}

export const documents: Record<string, Make> = {
  'abstract-template.docx': makeAbstractTemplate,
  'full-text-template.docx': makeFullTextTemplate,
  'poster-template.pptx': makePosterPptx,
  'poster-template.pdf': makePosterPdf,
  'registration-form.docx': makeRegistrationForm,
  'workshop-application-form.docx': makeWorkshopForm,
  'sponsorship-conditions.pdf': () => makeProsePaper(sponsorshipConditions),
  'privacy-consent.pdf': () => makeProsePaper(privacyConsent),
  ...speakerDocuments(),
  'speakers/aylin-orneksoy-lecture-notes.pdf': () => makeProsePaper(lectureNotes),
}
