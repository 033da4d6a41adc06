// First step of the flow: the kinds of value an organiser can write, and what each accepts.
import { z } from 'zod'
import { decodedAddress } from '../domain/addresses'
import { isCountry } from '../domain/countries'
import { currencies, filePattern, isIsbn, isIssn, isOrcid, isRor, isUrl } from '../domain/formats'
import { isIban, isPhone, plainIban, plainPhone } from '../domain/numbers'
import { isLanguageTag, plainLanguageTag } from '../domain/spoken-languages'
import { isTimeZone } from '../domain/time-zone'

/** What a kind of value must look like. What is reported to an organiser is in messages/, by its name. */
export type Kind = {
  /** What a code editor can check while somebody types. No flags: JSON Schema has none. */
  pattern?: RegExp
  accepts: (value: string) => boolean
  sdl?: string
  /** Brings a value that can be read in one way only into the form in which it is kept and shown. */
  normal?: (value: string) => string
}

const matching = (pattern: RegExp) => ({ pattern, accepts: (value: string) => pattern.test(value) })

/** A number in groups; X is a capital letter, and the name of the number before it is left out. */
const hyphenated = (accepts: Kind['accepts'], name: RegExp) => ({
  accepts,
  normal: (value: string) =>
    value
      .replace(name, '')
      .replace(/[\s‐-–]+/g, '-')
      .toUpperCase(),
})

const PHOTOGRAPH = 'jpe?g|png|webp|avif'

/** A file by its path below content/. */
const FILE = 'File @link(by: "relativePath")'

const isImage = (endings: string): Kind['accepts'] => {
  const path = new RegExp(`^images/[^\\\\]+\\.(${endings})$`, 'i')
  return (value) => path.test(value) && !value.includes('..')
}

export const kinds = {
  date: {
    pattern: /^\d{4}-\d{2}-\d{2}$/,
    accepts: (value) => z.iso.date().safeParse(value).success,
    normal: (value) =>
      value.replace(/^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/, (_, year, month, day) =>
        [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
      ),
  },
  time: {
    ...matching(/^([01]\d|2[0-3]):[0-5]\d$/),
    /** 9:00 is 09:00, and midnight may be written as 24:00. */
    normal: (value) => value.replace(/^\d:/, '0$&').replace(/^24:00$/, '00:00'),
  },
  url: { accepts: isUrl },
  email: {
    accepts: (value) =>
      /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u.test(value),
  },
  phone: { accepts: isPhone, normal: plainPhone },
  iban: { accepts: isIban, normal: plainIban },
  /** ISO 9362: four characters for the bank, two letters for the country, two for the place, optionally three for the branch. */
  swift: {
    ...matching(/^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}([A-Z\d]{3})?$/),
    normal: (value) => value.replace(/[\s-]/g, '').toUpperCase(),
  },
  isbn: hyphenated(isIsbn, /^ISBN(-13)?:?\s*/i),
  issn: hyphenated(isIssn, /^e?-?ISSN:?\s*/i),
  orcid: hyphenated(isOrcid, /^(?:https?:\/\/(?:www\.)?orcid\.org\/|ORCID(?: iD)?:?\s*)/i),
  ror: { accepts: isRor, normal: (value) => value.replace(/^(?:https?:\/\/)?ror\.org\//i, '').toLowerCase() },
  /** ISO 4217; TL is how the lira is written in Türkiye. */
  currency: { accepts: (value) => currencies.includes(value) },
  /** ISO 3166-1, such as TR. */
  country: {
    accepts: isCountry,
    normal: (value) => (/^[a-z]{2}$/.test(value) ? value.toUpperCase() : value),
  },
  /** A tag of BCP 47, such as de or pt-BR. */
  languageTag: { accepts: isLanguageTag, normal: plainLanguageTag },
  /** A name of the time zone database of IANA. */
  timeZone: { accepts: isTimeZone },
  key: matching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The code of a session. Codes become part of addresses. */
  code: matching(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/),
  /** A picture that belongs to the content; its path is relative to content/. */
  picture: { accepts: isImage(PHOTOGRAPH), sdl: FILE },
  /** The name of a file in content/images/logos. An SVG is served as it is. */
  logoFile: { accepts: (value) => /^[^/\\]+\.(jpe?g|png|webp|avif|svg)$/i.test(value) },
  /** A picture, or an SVG, which is served as it is. */
  logo: { accepts: isImage(`${PHOTOGRAPH}|svg`), sdl: FILE },
  /** A drawing of the edition, such as its icon. */
  drawing: { accepts: isImage('svg') },
  /** Red, green and blue, each as two hexadecimal digits; also as one, and without the #. */
  colour: {
    ...matching(/^#[0-9a-f]{6}$/),
    normal: (value) =>
      value
        .toLowerCase()
        .replace(/^(?=(?:[0-9a-f]{3}){1,2}$)/, '#')
        .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'),
  },
  /** A file offered for download as it is, written as its address on the site. */
  file: matching(filePattern),
  link: { accepts: (value) => filePattern.test(value) || isUrl(value) },
  doi: {
    ...matching(/^10\.\d{4,9}\/[^\s"<>]+$/),
    normal: (value) => value.replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, ''),
  },
  /** What an agency has given to the publisher; every DOI begins with it. */
  doiPrefix: matching(/^10\.\d{4,9}$/),
  /**
   * An address that the site once had, without its host. It becomes a folder with a page, so it lies in none of the folders of the site
   * or of a host, nor below a file; and it has nothing that a host reads as a pattern (*, :name) or a system refuses in a name.
   */
  oldAddress: {
    pattern:
      /^(?!\/(?:_|(?:admin|static|page-data|cards|cdn-cgi|404(?:\.html)?|dev-404-page)(?:\/|$))|.*\/[./]|.*\.(?:\/|$)|.*\.(?:html|json|xml|txt|ics|atom|pdf|js)\/.|.*[^/]{121})\/[^\s\u0000-\u001f\u007f?#"<>\\*:|{}^`]+$/i,
    accepts: (value): boolean => kinds.oldAddress.pattern.test(value) && !value.includes('%'),
    /** Browsers show /kay%C4%B1t where the address is /kayıt. */
    normal: decodedAddress,
  },
  /** A page of this site, by its English address. */
  route: matching(/^\/([\w-]+(\/[\w-]+)*)?$/),
} satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

/** The kind of this name, if there is one. */
export const kindNamed = (name = ''): Kind | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name as KindName] : undefined
