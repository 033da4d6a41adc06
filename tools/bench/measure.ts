// Measures one cold visit to a page on a slow phone, and Lighthouse's scores, in a separate browser.
import { launch, type LaunchedChrome } from 'chrome-launcher'
import lighthouse, { desktopConfig, type Config, type Flags } from 'lighthouse'
import { findChromium } from '../install-chromium.mjs'

/** Results of a visit: milliseconds, and bytes as sent over the network. */
export type Visit = {
  lcp: number
  cls: number
  tbt: number
  scripts: number
  html: number
  fonts: number
  pictures: number
  total: number
}

/** A phone on slow 4G as page-speed tools simulate it: CSS pixels, milliseconds and kilobits per second. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true, disabled: false }
const SLOW_4G = { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 4 }

const config: Config = {
  extends: 'lighthouse:default',
  settings: {
    formFactor: 'mobile',
    screenEmulation: PHONE,
    // Throttle during the visit rather than compute its effect afterwards: the figures are then what a reader waits for.
    throttlingMethod: 'devtools',
    throttling: {
      ...SLOW_4G,
      requestLatencyMs: SLOW_4G.rttMs * 3.75,
      downloadThroughputKbps: SLOW_4G.throughputKbps * 0.9,
      uploadThroughputKbps: 675,
    },
    onlyAudits: [
      'largest-contentful-paint',
      'cumulative-layout-shift',
      'total-blocking-time',
      'network-requests',
    ],
  },
}

/** Starts a headless browser for any number of visits; the caller ends it. */
export function startBrowser(): Promise<LaunchedChrome> {
  return launch({
    chromePath: findChromium(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--ignore-certificate-errors',
    ],
    logLevel: 'silent',
  })
}

type Request = { resourceType?: string; transferSize: number; url: string }

const weigh = (requests: Request[], type?: string) =>
  requests
    .filter(({ resourceType }) => type === undefined || resourceType === type)
    .reduce((sum, { transferSize }) => sum + transferSize, 0)

/** Attempts at a visit. Now and then Lighthouse fails to record one: its trace lacks the beginning or a paint. */
const TRIES = 3

/** Lighthouse's report on an address visited with an empty cache. Throws if there is no report, or only an incomplete one. */
async function report(address: string, browser: LaunchedChrome, settings?: Config, tries = TRIES) {
  // No score depends on the full-page screenshot, and taking it lasts as long as the visit.
  const flags: Flags = {
    port: browser.port,
    logLevel: 'silent',
    output: 'json',
    disableFullPageScreenshot: true,
  }
  const result = await lighthouse(address, flags, settings)
  const { lhr } = result ?? {}
  const fault = lhr
    ? (lhr.runtimeError?.message ??
      Object.values(lhr.audits).find((audit) => audit.errorMessage)?.errorMessage)
    : 'no result'
  if (lhr && fault === undefined) return lhr
  if (tries > 1) return report(address, browser, settings, tries - 1)
  throw new Error(`${address}: ${fault}`)
}

/**
 * Lighthouse's scores for speed, accessibility, good practice and search engines, 0 to 100: on its default phone or on a desktop.
 */
export async function marks(
  address: string,
  browser: LaunchedChrome,
  place: 'phone' | 'desk',
): Promise<Record<string, number>> {
  const { categories } = await report(address, browser, place === 'desk' ? desktopConfig : undefined)
  return Object.fromEntries(
    Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
  )
}

/** Visits an address with an empty cache. */
export async function visit(address: string, browser: LaunchedChrome): Promise<Visit> {
  const { audits } = await report(address, browser, config)
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const details = audits['network-requests']?.details as { items: Request[] } | undefined
  // Leave out requests to other hosts (the maps): they are not part of the site.
  const requests = (details?.items ?? []).filter(({ url }) => new URL(url).host === new URL(address).host)
  return {
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    scripts: weigh(requests, 'Script'),
    html: weigh(requests, 'Document'),
    fonts: weigh(requests, 'Font'),
    pictures: weigh(requests, 'Image'),
    total: weigh(requests),
  }
}
