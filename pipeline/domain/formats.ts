// What addresses, currencies and paths look like, and what is found in texts.

/** Zero-width characters, which slip in when a value is copied. No address or number may contain them. */
export const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

/** Without meaning in any text; those that turn the direction of what follows (U+202A to U+202E) hide what a text says. */
const meaningless = /[\u00ad\u200b\u202a-\u202e\u2060-\u2064\ufeff]/g

/** Joiners where no letter of Arabic, Devanagari or the like, and no emoji, is before them. */
const looseJoiner = /(?<=^|[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}\p{P}\p{Z}])[\u200c\u200d]/gu

/** Marks and isolates, which a name from right to left needs within a line from left to right. */
const direction = /[\u200e\u200f\u2066-\u2069]/g

const rightToLeft = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}]/u

/** A text without invisible characters, except those that its script needs. */
export function withoutInvisible(text: string): string {
  const visible = text.replace(meaningless, '').replace(looseJoiner, '')
  return rightToLeft.test(text) ? visible : visible.replace(direction, '')
}

/** Whether a text is a full address on the web that every program can open. */
export function isUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { hostname, username } = new URL(value)
  return (
    // Browsers repair https:/example.org; other programs that read the address do not.
    /^https?:\/\/[^/]/i.test(value) &&
    /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/.test(hostname) &&
    // https://name@example.org is most likely an e-mail address with https:// put before it.
    username === '' &&
    // A Cyrillic а in a name looks like the Latin one and leads elsewhere.
    /^https?:\/\/[\p{Script=Latin}\d.:-]+(?:[/?#]|$)/iu.test(value) &&
    !/[\s"<>\\]/.test(value)
  )
}

/** Every currency; those in use here come first. */
export const currencies = [
  ...new Set(['TL', 'EUR', 'USD', 'GBP', 'CHF', ...Intl.supportedValuesOf('currency')]),
]

/** The ISO 4217 code of a currency as it is written here. */
export const currencyCode = (currency: string): string => (currency === 'TL' ? 'TRY' : currency)

export const filePattern = /^(?!.*(\.\.|\/\/))\/[^\s\\#?%]+\.[A-Za-z0-9]+$/

/** An IBAN within a text, whether valid or not, in groups of four or without spaces. */
export const ibanPattern = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:[ \u00a0]?\d{4}){3,7}(?:[ \u00a0]?\d{1,3})?(?!\d)/gu

/** An e-mail address within a text. */
export const emailPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** Whether a number has the 13 digits of an ISBN and the last one is its check digit (ISO 2108). Hyphens are allowed. */
export function isIsbn(value: string): boolean {
  const digits = value.replaceAll('-', '')
  if (!/^97[89]\d{10}$/.test(digits)) return false
  return [...digits].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1), 0) % 10 === 0
}

/** Whether the last character of an ISSN, such as 2049-3630, is its check digit (ISO 3297). X is ten. */
export function isIssn(value: string): boolean {
  if (!/^\d{4}-\d{3}[\dX]$/.test(value)) return false
  const digits = [...value.replace('-', '')].map((digit) => (digit === 'X' ? 10 : Number(digit)))
  return digits.reduce((sum, digit, index) => sum + digit * (8 - index), 0) % 11 === 0
}

/** Whether the last character of an ORCID iD, such as 0000-0002-1825-0097, is its check digit (ISO 7064, mod 11-2). X is ten. */
export function isOrcid(value: string): boolean {
  if (!/^(?:\d{4}-){3}\d{3}[\dX]$/.test(value)) return false
  const digits = [...value.replaceAll('-', '')]
  const sum = digits.slice(0, -1).reduce((total, digit) => (total + Number(digit)) * 2, 0)
  return digits.at(-1) === '0123456789X'[(12 - (sum % 11)) % 11]
}

/** The digits of base 32 by Crockford, which lacks I, L, O and U. */
const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz'

/** Whether the last two digits of a ROR ID, such as 03yrm5c26, are its check digits (ISO 7064, mod 97-10). */
export function isRor(value: string): boolean {
  if (!/^0[0-9a-hjkmnp-tv-z]{6}\d{2}$/.test(value)) return false
  const number = [...value.slice(1, 7)].reduce((total, digit) => total * 32 + CROCKFORD.indexOf(digit), 0)
  return 98 - ((number * 100) % 97) === Number(value.slice(7))
}
