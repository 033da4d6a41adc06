// First step of the flow: the kinds of value an organiser can write, each with the words that explain it.
import { z } from 'zod'
import { readTex } from './tex'

/** A text for people, in both languages. */
export type Bilingual = { en: string; tr: string }

export const languages = ['en', 'tr'] as const

export type Language = (typeof languages)[number]

/** A text that both languages share, or one text in each. */
export type Text = string | Bilingual

/** What a kind of value must look like and how to say so to an organiser. */
export type Kind = {
  /** What a code editor can check while somebody types. No flags: JSON Schema has none. */
  pattern?: RegExp
  accepts: (value: string) => boolean
  problem: Bilingual
  advice: Bilingual
  sdl?: string
  /** Brings a value that can be read in one way only into the form in which it is kept and shown. */
  normal?: (value: string) => string
}

/** Zero-width characters, which slip in when a value is copied. No value may contain them. */
export const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

const matching = (pattern: RegExp) => ({ pattern, accepts: (value: string) => pattern.test(value) })

const datePattern = /^\d{4}-\d{2}-\d{2}$/

const isDate = (value: string) => {
  if (!datePattern.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

const isUrl = (value: string) => {
  try {
    const url = new URL(value)
    // Browsers repair https:/example.org; other programs that read the address do not.
    return (
      /^https?:\/\/[^/]/i.test(value) &&
      /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/.test(url.hostname) &&
      // https://name@example.org is most likely an e-mail address with https:// put before it.
      url.username === '' &&
      // A Cyrillic а in a name looks like the Latin one and leads elsewhere.
      /^https?:\/\/[\p{Script=Latin}\d.:-]+(?:[/?#]|$)/iu.test(value) &&
      !/[\s"<>\\]/.test(value)
    )
  } catch {
    return false
  }
}

/** Brackets, hyphens and other spaces count as spaces in a telephone number; the (0) of +90 (0) 232 is not dialled. */
const plainPhone = (value: string) =>
  value
    .replace('(0)', '')
    .replace(/[()/\s‐-–-]+/g, ' ')
    .trim()

/** With the country code. Turkish numbers have ten digits after it, except the seven-digit ones beginning with 444. */
const isPhone = (value: string) =>
  /^\+\d[\d ]{7,20}$/.test(value) &&
  (!value.startsWith('+90') || /^\+90([1-9]\d{9}|444\d{4})$/.test(value.replaceAll(' ', '')))

/** Every currency; those in use here come first. */
export const currencies = [
  ...new Set(['TL', 'EUR', 'USD', 'GBP', 'CHF', ...Intl.supportedValuesOf('currency')]),
]

const filePattern = /^(?!.*(\.\.|\/\/))\/[^\s\\#?%]+\.[A-Za-z0-9]+$/

/** An IBAN within a text, whether valid or not, in groups of four or without spaces. */
export const ibanPattern = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:[ \u00a0]?\d{4}){3,7}(?:[ \u00a0]?\d{1,3})?(?!\d)/gu

/** An e-mail address within a text. */
export const emailPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** Whether the checksum of ISO 13616 holds: the rearranged number modulo 97 is 1. Spaces are allowed. */
export function isIban(value: string): boolean {
  const compact = value.replace(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false
  if (compact.startsWith('TR') && compact.length !== 26) return false
  const digits = (compact.slice(4) + compact.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

export const kinds = {
  date: {
    pattern: datePattern,
    accepts: isDate,
    normal: (value) =>
      value.replace(/^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/, (_, year, month, day) =>
        [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
      ),
    problem: { en: 'is not a date', tr: 'bir tarih değil' },
    advice: {
      en: 'Write year-month-day, such as 2025-10-02, and a day that the calendar has.',
      tr: 'Yıl-ay-gün biçiminde, takvimde olan bir gün yazın, örneğin 2025-10-02.',
    },
  },
  time: {
    ...matching(/^([01]\d|2[0-3]):[0-5]\d$/),
    /** 9:00 is 09:00, and midnight may be written as 24:00. */
    normal: (value) => value.replace(/^\d:/, '0$&').replace(/^24:00$/, '00:00'),
    problem: { en: 'is not a time', tr: 'bir saat değil' },
    advice: {
      en: 'Write hours and minutes with a colon, such as 09:30.',
      tr: 'Saati iki nokta ile yazın, örneğin 09:30.',
    },
  },
  url: {
    accepts: isUrl,
    problem: { en: 'is not a web address', tr: 'bir web adresi değil' },
    advice: {
      en: 'Write the whole address, such as https://example.org.',
      tr: 'Adresin tamamını yazın, örneğin https://example.org.',
    },
  },
  email: {
    accepts: (value) =>
      /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u.test(value),
    problem: { en: 'is not an e-mail address', tr: 'bir e-posta adresi değil' },
    advice: {
      en: 'Write one address, such as info@example.org, without letters that only Turkish has (ç, ğ, ı, İ …) before the @.',
      tr: 'Tek bir adres yazın, örneğin info@example.org; @ işaretinden önce Türkçeye özgü harf (ç, ğ, ı, İ …) olmaz.',
    },
  },
  phone: {
    accepts: isPhone,
    normal: plainPhone,
    problem: { en: 'is not a telephone number', tr: 'bir telefon numarası değil' },
    advice: {
      en: 'Write it with the country code, such as +90 232 000 00 00.',
      tr: 'Ülke koduyla yazın, örneğin +90 232 000 00 00.',
    },
  },
  iban: {
    accepts: isIban,
    /** Capital letters in groups of four, as banks print them. */
    normal: (value) =>
      value
        .replace(/[\s-]/g, '')
        .toUpperCase()
        .replace(/(.{4})(?=.)/g, '$1 '),
    problem: { en: 'is not a valid IBAN', tr: 'geçerli bir IBAN değil' },
    advice: {
      en: 'Copy the IBAN from the bank again (TR and 24 digits): a digit may be wrong or missing.',
      tr: 'IBAN’ı bankadan yeniden kopyalayın (TR ve 24 rakam): Bir rakam yanlış ya da eksik olabilir.',
    },
  },
  /** ISO 9362: four characters for the bank, two letters for the country, two for the place, optionally three for the branch. */
  swift: {
    ...matching(/^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}([A-Z\d]{3})?$/),
    normal: (value) => value.replace(/[\s-]/g, '').toUpperCase(),
    problem: { en: 'is not a SWIFT code', tr: 'bir SWIFT kodu değil' },
    advice: {
      en: 'Write 8 or 11 capital letters and digits with no spaces, such as ABCDTR2AXXX. The IBAN has a field of its own.',
      tr: 'Boşluk bırakmadan 8 ya da 11 büyük harf ve rakam yazın, örneğin ABCDTR2AXXX. IBAN ayrı bir alana yazılır.',
    },
  },
  /** ISO 4217; TL is how the lira is written in Türkiye. */
  currency: {
    accepts: (value) => currencies.includes(value),
    problem: { en: 'is not a currency', tr: 'bir para birimi değil' },
    advice: {
      en: 'Write TL, EUR, USD or another code of three capital letters, such as JPY.',
      tr: 'TL, EUR, USD ya da üç büyük harfli başka bir kod yazın, örneğin JPY.',
    },
  },
  key: {
    ...matching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    problem: { en: 'is not a short name', tr: 'kısa ad kuralına uymuyor' },
    advice: {
      en: 'Use lower-case letters a–z, digits and hyphens, such as early-registration.',
      tr: 'Küçük a–z harfleri, rakam ve kısa çizgi kullanın, örneğin early-registration.',
    },
  },
  /** A picture that belongs to the content; its path is relative to content/. */
  picture: {
    accepts: (value) => /^images\/[^\\]+\.(jpe?g|png|webp|avif)$/i.test(value) && !value.includes('..'),
    problem: { en: 'is not the path of a picture', tr: 'bir görsel yolu değil' },
    advice: {
      en: 'Put the picture under content/images as JPEG, PNG, WebP or AVIF and write its path, such as images/speakers/name.jpg.',
      tr: 'Görseli JPEG, PNG, WebP ya da AVIF olarak content/images altına koyup yolunu yazın, örneğin images/speakers/ad.jpg.',
    },
    sdl: 'File @link(by: "relativePath")',
  },
  /** The name of a file in content/images/logos. An SVG is served as it is. */
  logoFile: {
    accepts: (value) => /^[^/\\]+\.(jpe?g|png|webp|avif|svg)$/i.test(value),
    problem: { en: 'is not the name of a logo’s file', tr: 'bir logo dosyasının adı değil' },
    advice: {
      en: 'Put the logo into content/images/logos as PNG, JPEG, WebP, AVIF or SVG and write the name of the file, such as firm.png, without a folder. Websites belong under “websites”.',
      tr: 'Logoyu PNG, JPEG, WebP, AVIF ya da SVG olarak content/images/logos altına koyup dosyanın adını klasörsüz yazın, örneğin firma.png. Web siteleri “websites” altına yazılır.',
    },
  },
  /** A picture, or an SVG, which is served as it is. */
  logo: {
    accepts: (value) => /^images\/[^\\]+\.(jpe?g|png|webp|avif|svg)$/i.test(value) && !value.includes('..'),
    problem: { en: 'is not the path of a logo', tr: 'bir logo yolu değil' },
    advice: {
      en: 'Put the logo under content/images as SVG, PNG, JPEG, WebP or AVIF and write its path, such as images/hotels/name.svg.',
      tr: 'Logoyu SVG, PNG, JPEG, WebP ya da AVIF olarak content/images altına koyup yolunu yazın, örneğin images/hotels/ad.svg.',
    },
    sdl: 'File @link(by: "relativePath")',
  },
  /** A file offered for download as it is, written as its address on the site. */
  file: {
    ...matching(filePattern),
    problem: { en: 'is not the path of a file to download', tr: 'indirilecek bir dosyanın yolu değil' },
    advice: {
      en: 'Put the file under static/documents, with no spaces, #, ? or % in its name, and write its address, such as /documents/form.docx.',
      tr: 'Dosyayı, adında boşluk, #, ? ve % olmadan, static/documents altına koyup adresini yazın, örneğin /documents/form.docx.',
    },
  },
  /** A file offered for download, or an address elsewhere. */
  link: {
    accepts: (value) => filePattern.test(value) || isUrl(value),
    problem: { en: 'is neither a web address nor a file', tr: 'ne bir web adresi ne de bir dosya' },
    advice: {
      en: 'Write the whole address, such as https://example.org/slides, or that of a file in static/documents, such as /documents/slides.pdf.',
      tr: 'Adresin tamamını yazın, örneğin https://example.org/sunum; ya da static/documents içindeki bir dosyanın adresini, örneğin /documents/sunum.pdf.',
    },
  },
  /** A DOI, which may be written as an address. */
  doi: {
    ...matching(/^10\.\d{4,9}\/[^\s"<>]+$/),
    normal: (value) => value.replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, ''),
    problem: { en: 'is not a DOI', tr: 'bir DOI değil' },
    advice: {
      en: 'Write the DOI or its address, such as 10.1234/abcd or https://doi.org/10.1234/abcd.',
      tr: 'DOI’yi ya da adresini yazın, örneğin 10.1234/abcd ya da https://doi.org/10.1234/abcd.',
    },
  },
  /** An address that the site once had, without its host. It is a folder now, so it lies in none of the site's own, nor below a file. */
  oldAddress: {
    ...matching(
      /^(?!\/(?:_|(?:admin|static|page-data)(?:\/|$))|.*\/\.*\/|.*\/\.+$|.*\.(?:html|json|xml|txt|ics|atom|pdf|js)\/.)\/[^\s?#"<>\\]+$/i,
    ),
    problem: { en: 'is not an earlier address', tr: 'eski bir adres değil' },
    advice: {
      en: 'Write what follows the name of the host, up to the first ? or #, such as /kayit.html.',
      tr: 'Alan adından sonraki bölümü, ilk ? ya da # işaretine kadar yazın, örneğin /kayit.html.',
    },
  },
  /** A page of this site, by its English address. */
  route: {
    ...matching(/^\/([\w-]+(\/[\w-]+)*)?$/),
    problem: { en: 'is not the address of a page', tr: 'bir sayfa adresi değil' },
    advice: {
      en: 'Write the English address without a slash at its end, such as /venue/transportation.',
      tr: 'İngilizce adresi sonda eğik çizgi olmadan yazın, örneğin /venue/transportation.',
    },
  },
} satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

/** What is attached to a schema, for people and for GraphQL. */
export type Meta = {
  title?: string
  tr?: string
  /** When the field is needed, or what a value looks like. */
  hint?: Bilingual
  kind?: KindName | 'text' | 'person-name' | 'money'
  /** Whether a text may mark italics, sub- and superscripts (title-marks.ts). */
  marked?: boolean
  [other: string]: unknown
}

const ofKind = (kind: KindName) => {
  const { accepts, normal = (value) => value } = kinds[kind] as Kind
  return z
    .string()
    .overwrite((value) => normal(value.replace(invisible, '').normalize('NFC').trim()))
    .refine(accepts, { params: { kind } })
    .meta({ kind })
}

export const date = () => ofKind('date')
export const time = () => ofKind('time')
export const url = () => ofKind('url')
export const email = () => ofKind('email')
export const phone = () => ofKind('phone')
export const iban = () => ofKind('iban')
export const swift = () => ofKind('swift')
export const key = () => ofKind('key')
export const picture = () => ofKind('picture')
export const logo = () => ofKind('logo')
export const logoFile = () => ofKind('logoFile')
export const file = () => ofKind('file')
export const currency = () => named(ofKind('currency'), 'Currency', 'Para birimi')
export const link = () => ofKind('link')
export const doi = () => ofKind('doi')
export const route = () => ofKind('route')
export const oldAddress = () => ofKind('oldAddress')

/** One line that both languages share, such as a name. A number has to be in quotation marks. */
export const line = () =>
  z
    .string()
    // Clean up what copying brings along: zero-width characters, unusual spaces and line ends, ligatures (ﬁ), loose accents, TeX.
    .overwrite((value) =>
      readTex(value)
        .replace(invisible, '')
        .replace(/[^\S\n]+/g, ' ')
        .replace(/[\ufb00-\ufb06]/g, (joined) => joined.normalize('NFKC'))
        .normalize('NFC')
        .trim(),
    )
    .refine((value) => value.length > 0, { params: { kind: 'empty' } })

/** A person's name, optionally with an academic title in its English form (Prof. Dr., Assoc. Prof. Dr.). */
export const personName = () => line().meta({ kind: 'person-name' })

/** Words for readers: `{ en: …, tr: … }`, or one plain string if both languages share it (CONTRIBUTING: Two languages). */
export const text = () => z.union([line(), z.strictObject({ en: line(), tr: line() })]).meta({ kind: 'text' })

/** The title of a talk or poster: a text that may mark italics, sub- and superscripts. */
export const markedTitle = () =>
  named(text().meta({ kind: 'text', marked: true }), 'Title', 'Başlık', {
    en: 'Italics, sub- and superscripts may be marked: *in situ*, V~f~, x^n+1^. Digits are also ₂ and ².',
    tr: 'Eğik yazı, alt ve üst simge işaretlenebilir: *in situ*, V~f~, x^n+1^. Rakamlar ₂ ve ² olarak da yazılır.',
  })

/** Attaches to a schema the words that organisers see in messages, code editors and the admin page. */
export function named<S extends z.ZodType>(schema: S, en: string, tr: string, hint?: Bilingual): S {
  const meta = schema.meta() ?? {}
  return schema.meta({ ...meta, title: en, tr, ...(hint ? { hint } : {}) }) as S
}

/** A list of groups of fields, with the words for the list. */
export const list = <Fields extends z.ZodRawShape>(en: string, tr: string, fields: Fields) =>
  named(z.array(z.strictObject(fields)), en, tr)

/** A group of fields, with the words for the group. */
export const group = <Fields extends z.ZodRawShape>(en: string, tr: string, fields: Fields) =>
  named(z.strictObject(fields), en, tr)
