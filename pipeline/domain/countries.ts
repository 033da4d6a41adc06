// Countries by their ISO 3166 codes. Build time only: the list comes with libphonenumber-js, the names with Node.
import { getCountries, isSupportedCountry, type CountryCode } from 'libphonenumber-js'
import { fold } from './fold'
import { languages, type Language } from './languages'
import { memoiseLast } from './memoise'

export type { CountryCode }

/** Whether a text is the code of a country, in capital letters: TR, IE. */
export const isCountry = (code: string): code is CountryCode => isSupportedCountry(code)

/** What a country is called: Ireland, İrlanda. */
export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code

const codesByName = memoiseLast(
  () =>
    new Map(
      languages.flatMap((language) =>
        (['long', 'short'] as const).flatMap((style) => {
          const names = new Intl.DisplayNames(language, { type: 'region', style })
          return getCountries().map((code) => [fold(names.of(code) ?? code), code] as const)
        }),
      ),
    ),
)

/** The code of a country by its name in either language, in whatever case: İrlanda and ireland are IE, Hong Kong is HK. */
export const countryCalled = (name: string): CountryCode | undefined => codesByName().get(fold(name))
