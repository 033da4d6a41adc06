/** Facts of the edition that the documents repeat, read from content/ so that each is written once. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Language } from '../../../pipeline/schemas/kinds'

export type { Language }

export type Both = Record<Language, string>

const both = z.object({ en: z.string(), tr: z.string() })

const siteFacts = z.object({
  name: both,
  shortName: both,
  url: z.string(),
  email: z.string(),
  phone: z.string(),
  fax: z.string(),
  postalAddress: both,
  organisers: z.array(z.object({ name: both })).min(2),
  bank: z.object({ accountName: both, bankName: both, branch: both, iban: z.string(), swift: z.string() }),
})

const feeFacts = z.object({
  categories: z.array(
    z.object({
      name: both,
      standard: z.object({ amount: z.number(), currency: z.string() }),
      documentRequired: z.boolean().default(false),
    }),
  ),
})

const readContent = (file: string): unknown =>
  parse(readFileSync(path.join(process.cwd(), 'content', file), 'utf8'))

const site = siteFacts.parse(readContent('site.yaml'))

/** Whom sponsors write to. */
export const sponsorship = z
  .object({ contact: z.object({ email: z.string(), phone: z.string() }) })
  .parse(readContent('data/sponsors.yaml')).contact

/** The postal address begins with the chamber's name; where a sentence has just named it, the rest is enough. */
const streetOf = (language: Language): string =>
  site.postalAddress[language].replace(`${site.bank.accountName[language]}, `, '')

export const edition = {
  name: site.name,
  short: site.shortName,
  dates: { en: '2–4 October 2025', tr: '2–4 Ekim 2025' },
  venue: { en: 'Bayraklı Exhibition and Business Centre, İzmir', tr: 'Bayraklı Fuar ve İş Merkezi, İzmir' },
  postal: site.postalAddress,
  street: { en: streetOf('en'), tr: streetOf('tr') },
  chamber: site.bank.accountName,
  bank: site.bank,
  email: site.email,
  site: site.url,
  phone: site.phone,
  fax: site.fax,
  iban: site.bank.iban,
}

/** 6000 becomes 6,000 TL in English and 6.000 TL in Turkish. */
const price = (amount: number, currency: string): Both => ({
  en: `${amount.toLocaleString('en-GB')} ${currency}`,
  tr: `${amount.toLocaleString('tr-TR')} ${currency}`,
})

/** Registration fees (specification, section 9). No early-bird values are set; the forms leave that open. */
export const fees: { category: Both; fee: Both; documentRequired: boolean }[] = feeFacts
  .parse(readContent('data/fees.yaml'))
  .categories.map(({ name, standard, documentRequired }) => ({
    category: name,
    fee: price(standard.amount, standard.currency),
    documentRequired,
  }))
