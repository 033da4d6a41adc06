// Registration form: participant, fee, invoice, meals, consent, signature.
import { Paragraph } from 'docx'
import { edition, registrationFees } from '../words/edition'
import { consents, person, registrationWords as words, signature } from '../words/forms'
import { formHeading, formText, makeForm, paymentAndSending } from './form'
import { choiceTable, fieldTable, tickLine } from './tables'

/** The bytes of registration-form.docx, with the fee categories of section 9 of the specification. */
export const makeRegistrationForm = (): Promise<Buffer> =>
  makeForm(words.title, 'Registration, fee category, invoice and consent', [
    formHeading(words.headings.person),
    fieldTable(person),
    formHeading(words.headings.category),
    choiceTable(
      words.feeHead,
      registrationFees.map(({ category, fee, documentRequired }) => ({
        label: category,
        fee,
        note: documentRequired ? words.documentRequired : undefined,
      })),
    ),
    ...formText(words.feeNote),
    formHeading(words.headings.days),
    ...words.days.map(tickLine),
    formHeading(words.headings.invoice),
    fieldTable(words.invoice),
    ...paymentAndSending(edition.shortName),
    formHeading(words.headings.consent),
    ...formText(words.consentNote),
    ...consents.map(tickLine),
    new Paragraph({}),
    fieldTable(signature, 1),
  ])
