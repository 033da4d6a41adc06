// Pages and letters as files: those that the site needs, their translations, templates and blocks.
import type { ReadEdition } from '../../read'
import type { TextFile } from '../../read/page-file'
import { both, fileProblem, write, type Found, type Problem } from '../../read/problem'
import { allWithin, startOf } from '../../read/texts/nodes'
import { alternateFile, inFile } from '../../read/texts/text-file'
import { languages } from '../../schemas/kinds'
import { requiredPages, templates as blocksOf } from '../../schemas/page'
import { fault, problemInText, warning } from '../findings'

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
function missingTexts({ texts }: ReadEdition): Problem[] {
  const files = texts.map(({ file }) => file)
  const folders = new Set([...files.map((file) => file.replace(/\/\w+\.mdx$/, '')), ...requiredFolders])
  return [...folders].flatMap((folder): Found => {
    const missing = languages
      .map((language) => `${folder}/${language}.mdx`)
      .find((file) => !files.includes(file))
    if (!missing) return []
    const finding = fault(
      `The site needs both ${folder}/en.mdx and tr.mdx.`,
      `Siteye ${folder}/en.mdx ve tr.mdx dosyalarının ikisi de gerekir.`,
      'Restore what is missing, or write it, beginning with a copy of the other language. If the folder was renamed, give it this name again: addresses are fixed, and a title is written in the text itself.',
      'Eksik olanı geri getirin ya da diğer dildeki dosyayı kopyalayıp çevirerek yazın. Klasörün adı değiştiyse yeniden bu adı verin: Adresler sabittir, başlık metnin içinde yazılır.',
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
    const correctedLine = `template: ${needed}`
    const message = both(
      `The page ${page.route} needs the template “${needed}”.`,
      `${page.route} sayfası “${needed}” şablonunu gerektirir.`,
    )
    const finding = { message, advice: write(correctedLine) }
    return problemInText(page, page.locate('template'), finding, { correctedLine })
  })

/** Blocks of a template that neither text of a page has: what parity cannot see, because both lost it. */
const lostBlocks = (read: ReadEdition): Problem[] =>
  alternatesOf(read).flatMap(({ en, tr }) => {
    const page = read.pages.find(({ file }) => file === en.file)
    if (!page?.frontmatter || page.problems.length > 0 || !(page.route in requiredPages)) return []
    const { template } = page.frontmatter
    const used = [...en.tags, ...(tr?.tags ?? [])].map(({ value }) => value)
    const needed: readonly string[] = template === 'article' ? [] : blocksOf[template]
    return needed
      .filter((block) => !used.includes(block))
      .map((block) => {
        const finding = warning(
          `Neither language of this page has <${block} /> any more.`,
          `Sayfada <${block} /> iki dilde de kalmamış.`,
          `Put <${block} /> on a line of its own where it belongs, in both texts.`,
          `<${block} /> etiketini iki metinde de yerine, kendi satırına yazın.`,
        )
        return problemInText(en, { line: en.firstLine, column: 1 }, finding)
      })
  })

const otherCells = warning(
  'This row and the table header have a different number of cells.',
  'Bu satırla tablo başlığının hücre sayıları farklı.',
  'Write as many cells as the header has; one may be empty: | a | |. Within a cell, | is written \\|.',
  'Başlıktaki kadar hücre yazın; biri boş kalabilir: | a | |. Hücre içindeki | işareti \\| yazılır.',
)

/** Cells beyond those of the header of a table are not shown. */
const tables = ({ texts }: ReadEdition): Problem[] =>
  texts.flatMap((text) =>
    allWithin(text.tree)
      .filter(({ type }) => type === 'table')
      .flatMap(({ children: [head, ...rows] = [] }) =>
        rows.filter(({ children }) => children?.length !== head?.children?.length),
      )
      .map((row) => problemInText(text, inFile(text, startOf(row)), otherCells)),
  )

/** Everything about pages and letters as a whole. */
export const checkPages = (read: ReadEdition): Problem[] =>
  [missingTexts, templates, lostBlocks, tables].flatMap((rule) => rule(read))
