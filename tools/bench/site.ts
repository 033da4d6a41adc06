// npm run bench: what each page weighs, how long it takes on a slow phone, and Lighthouse's marks (speed, accessibility,
// good practice, being found). Options: --runs 5, --pages /,/program, --no-marks
import type { AddressInfo, Server } from 'node:net'
import { parseArgs } from 'node:util'
import { builtSite } from '../server/built-site'
import { limitPage } from './limit-page'
import { marks, startBrowser, visit, type Visit } from './measure'
import { medians } from './median'
import { overHttp2 } from './over-http2'
import { kilobytes, table } from './table'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    marks: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const { server, serving } = builtSite()

const listening = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, () => resolve(`localhost:${(server.address() as AddressInfo).port}`))
  })

const plain = [server, await limitPage()]
const servers = [...plain, ...plain.map(overHttp2)]
const [plainSite = '', plainLimit = '', site = '', limit = ''] = await Promise.all(servers.map(listening))
const browser = await startBrowser()

const runs = Array.from({ length: Number(values.runs) }, (_, run) => run)

/** Medians of Lighthouse's four marks on a phone and at a desk: `100 100 100 100 / 100 100 100 100`. */
async function marked(address: string): Promise<string> {
  const places = []
  for (const place of ['phone', 'desk'] as const) {
    const taken = []
    for (const _ of runs) taken.push(await marks(address, browser, place))
    places.push(Object.values(medians(taken)).join(' '))
  }
  return places.join(' / ')
}

/** Medians of several cold visits, once the server has the page ready. */
async function measured(plain: string, host: string, path: string): Promise<Visit> {
  await fetch(`http://${plain}${path}`, { headers: { 'Accept-Encoding': 'br' } })
  const visits: Visit[] = []
  for (const _ of runs) visits.push(await visit(`https://${host}${path}`, browser))
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

try {
  const least = await measured(plainLimit, limit, '/')
  const rows = [row('limit page', least, least, '')]
  const paths = values.pages?.split(',') ?? serving.pages.filter((path) => path !== '/404.html')
  for (const path of paths) {
    const page = await measured(plainSite, site, serving.prefix + path)
    rows.push(
      row(path, page, least, values.marks ? await marked(`https://${site}${serving.prefix}${path}`) : ''),
    )
    console.error(`${rows.length - 1} of ${paths.length}: ${path}`)
  }
  console.log(
    `Medians of ${values.runs} cold visits: phone of 412 px, slow 4G, processor slowed down fourfold, brotli, HTTP/2. kB are sent bytes, headers included.\n`,
  )
  console.log(
    table(
      [
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
      ],
      rows,
    ),
  )
} finally {
  browser.kill()
  for (const server of servers) server.close()
}
