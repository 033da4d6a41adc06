// Files that the site does not read because of a wrong name, folder or ending.
import { basename } from 'node:path/posix'
import type { ReadEdition } from '../../read'
import type { Edition } from '../../read/edition'
import { fold } from '../../read/fold'
import { both, fileProblem, type Problem, type Found } from '../../read/problem'
import { didYouMean, suggestion } from '../../read/suggestion'
import { collectionNames, fileOf } from '../../schemas'
import { kinds, type Bilingual } from '../../schemas/kinds'
import { requiredPages } from '../../schemas/page'
import { RELEASED_FILE } from '../../records/programme-changes/snapshot'
import { SAMPLE_FILE } from '../launch/sample'
import { INTENDED_FILE } from '../parity/intended'

const known = [...collectionNames.map(fileOf), INTENDED_FILE, SAMPLE_FILE, RELEASED_FILE]

/** Files that programs leave in folders: .DS_Store, Thumbs.db, ~$speakers.xlsx. */
const ofPrograms = /(^|\/)(\.[^/]+|~[^/]+|thumbs\.db|desktop\.ini)$/i

/** Where documents and pictures belong that were put beside the data. */
const placesOf: [ending: RegExp, place: Bilingual][] = [
  [
    /\.(pdf|docx?|pptx?|zip)$/i,
    both(
      'Put it under static/documents, and write its address, such as /documents/form.docx.',
      'static/documents altına koyup adresini yazın, örneğin /documents/form.docx.',
    ),
  ],
  [
    /\.(jpe?g|png|webp|avif|svg|heic)$/i,
    both(
      'Pictures that the data names lie under content/images, those of texts and the gallery under static.',
      'Veride adı geçen görseller content/images, metinlerin ve galerinin görselleri static altında durur.',
    ),
  ],
]

/** A data file that nobody reads; one that is read finds nothing. */
function strayFile(file: string): Found {
  if (known.includes(file)) return []
  const name = suggestion(
    basename(file).replace(/\.[a-z]+$/i, '.yaml'),
    known.map((path) => basename(path)),
  )
  const near = known.find((path) => basename(path) === name && path !== file)
  const unread = both(
    'Delete it, or move its entries into a file that is read.',
    'Silin ya da kayıtlarını okunan bir dosyaya taşıyın.',
  )
  return fileProblem(file, {
    message: both('This file is not read.', 'Bu dosya okunmuyor.'),
    advice: placesOf.find(([ending]) => ending.test(file))?.[1] ?? didYouMean(near, unread),
    severity: 'warning',
  })
}

/** The route that was meant where only the capital letters differ. */
function wrongCase(route: string): string | undefined {
  const meant = Object.keys(requiredPages).find((page) => page.toLowerCase() === route.toLowerCase())
  return meant === route ? undefined : meant
}

/** What a text is called, in Turkish also “of the …”, and what more its folder says of it. */
const words = {
  pages: {
    name: both('page', 'Sayfa'),
    genitive: 'sayfanın',
    folder: both('; <name> becomes its address', '; <ad> adresi olur'),
  },
  letters: { name: both('letter', 'Mektup'), genitive: 'mektubun', folder: both('', '') },
}

/** The text that a file was meant to be by its name: EN.mdx, en.mdx.txt, tr (1).mdx; undefined for all others. */
export function misnamed(file: string): string | undefined {
  const [, folder = '', base = '', language = ''] = /^(.*\/)((en|tr)\b[^/]*\.(?:mdx?|txt))$/i.exec(file) ?? []
  const meant = `${folder}${language.toLowerCase()}.mdx`
  return base === '' || meant === file ? undefined : meant
}

