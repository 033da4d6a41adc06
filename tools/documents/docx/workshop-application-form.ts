// Application form for the practical workshops: which days, what the applicant brings, fee, signature.
import { Paragraph } from 'docx'
import { consents, person, signature, workshopWords as words } from '../words/forms'
import { formHeading, formText, makeForm, paymentAndSending } from './form'
import { choiceTable, fieldTable, tickLine } from './tables'

/** The bytes of workshop-application-form.docx; fees and deadlines are those of section 9 of the specification. */
export const makeWorkshopForm = (): Promise<Buffer> =>
  makeForm(words.title, 'Application for the practical workshops of 2 and 3 October 2025', [
    ...words.introduction.flatMap(formText),
    formHeading(words.headings.person),
    fieldTable(person),
    formHeading(words.headings.days),
    choiceTable(words.feeHead, words.days),
    ...formText(words.feeNote),
    formHeading(words.headings.experience),
    ...words.experience.map(tickLine),
    fieldTable(words.questions, 1.6),
    ...paymentAndSending({ en: 'Workshop', tr: 'Çalıştay' }),
    formHeading(words.headings.consent),
    ...formText(words.consentNote),
    ...consents.slice(0, 2).map(tickLine),
    ...words.safety.map(tickLine),
    new Paragraph({}),
    fieldTable(signature, 1),
  ])
