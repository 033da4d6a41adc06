// Pages as a whole: the sixteen routes, twins, titles of their own, links, facts and downloads.
import { write } from '../read/advice'
import type { ReadEdition } from '../read'
import { findDuplicates } from '../read/find-duplicates'
import { ignoringCase } from '../read/fold'
import { twinFile } from '../read/texts/text-file'
import type { PageFile } from '../read/page-file'
import { both, fileProblem, type Problem, type Found } from '../read/problem'
import { kinds, type Bilingual } from '../schemas/kinds'
import { requiredPages } from '../schemas/page'
import { misnamed } from './files/misplaced'
import { problemInText } from './problem-in'
import { menuLinks, unlinkedPages } from './texts/menu-links'
import { textFaults } from './texts/texts'

const fileOf = (route: string, language: string) =>
  `content/pages/${route === '/' ? 'index' : route.slice(1)}/${language}.mdx`

function twins({ edition, texts }: ReadEdition): Problem[] {
  const files = new Set(texts.map(({ file }) => file))
  return [...files].flatMap((file): Found => {
    const twin = twinFile(file)
    if (files.has(twin)) return []
    // EN.mdx and en.mdx.txt are told as wrong names.
    if (edition.list(file.replace(/\/[^/]+$/, '')).some((other) => misnamed(other) === twin)) return []
    return fileProblem(twin, {
      message: both(`${file} has no twin in the other language.`, `${file} dosyasının öbür dildeki eşi yok.`),
      advice: both(
        `Write ${twin}; begin with a copy and translate it.`,
        `${twin} dosyasını yazın; kopyalayıp çevirerek başlayın.`,
      ),
    })
  })
}

/** The folder that a missing page seems to have now: of all folders with its template only one is of no required page. */
function renamedTo({ pages }: ReadEdition, template: string): string | undefined {
  const routes = pages
    .filter((page) => page.frontmatter?.template === template && !(page.route in requiredPages))
    .map(({ route }) => route)
  return new Set(routes).size === 1 ? routes[0] : undefined
}

/** Required pages that are not there. Links to them are not told as well (texts/links.ts). */
function missingPages(read: ReadEdition): Problem[] {
  const written = new Set(read.pages.map(({ route }) => route))
  const folded = new Set([...written].map((route) => route.toLowerCase()))
  const misnamedTexts = new Set(read.edition.list('content/pages').map(misnamed))
  const parentOf = (route: string) => route.slice(0, route.lastIndexOf('/'))
  return (
    Object.entries(requiredPages)
      .filter(([route]) => !written.has(route))
      // Pages below a renamed folder have moved with it.
      .filter(([route, template]) => {
        const parent = requiredPages[parentOf(route)]
        const [from, to] = [renamedTo(read, template), parent && renamedTo(read, parent)]
        return !from || !to || parentOf(from) !== to || written.has(parentOf(route))
      })
      .flatMap(([route, template]): Found => {
        // A folder in the wrong case is told as such (files/misplaced.ts), with those below it.
        if (folded.has(route.toLowerCase())) return []
        const [en, tr] = [fileOf(route, 'en'), fileOf(route, 'tr')]
        if (misnamedTexts.has(en) || misnamedTexts.has(tr)) return []
        const now = renamedTo(read, template)
        return fileProblem(en, {
          message: both(`The page ${route} is missing.`, `${route} sayfası yok.`),
          advice: now
            ? both(
                `Rename content/pages${now} to content/pages${route}: the addresses of the site’s own pages are fixed, for links and print. What a page is called is written in its “title” and in navigation.yaml.`,
                `content/pages${now} klasörünün adını content/pages${route} yapın: Bağlantılar ve basılı belgeler için sitenin kendi sayfalarının adresleri değişmez. Sayfanın adı “title” alanında ve navigation.yaml içinde yazılır.`,
              )
            : both(`Bring back ${en} and ${tr}.`, `${en} ve ${tr} dosyalarını geri getirin.`),
        })
      })
  )
}

/** A page with another template than it needs. */
function otherTemplate(page: PageFile, wanted: string, message: Bilingual): Found {
  const written = page.frontmatter?.template
  if (!written || written === wanted) return []
  const advice = write(`“template: ${wanted}”`)
  const more = { field: 'template', correctedLine: `template: ${wanted}` }
  return problemInText(page, page.locate('template'), { message, advice }, more)
}

/** Pages that the site needs have their templates, and the two texts of any other page the same one. */
const templates = ({ pages }: ReadEdition): Problem[] =>
  pages.flatMap((page) => {
    const required = requiredPages[page.route]
    if (required) {
      const message = both(
        `The page ${page.route} needs the template “${required}”.`,
        `${page.route} sayfası “${required}” şablonunu gerektirir.`,
      )
      return otherTemplate(page, required, message)
    }
    const english = pages.find(({ route, language }) => route === page.route && language === 'en')
    const wanted = english?.frontmatter?.template
    if (!wanted) return []
    const message = both(
      `The English page has the template “${wanted}”.`,
      `İngilizce sayfanın şablonu “${wanted}”.`,
    )
    return otherTemplate(page, wanted, message)
  })

/** Two pages of a language that search engines could not tell apart. */
function repeated({ pages }: ReadEdition, field: 'title' | 'description'): Problem[] {
  const named = pages.flatMap((page) => {
    const words = page.frontmatter?.[field]
    // A copied folder with a name such as “venue - Kopya” is told by its name.
    return words === undefined || !kinds.route.accepts(page.route)
      ? []
      : [{ page, name: `${page.language} ${ignoringCase(words)}` }]
  })
  return findDuplicates(named, ({ name }) => name).map(({ item: { page }, before: { page: before } }) => {
    const place = `${before.file}:${before.locate(field).line}`
    const fault = {
      message: both(
        `The page ${before.route} has the same ${field} (${place}).`,
        `${before.route} sayfasında da aynı ${field === 'title' ? 'başlık' : 'açıklama'} var (${place}).`,
      ),
      advice: both('Give each page words of its own.', 'Her sayfaya kendi sözlerini yazın.'),
    }
    return problemInText(page, page.locate(field), fault, { field })
  })
}

/** Letters that the site opens. */
const requiredLetters = ['welcome']

function missingLetters({ letters }: ReadEdition): Problem[] {
  return requiredLetters
    .filter((key) => letters.every((letter) => letter.key !== key))
    .map((key) =>
      fileProblem(`content/letters/${key}/en.mdx`, {
        message: both(`The letter “${key}” is missing.`, `“${key}” mektubu yok.`),
        advice: both(
          `The home page opens it: write content/letters/${key}/en.mdx and tr.mdx, in small letters.`,
          `Ana sayfa bu mektubu açar: content/letters/${key}/en.mdx ve tr.mdx dosyalarını, adları küçük harfle, yazın.`,
        ),
      }),
    )
}

/** Everything that can be said of pages and letters together. */
export const checkPages = (read: ReadEdition): Problem[] => [
  ...twins(read),
  ...missingPages(read),
  ...templates(read),
  ...missingLetters(read),
  ...repeated(read, 'title'),
  ...repeated(read, 'description'),
  ...menuLinks(read),
  ...unlinkedPages(read),
  ...textFaults(read),
]
