// Pages as a whole: the sixteen routes, twins, titles of their own, links, facts and downloads.
import type { ReadEdition } from '../read'
import { findDuplicates } from '../read/find-duplicates'
import { ignoringCase } from '../read/fold'
import { twinFile } from '../read/texts/text-file'
import { both, type Problem } from '../read/problem'
import { requiredPages } from '../schemas/page'
import { misnamed } from './files/misplaced'
import { menuLinks } from './texts/menu-links'
import { textFaults } from './texts/texts'

const fileOf = (route: string, language: string) =>
  `content/pages/${route === '/' ? 'index' : route.slice(1)}/${language}.mdx`

const atTop = (file: string) => ({ severity: 'error' as const, file, line: 1, column: 1 })

function twins({ edition, pages, letters }: ReadEdition): Problem[] {
  const files = new Set([...pages, ...letters].map(({ file }) => file))
  return [...files].flatMap((file): Problem[] => {
    const twin = twinFile(file)
    if (files.has(twin)) return []
    // EN.mdx and en.mdx.txt are told as wrong names.
    if (edition.list(file.replace(/\/[^/]+$/, '')).some((other) => misnamed(other) === twin)) return []
    return [
      {
        ...atTop(twin),
        message: both(
          `${file} has no twin in the other language.`,
          `${file} dosyasının öbür dildeki eşi yok.`,
        ),
        advice: both(
          `Write ${twin}; begin with a copy and translate it.`,
          `${twin} dosyasını yazın; kopyalayıp çevirerek başlayın.`,
        ),
      },
    ]
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
      .flatMap(([route, template]): Problem[] => {
        // A folder in the wrong case is told as such (files/misplaced.ts), with those below it.
        if (folded.has(route.toLowerCase())) return []
        const [en, tr] = [fileOf(route, 'en'), fileOf(route, 'tr')]
        if (misnamedTexts.has(en) || misnamedTexts.has(tr)) return []
        const now = renamedTo(read, template)
        return [
          {
            ...atTop(en),
            message: both(`The page ${route} is missing.`, `${route} sayfası yok.`),
            advice: now
              ? both(
                  `Rename content/pages${now} to content/pages${route}: the site itself leads to this address.`,
                  `content/pages${now} klasörünün adını content/pages${route} yapın: Sitenin kendisi bu adrese gider.`,
                )
              : both(`Bring back ${en} and ${tr}.`, `${en} ve ${tr} dosyalarını geri getirin.`),
          },
        ]
      })
  )
}

function required({ pages }: ReadEdition): Problem[] {
  return Object.entries(requiredPages).flatMap(([route, template]): Problem[] => {
    const there = pages.filter((page) => page.route === route)
    return there
      .filter((page) => page.frontmatter && page.frontmatter.template !== template)
      .map((page) => ({
        ...atTop(page.file),
        ...page.locate('template'),
        record: page.record,
        field: 'template',
        message: both(
          `The page ${route} needs the template “${template}”.`,
          `${route} sayfası “${template}” şablonunu gerektirir.`,
        ),
        advice: both(`Write “template: ${template}”.`, `“template: ${template}” yazın.`),
        correctedLine: `template: ${template}`,
      }))
  })
}

/** The two texts of one page need the same template. */
function sameTemplate({ pages }: ReadEdition): Problem[] {
  return pages
    .filter(({ language, route }) => language === 'tr' && !(route in requiredPages))
    .flatMap((page) => {
      const english = pages.find(({ route, language }) => route === page.route && language === 'en')
      const [wanted, written] = [english?.frontmatter?.template, page.frontmatter?.template]
      if (!wanted || !written || wanted === written) return []
      return [
        {
          ...atTop(page.file),
          ...page.locate('template'),
          record: page.record,
          field: 'template',
          message: both(
            `The English page has the template “${wanted}”.`,
            `İngilizce sayfanın şablonu “${wanted}”.`,
          ),
          advice: both(`Write “template: ${wanted}”.`, `“template: ${wanted}” yazın.`),
          correctedLine: `template: ${wanted}`,
        },
      ]
    })
}

/** Two pages of a language that search engines could not tell apart. */
function repeated({ pages }: ReadEdition, field: 'title' | 'description'): Problem[] {
  const named = pages.flatMap((page) => {
    const words = page.frontmatter?.[field]
    return words === undefined ? [] : [{ page, name: `${page.language} ${ignoringCase(words)}` }]
  })
  return findDuplicates(named, ({ name }) => name).map(({ item: { page }, before: { page: before } }) => ({
    ...atTop(page.file),
    ...page.locate(field),
    record: page.record,
    field,
    message: both(
      `The page ${before.route} has the same ${field} (${before.file}:${before.locate(field).line}).`,
      `${before.route} sayfasında da aynı ${field === 'title' ? 'başlık' : 'açıklama'} var (${before.file}:${before.locate(field).line}).`,
    ),
    advice: both('Give each page words of its own.', 'Her sayfaya kendi sözlerini yazın.'),
  }))
}

/** Letters that the site opens. */
const requiredLetters = ['welcome']

function missingLetters({ letters }: ReadEdition): Problem[] {
  return requiredLetters
    .filter((key) => letters.every((letter) => letter.key !== key))
    .map((key) => ({
      ...atTop(`content/letters/${key}/en.mdx`),
      message: both(`The letter “${key}” is missing.`, `“${key}” mektubu yok.`),
      advice: both(
        `The home page opens it: write content/letters/${key}/en.mdx and tr.mdx, in small letters.`,
        `Ana sayfa bu mektubu açar: content/letters/${key}/en.mdx ve tr.mdx dosyalarını, adları küçük harfle, yazın.`,
      ),
    }))
}

/** Everything that can be said of pages and letters together. */
export function checkPages(read: ReadEdition): Problem[] {
  const routes = [...new Set(read.pages.map(({ route }) => route))]
  return [
    ...twins(read),
    ...missingPages(read),
    ...required(read),
    ...missingLetters(read),
    ...sameTemplate(read),
    ...repeated(read, 'title'),
    ...repeated(read, 'description'),
    ...menuLinks(read, routes),
    ...textFaults(read),
  ]
}
