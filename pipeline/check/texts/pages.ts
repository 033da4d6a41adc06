// Pages and letters as files: their addresses and anchors, those that the site needs, their translations, templates and blocks.
import type { ReadEdition } from '../../read'
import { memoise } from '../../domain/memoise'
import type { PageFile, TextFile } from '../../read/page-file'
import {
  error,
  inFile as diagnosticIn,
  warning,
  type Diagnostic,
  type Found,
} from '../../messages/diagnostic'
import { allWithin, headingsByAnchor, startOf } from '../../read/texts/nodes'
import { alternateFile, inFile } from '../../read/texts/text-file'
import { programmeCodes } from '../../domain/programme-codes'
import { languages } from '../../domain/languages'
import { fileOf, type CollectionName } from '../../schemas'
import { meaningfulKeys } from '../../schemas/meaningful-keys'
import { usualPages, templates as blocksOf, type TemplateName } from '../../schemas/page'
import { problemInText } from '../findings'

/** The routes of all pages that are there, such as /venue. */
export const routesOf = memoise(({ pages }: ReadEdition) => [...new Set(pages.map(({ route }) => route))])

/** Pages to which the site's own buttons and calendars lead, whatever the edition has. */
const alwaysLinked = ['/', '/conference', '/registration', '/program', '/submissions', '/contact']

/** The pages that an edition needs: those to which the site itself leads, and the usual ones that its menu names. */
const neededPages = memoise(({ data }: ReadEdition): string[] => {
  const { navigation = [], speakers = [], sponsors } = data
  const inMenu = navigation.flatMap(({ to, items }) => [to, ...items.map((item) => item.to)])
  const firms = [...(sponsors?.partners ?? []), ...(sponsors?.tiers ?? []).flatMap((tier) => tier.firms)]
  return [
    ...alwaysLinked,
    ...(speakers.length > 0 ? ['/speakers'] : []),
    ...(firms.length > 0 ? ['/sponsors'] : []),
    ...inMenu.filter((route) => Object.hasOwn(usualPages, route)),
  ]
})

/** A page that this edition needs and lacks is reported once, at its own file, and not at each link to it. */
export const isMissing = (read: ReadEdition, route: string): boolean =>
  neededPages(read).includes(route) && !routesOf(read).includes(route)

/** The anchors of a page: its headings, and those of its template's own parts, by the names that src/ gives them. */
export const anchorsOf = memoise(({ data }: ReadEdition) => {
  const { sessions = [], posters = [], programme, committees = [], venue } = data
  const days = [...(programme?.days ?? []), ...sessions].map(({ date }) => `day-${date}`)
  const ids = [...sessions.flatMap(({ talks }) => talks), ...posters].flatMap(({ id }) => id ?? [])
  const ofTemplates: Record<string, string[]> = {
    home: ['key-dates', 'welcome-letter'],
    submissions: ['key-dates'],
    committees: committees.map(({ key }) => key),
    venue: Array.from({ length: venue?.galleryImages ?? 0 }, (_, index) => `picture-${index + 1}`),
    program: [...days, ...programmeCodes(data), ...ids, 'poster-list', 'changes'],
  }
  return ({ tree, frontmatter }: PageFile): string[] => [
    ...headingsByAnchor(tree).keys(),
    ...(ofTemplates[frontmatter?.template ?? ''] ?? []),
  ]
})

/** Each English text with its translation, if it has one. */
export const alternatesOf = ({ texts }: ReadEdition): { en: TextFile; tr: TextFile | undefined }[] =>
  texts
    .filter(({ language }) => language === 'en')
    .map((en) => ({ en, tr: texts.find(({ file }) => file === alternateFile(en.file)) }))

/** Texts that an edition needs and does not have, and texts without their translation. */
function missingTexts(read: ReadEdition): Diagnostic[] {
  const { texts } = read
  const files = texts.map(({ file }) => file)
  const required = neededPages(read).map((route) => `pages/${route.slice(1) || 'index'}`)
  const letters = meaningfulKeys.letters.map((key) => `letters/${key}`)
  const needed = [...required, ...letters].map((folder) => `content/${folder}`)
  const folders = new Set([...files.map((file) => file.replace(/\/\w+\.mdx$/, '')), ...needed])
  return [...folders].flatMap((folder): Found => {
    const wanted = languages.map((language) => `${folder}/${language}.mdx`)
    const missing = wanted.find((file) => !files.includes(file))
    return missing ? diagnosticIn(missing, error('page.two-languages', { folder })) : []
  })
}

