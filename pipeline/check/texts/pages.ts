// Pages and letters as files: those that the site needs, their translations, templates and titles.
import type { ReadEdition } from '../../read'
import { write } from '../../read/advice'
import { findDuplicates } from '../../read/find-duplicates'
import { ignoringCase } from '../../read/fold'
import type { TextFile } from '../../read/page-file'
import { both, fileProblem, type Found, type Problem } from '../../read/problem'
import { alternateFile } from '../../read/texts/text-file'
import { kinds } from '../../schemas/kinds'
import { requiredPages } from '../../schemas/page'
import { intendedText } from '../files/misplaced'
import { problemInText } from '../findings'
import { isMissing, routesOf } from './routes'

/** Each English text with its translation, if it has one. */
export const alternatesOf = ({ texts }: ReadEdition): { en: TextFile; tr: TextFile | undefined }[] =>
  texts
    .filter(({ language }) => language === 'en')
    .map((en) => ({ en, tr: texts.find(({ file }) => file === alternateFile(en.file)) }))

function untranslated({ edition, texts }: ReadEdition): Problem[] {
  const files = new Set(texts.map(({ file }) => file))
  // EN.mdx and en.mdx.txt are reported as wrong names.
  const misnamed = new Set(edition.list('content').map(intendedText))
  return [...files]
    .map((file) => ({ file, other: alternateFile(file) }))
    .filter(({ other }) => !files.has(other) && !misnamed.has(other))
    .map(({ file, other }) =>
      fileProblem(other, {
        message: both(
          `${file} has no counterpart in the other language.`,
          `${file} dosyasının diğer dildeki karşılığı yok.`,
        ),
        advice: both(
          `Write ${other}; begin with a copy and translate it.`,
          `${other} dosyasını yazın; kopyalayıp çevirerek başlayın.`,
        ),
      }),
    )
}

const parentOf = (route: string) => route.slice(0, route.lastIndexOf('/'))

/** The folder that a missing page seems to have now: the only one of its template that is not that of a required page. */
function renamedTo({ pages }: ReadEdition, route: string): string | undefined {
  const routes = pages
    .filter((page) => page.frontmatter?.template === requiredPages[route] && !(page.route in requiredPages))
    .map((page) => page.route)
  return new Set(routes).size === 1 ? routes[0] : undefined
}

function missingPages(read: ReadEdition): Problem[] {
  const folded = new Set(routesOf(read).map((route) => route.toLowerCase()))
  const misnamed = new Set(read.edition.list('content/pages').map(intendedText))
  return Object.keys(requiredPages).flatMap((route): Found => {
    const folder = `content/pages/${route === '/' ? 'index' : route.slice(1)}`
    const isMisnamed = [`${folder}/en.mdx`, `${folder}/tr.mdx`].some((file) => misnamed.has(file))
    // A folder in the wrong case is reported as such (files/misplaced.ts).
    if (!isMissing(read, route) || isMisnamed || folded.has(route.toLowerCase())) return []
    const now = renamedTo(read, route)
    // Pages below a renamed folder have moved with it.
    if (now && isMissing(read, parentOf(route)) && renamedTo(read, parentOf(route)) === parentOf(now))
      return []
    return fileProblem(`${folder}/en.mdx`, {
      message: both(`The page ${route} is missing.`, `${route} sayfası yok.`),
      advice: now
        ? both(
            `Rename content/pages${now} to ${folder}: the addresses of the site’s own pages are fixed. What a page is called is written in its “title” and in navigation.yaml.`,
            `content/pages${now} klasörünün adını ${folder} yapın: Sitenin kendi sayfalarının adresleri değişmez. Sayfanın adı “title” alanında ve navigation.yaml içinde yazılır.`,
          )
        : both(
            `Restore ${folder}/en.mdx and tr.mdx.`,
            `${folder}/en.mdx ve tr.mdx dosyalarını geri getirin.`,
          ),
    })
  })
}

/** Letters that the home page opens. */
const requiredLetters = ['welcome']

