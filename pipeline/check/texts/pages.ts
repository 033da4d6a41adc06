// Pages and letters as files: those that the site needs, their translations, templates and titles.
import type { ReadEdition } from '../../read'
import type { TextFile } from '../../read/page-file'
import { write, both, fileProblem, type Found, type Problem } from '../../read/problem'
import { alternateFile } from '../../read/texts/text-file'
import { kinds, languages } from '../../schemas/kinds'
import { requiredPages, templates as blocksOf } from '../../schemas/page'
import { intendedText } from '../files/misplaced'
import { fault, problemInText, warning } from '../findings'
import { isMissing } from './routes'

/** Each English text with its translation, if it has one. */
export const alternatesOf = ({ texts }: ReadEdition): { en: TextFile; tr: TextFile | undefined }[] =>
  texts
    .filter(({ language }) => language === 'en')
    .map((en) => ({ en, tr: texts.find(({ file }) => file === alternateFile(en.file)) }))

/** The folders of the texts that every edition has. The home page opens the welcome letter. */
const requiredFolders = [
  ...Object.keys(requiredPages).map((route) => `content/pages/${route === '/' ? 'index' : route.slice(1)}`),
  'content/letters/welcome',
]

/** Texts that an edition needs and does not have, and texts without their translation. */
function missingTexts({ edition, texts }: ReadEdition): Problem[] {
  // EN.mdx, en.mdx.txt and a folder in the wrong case are reported as wrong names (files/misplaced.ts).
  const misnamed = edition.list('content').map(intendedText)
  const files = texts.map(({ file }) => file)
  const folders = new Set(files.map((file) => file.replace(/\/\w+\.mdx$/, '')))
  const inAnyCase = new Set([...folders].map((folder) => folder.toLowerCase()))
  const needed = requiredFolders.filter((folder) => !inAnyCase.has(folder.toLowerCase()))
  return [...needed, ...folders].flatMap((folder): Found => {
    const pair = languages.map((language) => `${folder}/${language}.mdx`)
    const [missing, ...others] = pair.filter((file) => !files.includes(file) && !misnamed.includes(file))
    if (missing === undefined || (others.length === 0 && !folders.has(folder))) return []
    const there = pair.find((file) => file !== missing)!
    const finding = folders.has(folder)
      ? fault(
          `${there} has no counterpart in the other language.`,
          `${there} dosyasının diğer dildeki karşılığı yok.`,
          `Write ${missing}; begin with a copy and translate it.`,
          `${missing} dosyasını yazın; kopyalayıp çevirerek başlayın.`,
        )
      : fault(
          `The site needs ${folder}/en.mdx and tr.mdx, which are missing.`,
          `Sitenin gerektirdiği ${folder}/en.mdx ve tr.mdx dosyaları yok.`,
          'Restore them. If the folder was renamed, give it this name again: addresses are fixed, and a title is written in the text itself.',
          'Geri getirin. Klasörün adı değiştiyse yeniden bu adı verin: Adresler sabittir, başlık metnin içinde yazılır.',
        )
    return fileProblem(missing, finding)
  })
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
      fileProblem(
        file,
        warning(
          `No menu entry or link leads to ${route}.`,
          `${route} sayfasına götüren bir menü maddesi ya da bağlantı yok.`,
          `Add “- { label: { en: …, tr: … }, to: ${route} }” to navigation.yaml, or a link to a text.`,
          `navigation.yaml dosyasına “- { label: { en: …, tr: … }, to: ${route} }” satırını ya da bir metne bağlantı ekleyin.`,
        ),
      ),
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
        const finding = warning(
          `Neither language of this page has <${block} /> any more.`,
          `Sayfada <${block} /> iki dilde de kalmamış.`,
          `Put <${block} /> on a line of its own where it belongs, in both texts.`,
          `<${block} /> etiketini iki metinde de yerine, kendi satırına yazın.`,
        )
        return problemInText(page, { line: firstLine, column: 1 }, finding)
      })
  })

/** Everything about pages and letters as a whole. */
export const checkPages = (read: ReadEdition): Problem[] =>
  [missingTexts, templates, images, unlinked, lostBlocks].flatMap((rule) => rule(read))