/** Pages at a usual address have their templates, and the two texts of any other page the same one. */
const templates = ({ pages }: ReadEdition): Diagnostic[] =>
  pages.flatMap((page): Found => {
    const english = pages.find(({ route, language }) => route === page.route && language === 'en')
    const needed = usualPages[page.route] ?? english?.frontmatter?.template
    const written = page.frontmatter?.template
    if (!needed || !written || written === needed) return []
    const finding = error('page.template', { route: page.route, template: needed })
    return problemInText(page, page.locate('template'), finding, { fix: `template: ${needed}` })
  })

/** Blocks that show nothing but data that an edition may do without, and whether it has them. */
const dataOfBlocks: Partial<Record<string, (data: ReadEdition['data']) => boolean>> = {
  BankAccount: ({ site }) => site?.bank !== undefined,
  BusLines: ({ venue }) => (venue?.busLines ?? []).length > 0,
  PosterAwards: ({ programme }) => (programme?.posterAwards?.prizes ?? []).length > 0,
}

/** Blocks that would be empty, in either text. */
const emptyBlocks = ({ data, texts }: ReadEdition): Diagnostic[] =>
  data.site && data.venue && data.programme
    ? texts.flatMap((text) =>
        text.tags
          .filter(({ value }) => dataOfBlocks[value]?.(data) === false)
          .map(({ value, ...at }) =>
            problemInText(text, at, error('page.block-without-data', { block: value })),
          ),
      )
    : []

/** Blocks of a template that neither text of a page has: what parity cannot see, because both lost it. */
const lostBlocks = (read: ReadEdition): Diagnostic[] =>
  alternatesOf(read).flatMap(({ en, tr }) => {
    const page = read.pages.find(({ file }) => file === en.file)
    if (!page?.frontmatter || page.problems.length > 0 || !(page.route in usualPages)) return []
    const { template } = page.frontmatter
    const used = [...en.tags, ...(tr?.tags ?? [])].map(({ value }) => value)
    const needed: readonly string[] = template === 'article' ? [] : blocksOf[template]
    const lost = needed.filter((block) => !used.includes(block) && dataOfBlocks[block]?.(read.data) !== false)
    const at = { line: en.firstLine, column: 1 }
    return lost.map((block) => problemInText(en, at, warning('page.lost-block', { block })))
  })

/** Templates whose pages show nothing but a file that an edition may do without. */
const dataOfTemplates: { template: TemplateName; shows: CollectionName }[] = [
  { template: 'workshop', shows: 'workshop' },
  { template: 'social-program', shows: 'socialTour' },
  { template: 'exhibition', shows: 'exhibition' },
  { template: 'accommodation', shows: 'hotels' },
]

/** The file that a page's template shows, if it is not there: the page would be empty. */
export function missingDataOf(
  { edition }: ReadEdition,
  { frontmatter }: PageFile,
): CollectionName | undefined {
  const shown = dataOfTemplates.find(({ template }) => template === frontmatter?.template)?.shows
  return shown && !edition.exists(fileOf(shown)) ? shown : undefined
}

const emptyPages = (read: ReadEdition): Diagnostic[] =>
  read.pages
    .filter(({ language }) => language === 'en')
    .flatMap((page): Found => {
      const missing = missingDataOf(read, page)
      if (!missing) return []
      const values = { template: String(page.frontmatter?.template), file: fileOf(missing) }
      return problemInText(page, page.locate('template'), error('page.without-data', values))
    })

/** Cells beyond those of the header of a table are not shown. */
const tables = ({ texts }: ReadEdition): Diagnostic[] =>
  texts.flatMap((text) =>
    allWithin(text.tree)
      .filter(({ type }) => type === 'table')
      .flatMap(({ children: [head, ...rows] = [] }) =>
        rows.filter(({ children }) => children?.length !== head?.children?.length),
      )
      .map((row) => problemInText(text, inFile(text, startOf(row)), warning('page.table-cells'))),
  )

/** Headings more than one level below the one above them: screen readers announce a section that is not there. */
const headings = ({ texts }: ReadEdition): Diagnostic[] =>
  texts.flatMap((text) =>
    [...headingsByAnchor(text.tree).values()].flatMap((heading, index, all): Found => {
      const most = Math.max(2, (all[index - 1]?.depth ?? 1) + 1)
      const [from, to] = ['#'.repeat(heading.depth ?? 0), '#'.repeat(most)]
      const finding = { ...warning('page.heading-level', { from, to }), replace: { from, to } }
      return from.length > most ? problemInText(text, inFile(text, startOf(heading)), finding) : []
    }),
  )

/** What is wrong with the pages and letters as a whole. */
export const checkPages = (read: ReadEdition): Diagnostic[] =>
  [missingTexts, templates, emptyPages, emptyBlocks, lostBlocks, tables, headings].flatMap((rule) =>
    rule(read),
  )
