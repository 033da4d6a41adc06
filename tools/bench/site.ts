// npm run bench: what each page weighs, how long a slow phone takes to show it, Lighthouse's scores, and how the programme does in a
// corridor. Needs openssl.
//
//   --runs 5               visits a page
//   --pages /,/program     some pages only
//   --desk                 on a desktop instead of a phone
import { execFileSync } from 'node:child_process'
import { createSecureServer } from 'node:http2'
import { launch } from 'chrome-launcher'
import type { Config } from 'lighthouse'
import { builtSite } from '../built-site'
import { findChromium } from '../install-chromium.mjs'
import { flag, listening, runTool, text, wholeNumber } from '../run-tool'
import { programmeFigures } from './programme'

/** Imported as the module it is: as CommonJS, its functions would reach the page with names of the compiler's in them. */
const lighthouseModule = import('lighthouse')

/** A phone on slow 4G. Throttled during the visit rather than computed afterwards: the figures are then what a reader waits for. */
const phone: Config = { extends: 'lighthouse:default', settings: { throttlingMethod: 'devtools' } }

const FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --ignore-certificate-errors'

const SELF_SIGNED =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout - -out -'

/** Lighthouse's report on an address visited with an empty cache. Now and then it fails to record a visit. */
async function report(address: string, port: number, config: Config, tries = 3) {
  const { default: lighthouse } = await lighthouseModule
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
  const own = items.filter(({ url }) => url.startsWith(new URL(address).origin))
  const weigh = (type?: string) =>
    own
      .filter(({ resourceType }) => !type || resourceType === type)
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

/** The median of each figure, with three digits or as a whole number; of an even number of visits, the higher of the middle two. */
const medians = (visits: Record<string, number>[]) =>
  Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((name) => {
      const values = visits.map((visit) => visit[name] ?? Number.NaN).sort((a, b) => a - b)
      const middle = values[Math.floor(values.length / 2)] ?? Number.NaN
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
  // Hosts of static sites use HTTP/2, in which the headers of each further file take some fifty bytes, not four hundred. Browsers
  // use it over TLS only.
  const pem = execFileSync('openssl', SELF_SIGNED.split(' '), { encoding: 'utf8', stdio: 'pipe' })
  const secure = createSecureServer({ key: pem, cert: pem }, (...request) =>
    server.emit('request', ...request),
  )
  const host = await listening(secure)
  // Before Lighthouse's browser is there, which takes a part of the processors.
  const programme = await programmeFigures(`https://${host}${serving.prefix}`)
  const chromeFlags = FLAGS.split(' ')
  const { desktopConfig } = await lighthouseModule
  const browser = await launch({ chromePath: findChromium(), chromeFlags, logLevel: 'silent' })
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
    console.table(programme)
    return 0
  } finally {
    browser.kill()
    secure.close()
  }
})
