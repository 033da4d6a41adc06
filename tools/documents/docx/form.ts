// The frame shared by both application forms: heads, paragraphs and where to send them.
import { AlignmentType, HeadingLevel, Paragraph, type FileChild, type IStylesOptions } from 'docx'
import { colours, plain } from '../colours'
import type { Bilingual } from '../../../pipeline/schemas/kinds'
import { edition } from '../words/edition'
import { centred, makeSheet, paragraph, run } from './sheet'

const font = 'Arial'

const styles: IStylesOptions = {
  default: {
    title: {
      run: { font, bold: true, size: 32, color: plain(colours.deep) },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 60, after: 160 } },
    },
    heading1: {
      run: { font, bold: true, size: 22, color: plain(colours.deep) },
      paragraph: { keepNext: true, spacing: { before: 220, after: 80 } },
    },
  },
}

export const formHeading = ({ en, tr }: Bilingual): Paragraph =>
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    children: [run(en, 'en'), run(' / ', 'en'), run(tr, 'tr', { bold: false })],
  })

/** A sentence in English with the Turkish one under it. */
export const formText = ({ en, tr }: Bilingual): Paragraph[] => [
  paragraph(en, 'en', { spacing: { before: 60 } }),
  paragraph(tr, 'tr', { spacing: { after: 60 } }, { italics: true }),
]

/** How to pay the fee and where to send the form and the receipt. */
export const paymentAndSending = (purpose: Bilingual): FileChild[] => [
  formHeading({ en: 'Payment', tr: 'Ödeme' }),
  ...formText({
    en: `By bank transfer to ${edition.chamber.en}, ${edition.bank.bankName.en}, ${edition.bank.branch.en}, IBAN ${edition.bank.iban}, SWIFT ${edition.bank.swift}. Please write your name and “${purpose.en}” in the description; bank charges are borne by the sender.`,
    tr: `${edition.chamber.tr}, ${edition.bank.bankName.tr}, ${edition.bank.branch.tr}, IBAN ${edition.bank.iban} hesabına havale veya EFT ile yapılır. Açıklamaya adınızı ve “${purpose.tr}” ifadesini yazınız; banka masrafları gönderene aittir.`,
  }),
  formHeading({ en: 'Where to send it', tr: 'Gönderim' }),
  ...formText({
    en: `Send this form and the proof of payment to ${edition.email} or by fax to ${edition.fax}. Postal address: ${edition.postalAddress.en}. We confirm within three working days; if you hear nothing, telephone ${edition.phone}.`,
    tr: `Formu ödeme belgesiyle birlikte ${edition.email} adresine veya ${edition.fax} numaralı faksa gönderiniz. Posta adresi: ${edition.postalAddress.tr}. Üç iş günü içinde onay gönderilir; onay almazsanız ${edition.phone} numaralı telefonu arayınız.`,
  }),
]

/** The bytes of an A4 form with 2 cm margins in Arial 10 pt. */
export const makeForm = (title: Bilingual, subject: string, children: FileChild[]): Promise<Buffer> =>
  makeSheet({
    title: `${title.en} / ${title.tr} – ${edition.shortName.en}`,
    subject,
    font,
    size: 10,
    lines: 1.1,
    margins: { top: 1.8, bottom: 2, left: 2, right: 2 },
    foot: `${edition.shortName.en} / ${edition.shortName.tr} · ${edition.email}`,
    styles,
    children: [
      centred(edition.name.en, 'en', { bold: true }),
      centred(edition.name.tr, 'tr', { bold: false }),
      centred(`${edition.dates.en} / ${edition.dates.tr} · ${edition.venue.tr}`, 'tr', { bold: false }),
      new Paragraph({
        heading: HeadingLevel.TITLE,
        children: [run(`${title.en} / `, 'en'), run(title.tr, 'tr')],
      }),
      ...children,
    ],
  })
