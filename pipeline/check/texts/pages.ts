// Pages and letters as files: those that the site needs, their translations, templates and titles.
import type { ReadEdition } from '../../read'
import { write } from '../../read/advice'
import { findDuplicates } from '../../read/find-duplicates'
import { ignoringCase } from '../../read/fold'
import type { TextFile } from '../../read/page-file'
import { both, fileProblem, type Found, type Problem } from '../../read/problem'
import { alternateFile } from '../../read/texts/text-file'
import { kinds } from '../../schemas/kinds'
import { requiredPages, templates as blocksOf } from '../../schemas/page'
import { intendedText } from '../files/misplaced'
import { fault, problemInText, warning } from '../findings'
import { isMissing, routesOf } from './routes'

/** Each English text with its translation, if it has one. */
export const alternatesOf = ({ texts }: ReadEdition): { en: TextFile; tr: TextFile | undefined }[] =>
  texts
    .filter(({ language }) => language === 'en')
    .map((en) => ({ en, tr: texts.find(({ file }) => file === alternateFile(en.file)) }))

/** EN.mdx and en.mdx.txt are reported as wrong names. */
const misnamedIn = ({ edition }: ReadEdition) => new Set(edition.list('content').map(intendedText))

function untranslated(read: ReadEdition): Problem[] {
  const files = read.texts.map(({ file }) => file)
  const misnamed = misnamedIn(read)
  return files
    .map((file) => ({ file, other: alternateFile(file) }))
    .filter(({ other }) => !files.includes(other) && !misnamed.has(other))
    .map(({ file, other }) =>
      fileProblem(
        other,
        fault(
          `${file} has no counterpart in the other language.`,
          `${file} dosyasının diğer dildeki karşılığı yok.`,
          `Write ${other}; begin with a copy and translate it.`,
          `${other} dosyasını yazın; kopyalayıp çevirerek başlayın.`,
        ),
      ),
    )
}

/** The letter that the home page opens is needed like the pages. */
const WELCOME = 'content/letters/welcome'

function missingTexts(read: ReadEdition): Problem[] {
  const routes = routesOf(read).map((route) => route.toLowerCase())
  const misnamed = misnamedIn(read)
  const folders = Object.keys(requiredPages)
    // A folder in the wrong case is reported as such (files/misplaced.ts).
    .filter((route) => !routes.includes(route.toLowerCase()))
    .map((route) => `content/pages/${route === '/' ? 'index' : route.slice(1)}`)
  const needed = read.letters.some(({ key }) => key === 'welcome') ? folders : [...folders, WELCOME]
  return needed
    .filter((folder) => ['en', 'tr'].every((language) => !misnamed.has(`${folder}/${language}.mdx`)))
    .map((folder) =>
      fileProblem(
        `${folder}/en.mdx`,
        fault(
          `The site needs ${folder}/en.mdx and tr.mdx, which are missing.`,
          `Sitenin gerektirdiği ${folder}/en.mdx ve tr.mdx dosyaları yok.`,
          'Restore them. If the folder was renamed, give it this name again: addresses are fixed, and a title is written in the text itself.',
          'Geri getirin. Klasörün adı değiştiyse yeniden bu adı verin: Adresler sabittir, başlık metnin içinde yazılır.',
        ),
      ),
    )
}

/** Required pages have their templates, and the two texts of any other page the same one. */
const templates = ({ pages }: ReadEdition): Problem[] =>
  pages.flatMap((page): Found => {
    const english = pages.find(({ route, language }) => route === page.route && language === 'en')
    const needed = requiredPages[page.route] ?? english?.frontmatter?.template
    const written = page.frontmatter?.template
    if (!needed || !written || written === needed) return []
    const message = both(
      `The page ${page.route} needs the template “${needed}”.`,
      `${page.route} sayfası “${needed}” şablonunu gerektirir.`,
    )
    const more = { field: 'template', correctedLine: `template: ${needed}` }
    const finding = { message, advice: write(`“template: ${needed}”`) }
    return problemInText(page, page.locate('template'), finding, more)
  })

