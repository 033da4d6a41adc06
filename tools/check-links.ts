// npm run check:links: follows every link of the built site, in both languages, and fails if one is dead. Needs the internet.
//
//   --report links.md      also writes what it found to a file (Markdown, both languages)
import type { Bilingual } from '../pipeline/domain/languages'
import { readAgain } from '../pipeline/edition'
import { inBothLanguages, label } from '../pipeline/messages/render'
import { writeWhole } from '../pipeline/write/write-files'
import { builtSite } from './built-site'
import { followLinks, type Link } from './links'
import { listening, runTool, text } from './run-tool'

const options = { report: text.optional().describe('links.md') }

/** Names that are reserved for examples (RFC 2606): the sample edition's addresses lead nowhere. */
const EXAMPLES = /^https?:\/\/([^/]+\.)?(example\.(com|net|org)|example|invalid|test)(:\d+)?([/?#]|$)/

/** A link of the footer is on every page: five of them are enough to find it. */
const some = (pages: string[]) =>
  [...pages.slice(0, 5), ...(pages.length > 5 ? [`… (${pages.length})`] : [])].join(', ')

const table = (links: Link[]) =>
  [
    '| Link · Bağlantı | Answer · Yanıt | Pages · Sayfalar |',
    '| --- | --- | --- |',
    ...links.map(({ url, answer, pages }) => `| ${url} | ${answer} | ${some(pages)} |`),
  ].join('\n')

/** A list of links below a heading in both languages. */
const section = (links: Link[], { en, tr }: Bilingual): string[] =>
  links.length > 0 ? [en, tr, '', table(links), ''] : []

void runTool('check:links', options, async ({ report }) => {
  const { server, serving } = builtSite()
  const { read } = await readAgain(process.cwd())
  const { dead, unknown, addresses } = await followLinks({
    pages: serving.pages.filter((page) => page !== '/404.html').map((page) => serving.prefix + page),
    origin: `http://${await listening(server)}`,
    site: read.data.site?.url ?? '',
    skip: EXAMPLES,
  })
  server.close()
  const counts = { addresses, pages: serving.pages.length, dead: dead.length, unknown: unknown.length }
  const summary = inBothLanguages({ code: 'links.summary', values: counts })
  const found = [
    summary.en,
    summary.tr,
    '',
    ...section(dead, label('links.dead')),
    ...section(unknown, label('links.unknown')),
  ].join('\n')
  process.stdout.write(found)
  if (report) await writeWhole(report, found)
  return dead.length > 0 ? 1 : 0
})
