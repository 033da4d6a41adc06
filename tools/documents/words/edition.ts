// Facts of the edition that the documents repeat, read from content/ so that each is written once.
import { editionOnDisk, readEdition } from '../../../pipeline/read'
import { writeDates, writeMoney } from '../../../pipeline/records/format'
import { bilingual, inBoth } from '../../../pipeline/records/localise'
import type { EditionData } from '../../../pipeline/schemas'
import type { Language } from '../../../pipeline/schemas/kinds'

const { site, venue, sponsors, fees } = readEdition(editionOnDisk(process.cwd())).data as EditionData

const accountName = bilingual(site.bank.accountName)
const venueName = bilingual(venue.name)
const city = bilingual(site.city)
const postalAddress = bilingual(site.postalAddress)

/** The postal address begins with the chamber's name; where a sentence has just named it, the rest is enough. */
const street = (language: Language) => postalAddress[language].replace(`${accountName[language]}, `, '')

export const edition = {
  name: bilingual(site.name),
  shortName: bilingual(site.shortName),
  dates: inBoth((language) => writeDates(site.starts, site.ends, language)),
  venue: inBoth((language) => `${venueName[language]}, ${city[language]}`),
  postalAddress,
  street: inBoth(street),
  chamber: accountName,
  bank: {
    bankName: bilingual(site.bank.bankName),
    branch: bilingual(site.bank.branch),
    iban: site.bank.iban,
    swift: site.bank.swift,
  },
  email: site.email,
  url: site.url,
  phone: site.phone,
  fax: site.fax,
}

/** Whom sponsors write to. */
export const sponsorContact = sponsors.contact

/** Registration fees (specification, section 9). No early-bird fees are set; the forms leave that open. */
export const registrationFees = fees.categories.map(({ name, standard, documentRequired }) => ({
  category: bilingual(name),
  fee: inBoth((language) => writeMoney(standard.amount, standard.currency, language)),
  documentRequired,
}))
