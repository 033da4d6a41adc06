// Files that nobody reads: a wrong name, a wrong folder, a wrong ending.
import type { ReadEdition } from '../read'
import { both, type Problem } from '../read/problem'
import { suggestion } from '../read/suggestion'
import { collections } from '../schemas'
import { requiredPages } from '../schemas/page'
import { INTENDED_FILE } from './parity/intended'

const known = [
  ...Object.values(collections).map(({ file }) => `content/${file}`),
  INTENDED_FILE,
  'content/sample.yaml',
  'content/released-schedule.json',
]

const at = (
  severity: Problem['severity'],
  file: string,
  message: Problem['message'],
  advice: Problem['message'],
) => ({
  severity,
  file,
  line: 1,
  column: 1,
  message,
  advice,
})

function strayData(file: string): Problem[] {
  if (!/\.(ya?ml|json|csv|txt)$/i.test(file) || known.includes(file)) return []
  const near = suggestion(file.replace(/\.[a-z]+$/i, '.yaml'), known)
  return [
    at(
      'warning',
      file,
      both('This file is not read.', 'Bu dosya okunmuyor.'),
      near
        ? both(`Did you mean ${near}?`, `${near} mi demek istediniz?`)
        : both(
            'Delete it, or move its entries into a file that is read.',
            'Silin ya da kayıtlarını okunan bir dosyaya taşıyın.',
          ),
    ),
  ]
}

/** The route that was meant where only the capital letters differ. */
function wrongCase(route: string): string | undefined {
  const meant = Object.keys(requiredPages).find((page) => page.toLowerCase() === route.toLowerCase())
  return meant === route ? undefined : meant
}

/** Folders at the top of the built site; a page of that name would be lost behind them or among them. */
const ofBuild =
  /^(404|dev-404-page|_gatsby|admin|calendars|cards|documents|icons|page-data|schemas|static)(\/|$)/i

function strayPage(file: string): Problem[] {
  const rest = file.slice('content/pages/'.length)
  const parts = rest.split('/')
  const folder = parts.slice(0, -1).join('/')
  const name = parts.at(-1) ?? ''
  if (!/\.mdx$/.test(name)) {
    return [
      at(
        'error',
        file,
        both(
          `A page is a file en.mdx or tr.mdx; ${name} is not read.`,
          `Sayfa, en.mdx ya da tr.mdx dosyasıdır; ${name} okunmaz.`,
        ),
        both('Rename it, or move it to another folder.', 'Adını değiştirin ya da başka bir klasöre taşıyın.'),
      ),
    ]
  }
  if (folder === '') {
    return [
      at(
        'error',
        file,
        both('A page needs a folder of its own.', 'Her sayfanın kendi klasörü olmalı.'),
        both(
          'Move it to content/pages/<name>/en.mdx or tr.mdx; <name> becomes its address.',
          'content/pages/<ad>/en.mdx ya da tr.mdx olarak taşıyın; <ad> adresi olur.',
        ),
      ),
    ]
  }
  if (ofBuild.test(folder)) {
    // Told once, at the English text.
    if (name !== 'en.mdx') return []
    return [
      at(
        'error',
        file,
        both(
          `The site itself has something else at /${folder}: the page would not be found.`,
          `Sitenin kendisi /${folder} adresini başka bir şey için kullanıyor: Sayfa bulunamaz.`,
        ),
        both('Give the folder another name.', 'Klasöre başka bir ad verin.'),
      ),
    ]
  }
  const meant = wrongCase(`/${folder}`)
  if (meant) {
    return [
      at(
        'error',
        file,
        both(
          `The folder is called “${meant.slice(1)}”, not “${folder}”: capital letters count.`,
          `Klasörün adı “${meant.slice(1)}” olmalı, “${folder}” değil: Büyük-küçük harf ayrımı vardır.`,
        ),
        both('Rename the folder.', 'Klasörün adını değiştirin.'),
      ),
    ]
  }
  if (parts[0] === 'tr' || parts[0] === 'en' || !/^[\w-]+(\/[\w-]+)*$/.test(folder)) {
    return [
      at(
        'error',
        file,
        both(`“${folder}” cannot be a page’s address.`, `“${folder}” bir sayfanın adresi olamaz.`),
        both(
          'Name the folder with letters a–z, digits and hyphens; Turkish pages lie beside the English ones as tr.mdx.',
          'Klasörü a–z harfleri, rakam ve kısa çizgiyle adlandırın; Türkçe sayfalar İngilizcelerin yanında tr.mdx olarak durur.',
        ),
      ),
    ]
  }
  return []
}

/** Whatever lies in content/ and would not be seen on the site. */
export function checkPlaces({ edition }: ReadEdition): Problem[] {
  return edition.list('content').flatMap((file) => {
    if (file.startsWith('content/pages/')) return strayPage(file)
    if (file.startsWith('content/images/') || file.endsWith('.md')) return []
    if (file.startsWith('content/letters/') && file.endsWith('.mdx')) return []
    return strayData(file)
  })
}