const missingLetters = ({ letters }: ReadEdition): Problem[] =>
  requiredLetters
    .filter((key) => letters.every((letter) => letter.key !== key))
    .map((key) =>
      fileProblem(`content/letters/${key}/en.mdx`, {
        message: both(`The letter “${key}” is missing.`, `“${key}” mektubu yok.`),
        advice: both(
          `The home page opens it: write content/letters/${key}/en.mdx and tr.mdx, in lower case.`,
          `Ana sayfa bu mektubu açar: content/letters/${key}/en.mdx ve tr.mdx dosyalarını, adları küçük harfle, yazın.`,
        ),
      }),
    )

/** Required pages have their templates, and the two texts of any other page the same one. */
const templates = ({ pages }: ReadEdition): Problem[] =>
  pages.flatMap((page): Found => {
    const english = pages.find(({ route, language }) => route === page.route && language === 'en')
    const needed = requiredPages[page.route] ?? english?.frontmatter?.template
    const written = page.frontmatter?.template
    if (!needed || !written || written === needed) return []
    const finding = {
      message: both(
        `The page ${page.route} needs the template “${needed}”.`,
        `${page.route} sayfası “${needed}” şablonunu gerektirir.`,
      ),
      advice: write(`“template: ${needed}”`),
    }
    const more = { field: 'template', correctedLine: `template: ${needed}` }
    return problemInText(page, page.locate('template'), finding, more)
  })

/** Two pages of a language that search engines could not distinguish. */
const repeated = ({ pages }: ReadEdition, field: 'title' | 'description'): Problem[] =>
  findDuplicates(
    // A copied folder with a name such as “venue - Kopya” is reported for its name.
    pages.filter(({ route, frontmatter }) => frontmatter && kinds.route.accepts(route)),
    ({ language, frontmatter }) => `${language} ${ignoringCase(frontmatter?.[field] ?? '')}`,
  ).map(({ item, before }) => {
    const place = `${before.file}:${before.locate(field).line}`
    const finding = {
      message: both(
        `The page ${before.route} has the same ${field} (${place}).`,
        `${before.route} sayfasında da aynı ${field === 'title' ? 'başlık' : 'açıklama'} var (${place}).`,
      ),
      advice: both('Give each page its own.', 'Her sayfaya kendininkini yazın.'),
    }
    return problemInText(item, item.locate(field), finding, { field })
  })

/** Pages that an edition has added and to which neither the menu nor a text leads. */
function unlinked(read: ReadEdition): Problem[] {
  // A renamed folder is reported as such.
  if (Object.keys(requiredPages).some((route) => isMissing(read, route))) return []
  const linked = new Set([
    ...(read.data.navigation ?? []).flatMap(({ to, items }) => [to, ...items.map((item) => item.to)]),
    ...read.texts.flatMap((text) =>
      text.links
        .map(({ value }) => value.replace(/[?#].*$/, ''))
        .filter((target) => !('route' in text) || target !== text.route),
    ),
  ])
  return read.pages
    .filter(({ route, language }) => language === 'en' && !(route in requiredPages) && !linked.has(route))
    .filter(({ route }) => kinds.route.accepts(route))
    .map(({ file, route }) =>
      fileProblem(file, {
        message: both(
          `No menu entry or link leads to ${route}.`,
          `${route} sayfasına götüren bir menü maddesi ya da bağlantı yok.`,
        ),
        advice: both(
          `Add “- { label: { en: …, tr: … }, to: ${route} }” to navigation.yaml, or a link to a text.`,
          `navigation.yaml dosyasına “- { label: { en: …, tr: … }, to: ${route} }” satırını ya da bir metne bağlantı ekleyin.`,
        ),
        severity: 'warning',
      }),
    )
}

/** Everything about pages and letters as a whole. */
export const checkPages = (read: ReadEdition): Problem[] => [
  ...[untranslated, missingPages, templates, missingLetters, unlinked].flatMap((rule) => rule(read)),
  ...repeated(read, 'title'),
  ...repeated(read, 'description'),
]
