// First step of the flow: the kinds of value an organiser can write, each with the words that explain it.
import { z } from 'zod'
import { currencies, filePattern, isIban, isPhone, isUrl, plainPhone } from './formats'

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

const matching = (pattern: RegExp) => ({ pattern, accepts: (value: string) => pattern.test(value) })

export const kinds = {
  date: {
    pattern: /^\d{4}-\d{2}-\d{2}$/,
    accepts: (value) => z.iso.date().safeParse(value).success,
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
  /** The code of a session. Codes become part of addresses. */
  code: {
    ...matching(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/),
    problem: { en: 'is not a session code', tr: 'bir oturum kodu değil' },
    advice: {
      en: 'Use letters, digits and hyphens, such as 2B or coffee-1.',
      tr: 'Harf, rakam ve kısa çizgi kullanın, örneğin 2B ya da coffee-1.',
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
  link: {
    accepts: (value) => filePattern.test(value) || isUrl(value),
    problem: { en: 'is neither a web address nor a file', tr: 'ne bir web adresi ne de bir dosya' },
    advice: {
      en: 'Write the whole address, such as https://example.org/slides, or that of a file in static/documents, such as /documents/slides.pdf.',
      tr: 'Adresin tamamını yazın, örneğin https://example.org/sunum; ya da static/documents içindeki bir dosyanın adresini, örneğin /documents/sunum.pdf.',
    },
  },
  doi: {
    ...matching(/^10\.\d{4,9}\/[^\s"<>]+$/),
    normal: (value) => value.replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, ''),
    problem: { en: 'is not a DOI', tr: 'bir DOI değil' },
    advice: {
      en: 'Write the DOI or its address, such as 10.1234/abcd or https://doi.org/10.1234/abcd.',
      tr: 'DOI’yi ya da adresini yazın, örneğin 10.1234/abcd ya da https://doi.org/10.1234/abcd.',
    },
  },
  /**
   * An address that the site once had, without its host. It becomes a folder with a page, so it lies in none of the folders of the site
   * or of a host, nor below a file; and it has nothing that a host reads as a pattern (*, :name) or a system refuses in a name.
   */
  oldAddress: {
    pattern:
      /^(?!\/(?:_|(?:admin|static|page-data|cards|cdn-cgi|404(?:\.html)?|dev-404-page)(?:\/|$))|.*\/[./]|.*\.(?:\/|$)|.*\.(?:html|json|xml|txt|ics|atom|pdf|js)\/.|.*[^/]{121})\/[^\s\u0000-\u001f\u007f?#"<>\\*:|{}^`]+$/i,
    accepts: (value): boolean => kinds.oldAddress.pattern.test(value) && !value.includes('%'),
    /** Browsers show /kay%C4%B1t where the address is /kayıt. */
    normal: (value) => {
      try {
        return decodeURI(value)
      } catch {
        return value
      }
    },
    problem: { en: 'is not an earlier address', tr: 'eski bir adres değil' },
    advice: {
      en: 'Write what follows the name of the host, up to the first ? or #, such as /kayit.html: one address, without * or :name, and not that of the site’s own folders.',
      tr: 'Alan adından sonraki bölümü, ilk ? ya da # işaretine kadar yazın, örneğin /kayit.html: tek bir adres; * ya da :ad olmaz, sitenin kendi klasörleri yazılmaz.',
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

export const kindNamed = (name = ''): Kind | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name as KindName] : undefined