/** Whichever language a page is read in, it shows the same image. */
const images = ({ pages }: ReadEdition): Problem[] =>
  pages.flatMap((page): Found => {
    const english = pages.find(({ route, language }) => route === page.route && language === 'en')
    if (!page.frontmatter || !english?.frontmatter) return []
    const { file: needed } = english.frontmatter.image ?? {}
    if (page.frontmatter.image?.file === needed) return []
    const finding = warning(
      `${english.file} has ${needed ? `the image ${needed}` : 'no image'} beside its heading.`,
      `${english.file} sayfasında başlığın yanında ${needed ? `${needed} görseli var` : 'görsel yok'}.`,
      'Name the same image in both languages, each with its own description.',
      'İki dilde de aynı görseli, kendi betimlemesiyle yazın.',
    )
    return problemInText(page, page.locate('image'), finding, { field: 'image' })
  })

/** Two pages of a language that search engines could not distinguish. */
const repeated = ({ pages }: ReadEdition): Problem[] =>
  (['title', 'description'] as const).flatMap((field) =>
    findDuplicates(
      // A copied folder with a name such as “venue - Kopya” is reported for its name.
      pages.filter(({ route, frontmatter }) => frontmatter && kinds.route.accepts(route)),
      ({ language, frontmatter }) => `${language} ${ignoringCase(frontmatter?.[field] ?? '')}`,
    ).map(({ item, before }) => {
      const place = `${before.file}:${before.locate(field).line}`
      const finding = fault(
        `The page ${before.route} has the same ${field} (${place}).`,
        `${before.route} sayfasında da aynı ${field === 'title' ? 'başlık' : 'açıklama'} var (${place}).`,
        'Give each page its own.',
        'Her sayfaya kendininkini yazın.',
      )
      return problemInText(item, item.locate(field), finding, { field })
    }),
  )

/** Pages that an edition has added and to which neither the menu nor a text leads. */
function unlinked(read: ReadEdition): Problem[] {
  // A renamed folder is reported as missing.
  if (Object.keys(requiredPages).some((route) => isMissing(read, route))) return []
  const linked = new Set([
    ...(read.data.navigation ?? []).flatMap(({ to, items }) => [to, ...items.map((item) => item.to)]),
    ...read.texts.flatMap(({ links }) => links.map(({ value }) => value.replace(/[?#].*$/, ''))),
  ])
  return read.pages
    .filter(({ route, language }) => language === 'en' && !(route in requiredPages) && !linked.has(route))
    .filter(({ route }) => kinds.route.accepts(route))
    .map(({ file, route }) =>
      fileProblem(file, {
        ...fault(
          `No menu entry or link leads to ${route}.`,
          `${route} sayfasına götüren bir menü maddesi ya da bağlantı yok.`,
          `Add “- { label: { en: …, tr: … }, to: ${route} }” to navigation.yaml, or a link to a text.`,
          `navigation.yaml dosyasına “- { label: { en: …, tr: … }, to: ${route} }” satırını ya da bir metne bağlantı ekleyin.`,
        ),
        severity: 'warning',
      }),
    )
}

/** Blocks of a template that neither text of a page has: what parity cannot see, because both lost it. */
const lostBlocks = (read: ReadEdition): Problem[] =>
  read.pages.flatMap((page): Found => {
    const { route, language, frontmatter, problems, tags, firstLine } = page
    if (language !== 'en' || problems.length > 0 || !frontmatter || !(route in requiredPages)) return []
    const alternate = read.pages.find((other) => other.route === route && other.language === 'tr')
    const used = [...tags, ...(alternate?.tags ?? [])].map(({ value }) => value)
    const needed = frontmatter.template === 'article' ? [] : blocksOf[frontmatter.template]
    return needed
      .filter((block) => !used.includes(block))
      .map((block) => {
        const finding = fault(
          `The page no longer has <${block} />, in neither language.`,
          `Sayfada <${block} /> iki dilde de kalmamış.`,
          `Put <${block} /> on a line of its own where it belongs, in both texts.`,
          `<${block} /> etiketini iki metinde de yerine, kendi satırına yazın.`,
        )
        return problemInText(page, { line: firstLine, column: 1 }, { ...finding, severity: 'warning' })
      })
  })

/** Everything about pages and letters as a whole. */
export const checkPages = (read: ReadEdition): Problem[] =>
  [untranslated, missingTexts, templates, images, repeated, unlinked, lostBlocks].flatMap((rule) =>
    rule(read),
  )
