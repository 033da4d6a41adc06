// Facts of the edition that the documents repeat, read from content/ so that each is written only once.
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

/** The postal address without the chamber's name at its beginning, for sentences that have just named it. */
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

/** The contact for sponsors. */
export const sponsorContact = sponsors.contact

/** Registration fees (specification, section 9). Early-bird fees are not set yet, and the forms leave them open. */
export const registrationFees = fees.categories.map(({ name, standard, documentRequired }) => ({
  category: bilingual(name),
  fee: inBoth((language) => writeMoney(standard.amount, standard.currency, language)),
  documentRequired,
}))
