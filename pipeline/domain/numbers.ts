// Telephone numbers and IBANs, of any country. Build time only: what is known of each country comes with the libraries.
import { electronicFormatIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { CountryCode } from './countries'

/** A telephone number with its country code, in groups: +90 232 000 00 00; undefined if it is none, or has an extension. */
export function phoneNumber(written: string, country?: CountryCode): string | undefined {
  const phone = parsePhoneNumberFromString(written, country)
  return phone?.isValid() && phone.ext === undefined ? phone.formatInternational() : undefined
}

/** The digits of a number that do not depend on where it is dialled: +90 232 000 00 00 and 0232 000 00 00 are one number. */
export const dialled = (written: string): string =>
  written.startsWith('+')
    ? (parsePhoneNumberFromString(written)?.nationalNumber ?? written.replace(/\D/g, ''))
    : written.replace(/\D/g, '').replace(/^0/, '')

/** Only digits and spaces after the country code, and so many digits as the country has. */
export const isPhone = (value: string): boolean =>
  /^\+\d[\d ]+$/.test(value) && phoneNumber(value) !== undefined

/** A number in other brackets, hyphens or spaces as it is kept; one that already has digits and spaces keeps its groups. */
export const plainPhone = (value: string): string => (isPhone(value) ? value : (phoneNumber(value) ?? value))

/** Whether an IBAN has the length and the checksum of its country (ISO 13616). Spaces and hyphens are allowed. */
export const isIban = (value: string): boolean =>
  isValidIBAN(electronicFormatIBAN(value.replace(/\s/g, '')) ?? '')

/** An IBAN in capital letters and groups of four, as banks print it. */
export const plainIban = (value: string): string => friendlyFormatIBAN(value.replace(/\s/g, '')) ?? value
