// npm run bench: what each page weighs, how long it takes on a slow phone, and Lighthouse's marks (speed, accessibility,
// good practice, being found).
//
//   --runs 5               visits a page
//   --pages /,/program     some pages only
//   --no-marks             without Lighthouse's marks
import type { LaunchedChrome } from 'chrome-launcher'
import { flag, listOf, wholeNumber, word, type Values } from '../options'
import { Refused, runTool } from '../run-tool'
import { builtSite } from '../server/built-site'
import { listening } from '../server/listening'
import { limitPage } from './limit-page'
import { marks, startBrowser, visit, type Visit } from './measure'
import { medians } from './median'
import { overHttp2 } from './over-http2'
import { kilobytes, table } from './table'

const options = {
  runs: { ...wholeNumber(5), otherwise: 5 },
  pages: listOf('/,/program', word('/')),
  'no-marks': flag,
}

/** A browser, and how many times it is to measure each page. */
type Measuring = { browser: LaunchedChrome; runs: number }

/** The hosts of a site: over HTTP/2 with TLS, as browsers use it, and over plain HTTP. */
type Site = { host: string; plain: string }

/** Medians of Lighthouse's four scores on a phone and on a desktop: `100 100 100 100 / 100 100 100 100`. */
async function marked(address: string, { browser, runs }: Measuring): Promise<string> {
  const places = []
  for (const place of ['phone', 'desk'] as const) {
    const taken = []
    for (let run = 0; run < runs; run++) taken.push(await marks(address, browser, place))
    places.push(Object.values(medians(taken)).join(' '))
  }
  return places.join(' / ')
}

/** Medians of several cold visits. One request beforehand has the server compress the page. */
async function measured({ host, plain }: Site, path: string, { browser, runs }: Measuring): Promise<Visit> {
  await fetch(`http://${plain}${path}`, { headers: { 'Accept-Encoding': 'br' } })
  const visits: Visit[] = []
  for (let run = 0; run < runs; run++) visits.push(await visit(`https://${host}${path}`, browser))
  return medians(visits)
}

const row = (name: string, page: Visit, least: Visit, lighthouse: string) => [
  name,
  kilobytes(page.scripts),
  kilobytes(page.html),
  kilobytes(page.fonts),
  kilobytes(page.pictures),
  kilobytes(page.total),
  String(Math.round(page.lcp)),
  (page.lcp / least.lcp).toFixed(2),
  page.cls.toFixed(3),
  String(Math.round(page.tbt)),
  lighthouse,
]

const head = [
  'Page',
  'Scripts',
  'HTML',
  'Fonts',
  'Pictures',
  'Total kB',
  'LCP ms',
  '÷ limit',
  'CLS',
  'TBT ms',
  'Lighthouse: phone / desk',
]

/** The pages to measure: those asked for, or all of the site. Throws Refused if one does not exist. */
function pathsOf(pages: string[], asked: string[] = pages.filter((path) => path !== '/404.html')): string[] {
  const unknown = asked.filter((path) => !pages.includes(path)).join(', ')
  if (unknown === '') return asked
  throw new Refused({
    en: `No page of the built site: ${unknown}. Write addresses such as /tr/program, with commas between them.`,
    tr: `Derlenmiş sitede böyle bir sayfa yok: ${unknown}. /tr/program gibi adresleri aralarına virgül koyarak yazın.`,
  })
}

async function main(values: Values<typeof options>): Promise<number> {
  const { server, serving } = builtSite()
  const paths = pathsOf(serving.pages, values.pages)
  const servers = [server, await limitPage()].flatMap((plain) => [overHttp2(plain), plain])
  const [host = '', plain = '', limitHost = '', limitPlain = ''] = await Promise.all(
    servers.map((one) => listening(one)),
  )
  const measuring = { browser: await startBrowser(), runs: values.runs }
  try {
    const least = await measured({ host: limitHost, plain: limitPlain }, '/', measuring)
    const rows = [row('limit page', least, least, '')]
    for (const path of paths) {
      const address = serving.prefix + path
      const page = await measured({ host, plain }, address, measuring)
      const lighthouse = values['no-marks'] ? '' : await marked(`https://${host}${address}`, measuring)
      rows.push(row(path, page, least, lighthouse))
      console.error(`${rows.length - 1} of ${paths.length}: ${path}`)
    }
    console.log(
      `Medians of ${values.runs} cold visits: phone of 412 px, slow 4G, processor slowed down fourfold, brotli, HTTP/2. kB are sent bytes, headers included.\n`,
    )
    console.log(table(head, rows))
    return 0
  } finally {
    measuring.browser.kill()
    for (const one of servers) one.close()
  }
}

runTool('bench', options, main)