/** A text of content/pages or content/letters that is in no folder of its own, or is no en.mdx or tr.mdx. */
function strayText(file: string, kind: keyof typeof words): Problem | undefined {
  const { name, genitive, folder } = words[kind]
  const [, own = '', base = ''] = /^(.+\/)?([^/]+)$/.exec(file.slice(`content/${kind}/`.length)) ?? []
  if (/\.mdx$/.test(base) && own === '') {
    return fileProblem(file, {
      message: both(`A ${name.en} needs a folder of its own.`, `Her ${genitive} kendi klasörü olmalı.`),
      advice: both(
        `Move it to content/${kind}/<name>/en.mdx or tr.mdx${folder.en}.`,
        `content/${kind}/<ad>/en.mdx ya da tr.mdx olarak taşıyın${folder.tr}.`,
      ),
    })
  }
  if (/^(en|tr)\.mdx$/.test(base)) return undefined
  const meant = misnamed(file)
  const rename = meant
    ? both(`Rename it to ${meant}.`, `Adını ${meant} yapın.`)
    : /\.(docx?|odt|rtf|pages|pdf)$/i.test(base)
      ? both(
          'Copy its text into en.mdx and tr.mdx, which begin as those of the other pages do.',
          'Metnini en.mdx ve tr.mdx dosyalarına kopyalayın; bunlar öbür sayfalarınki gibi başlar.',
        )
      : both('Rename it, or move it to another folder.', 'Adını değiştirin ya da başka bir klasöre taşıyın.')
  if (/\.mdx$/i.test(base)) {
    return fileProblem(file, {
      message: both(
        `A ${name.en} is called en.mdx or tr.mdx, not ${base}.`,
        `Bir ${genitive} dosya adı en.mdx ya da tr.mdx olur, ${base} olmaz.`,
      ),
      advice: rename,
    })
  }
  return fileProblem(file, {
    message: both(
      `A ${name.en} is a file en.mdx or tr.mdx; ${base} is not read.`,
      `${name.tr}, en.mdx ya da tr.mdx dosyasıdır; ${base} okunmaz.`,
    ),
    advice: rename,
  })
}

/** Top-level folders of the built site, with which a page of the same name would collide. */
const ofBuild =
  /^(404|dev-404-page|_gatsby|admin|calendars|cards|documents|icons|page-data|schemas|static)(\/|$)/i

/** `Visa & Travel` as visa-travel, `Çağrı` as cagri. */
const addressOf = (words: string) =>
  fold(words)
    .match(/[a-z\d]+/g)
    ?.join('-') ?? ''

function strayPage(edition: Edition, file: string): Found {
  const stray = strayText(file, 'pages')
  if (stray) return [stray]
  const parts = file.slice('content/pages/'.length).split('/')
  const name = parts.pop()
  const folder = parts.join('/')
  if (ofBuild.test(folder)) {
    // Told once, at the English text.
    if (name !== 'en.mdx') return []
    return fileProblem(file, {
      message: both(
        `The site itself has something else at /${folder}: the page would not be found.`,
        `Sitenin kendisi /${folder} adresini başka bir şey için kullanıyor: Sayfa bulunamaz.`,
      ),
      advice: both('Give the folder another name.', 'Klasöre başka bir ad verin.'),
    })
  }
  const meant = wrongCase(`/${folder}`)
  if (meant) {
    return fileProblem(file, {
      message: both(
        `The folder is called “${meant.slice(1)}”, not “${folder}”: capital letters count.`,
        `Klasörün adı “${meant.slice(1)}” olmalı, “${folder}” değil: Büyük-küçük harf ayrımı vardır.`,
      ),
      advice: both('Rename the folder.', 'Klasörün adını değiştirin.'),
    })
  }
  const isOfLanguage = parts[0] === 'tr' || parts[0] === 'en'
  if (!isOfLanguage && kinds.route.accepts(`/${folder}`)) return []
  // Told once, at the English text.
  if (name === 'tr.mdx' && edition.exists(`content/pages/${folder}/en.mdx`)) return []
  const asAddress = parts.map(addressOf).join('/')
  const [en, tr] =
    isOfLanguage || asAddress === folder ? ['', ''] : [`, such as ${asAddress}`, `, örneğin ${asAddress}`]
  return fileProblem(file, {
    message: both(`“${folder}” cannot be a page’s address.`, `“${folder}” bir sayfanın adresi olamaz.`),
    advice: both(
      `Name the folder with letters a–z, digits and hyphens${en}; Turkish pages lie beside the English ones as tr.mdx.`,
      `Klasörü a–z harfleri, rakam ve kısa çizgiyle adlandırın${tr}; Türkçe sayfalar İngilizcelerin yanında tr.mdx olarak durur.`,
    ),
  })
}

/** Whatever lies in content/ and would not be seen on the site. */
export function checkMisplacedFiles({ edition }: ReadEdition): Problem[] {
  return edition.list('content').flatMap((file) => {
    if (ofPrograms.test(file)) return []
    if (file.startsWith('content/pages/')) return strayPage(edition, file)
    if (file.startsWith('content/images/') || file.endsWith('.md')) return []
    if (file.startsWith('content/letters/')) return strayText(file, 'letters') ?? []
    return strayFile(file)
  })
}
