// npm run bench: what each page weighs, how long a slow phone takes to show it, and Lighthouse's scores. Needs openssl.
//
//   --runs 5               visits a page
//   --pages /,/program     some pages only
//   --desk                 on a desktop instead of a phone
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig, type Config } from 'lighthouse'
import { builtSite } from '../built-site'
import { findChromium } from '../install-chromium.mjs'
import { listening } from '../listening'
import { flag, runTool, text, wholeNumber } from '../run-tool'
import { overHttp2 } from './over-http2'

/** A phone on slow 4G. Throttled during the visit rather than computed afterwards: the figures are then what a reader waits for. */
const phone: Config = { extends: 'lighthouse:default', settings: { throttlingMethod: 'devtools' } }

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--ignore-certificate-errors',
]

/** Now and then Lighthouse fails to record a visit. */
const TRIES = 3

/** Lighthouse's report on an address visited with an empty cache. Throws if there is none. */
async function report(address: string, port: number, config: Config, tries = TRIES) {
  const { lhr } = (await lighthouse(address, { port, logLevel: 'silent' }, config)) ?? {}
  if (lhr && !lhr.runtimeError) return lhr
  if (tries > 1) return report(address, port, config, tries - 1)
  throw new Error(`${address}: ${lhr?.runtimeError?.message ?? 'no report'}`)
}

type Report = Awaited<ReturnType<typeof report>>
type Request = { resourceType?: string; transferSize: number; url: string }

/** The figures of one visit: scores from 0 to 100, milliseconds, and kilobytes sent by the site itself, not by maps. */
function figures({ audits, categories }: Report, address: string): Record<string, number> {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const { items = [] } = (audits['network-requests']?.details ?? {}) as { items?: Request[] }
  const weigh = (type?: string) =>
    items
      .filter(
        ({ url, resourceType }) =>
          url.startsWith(new URL(address).origin) && (!type || resourceType === type),
      )
      .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0)
  return {
    'scripts kB': weigh('Script'),
    'HTML kB': weigh('Document'),
    'fonts kB': weigh('Font'),
    'pictures kB': weigh('Image'),
    'total kB': weigh(),
    'LCP ms': value('largest-contentful-paint'),
    CLS: value('cumulative-layout-shift'),
    'TBT ms': value('total-blocking-time'),
    ...Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, (score ?? 0) * 100])),
  }
}

/** The middle value; of an even number of values, the higher of the middle two. */
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The median of each figure, with three digits or as a whole number. */
const medians = (visits: Record<string, number>[]) =>
  Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((name) => {
      const middle = median(visits.map((visit) => visit[name] ?? Number.NaN))
      return [name, Number(middle.toPrecision(Math.max(3, String(Math.round(middle)).length)))]
    }),
  )

const options = {
  runs: wholeNumber().default(5).describe('5'),
  pages: text.optional().describe('/,/program'),
  desk: flag,
}

void runTool('bench', options, async ({ runs, pages, desk }) => {
  const { server, serving } = builtSite()
  const secure = overHttp2(server)
  const host = await listening(secure)
  const browser = await launch({ chromePath: findChromium(), chromeFlags: FLAGS, logLevel: 'silent' })
  try {
    const rows: Record<string, Record<string, number>> = {}
    for (const path of pages?.split(',') ?? serving.pages.filter((page) => page !== '/404.html')) {
      const address = `https://${host}${serving.prefix}${path}`
      const visits = []
      // The first visit has the server compress the page.
      for (let run = 0; run <= runs; run++) {
        visits.push(figures(await report(address, browser.port, desk ? desktopConfig : phone), address))
      }
      rows[path] = medians(visits.slice(1))
      console.error(path)
    }
    console.table(rows)
    return 0
  } finally {
    browser.kill()
    secure.close()
  }
})
