// Countries by their ISO 3166 codes. Build time only: the list comes with libphonenumber-js, the names with Node.
import { getCountries, isSupportedCountry, type CountryCode } from 'libphonenumber-js'
import { fold } from './fold'
import { languages, type Language } from './languages'

export type { CountryCode }

/** Whether a text is the code of a country, in capital letters: TR, IE. */
export const isCountry = (code: string): code is CountryCode => isSupportedCountry(code)

/** What a country is called: Ireland, İrlanda. */
export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code

/** The code of a country by its name in either language, in whatever case: İrlanda and ireland are IE. */
export function countryCalled(name: string): CountryCode | undefined {
  const wanted = fold(name)
  return getCountries().find((code) =>
    languages.some((language) => fold(countryName(code, language)) === wanted),
  )
}
