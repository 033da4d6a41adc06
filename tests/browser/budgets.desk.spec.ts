// What each page weighs at its first visit by phone: compressed bytes, in all with the headers of HTTP/2 (npm run bench).
import type { Request } from '@playwright/test'
import { expect, open, pages, test } from './site'

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })

const kinds = ['script', 'document', 'font', 'image'] as const
type Limits = Record<(typeof kinds)[number] | 'total', number>

/** Most thousands of bytes of a page, whose document holds its styles and its data. */
const LIMITS: Limits = { script: 63, document: 12, font: 25, image: 29, total: 105 }

/** Bytes of headers over HTTP/2: all of them with the page, then what differs from file to file. */
const HEADERS = { document: 620, file: 75 }

const EXCEPTIONS: Record<string, Partial<Limits>> = {
  '/': { document: 16, total: 106 },
  // The search and the choices of a reader come with the programme; its text is five times that of any other page, and its
  // names need a second pair of fonts, as those of the committees do.
  '/program': { script: 68, document: 30, total: 120 },
  // With the gallery's first picture.
  '/venue': { total: 120 },
  // With some twenty logos.
  '/sponsors': { total: 120 },
}

for (const { route, path } of pages) {
  test(`${path} is light at the first visit`, async ({ page, baseURL }) => {
    const requests: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.url().startsWith(baseURL ?? '')) requests.push(request)
    })
    await open(page, path)
    await page.waitForLoadState('networkidle')

    const weighed = await Promise.all(
      requests.map(async (request) => ({
        kind: request.resourceType(),
        bytes: (await request.sizes()).responseBodySize,
      })),
    )
    const weight = (kind?: string) =>
      weighed
        .filter((one) => kind === undefined || one.kind === kind)
        .reduce((sum, { bytes }) => sum + bytes, 0)

    const limits = { ...LIMITS, ...EXCEPTIONS[route] }
    for (const kind of kinds) {
      expect.soft(weight(kind) / 1000, `${kind}s in kB`).toBeLessThanOrEqual(limits[kind])
    }
    const sent = weight() + HEADERS.document + (requests.length - 1) * HEADERS.file
    expect.soft(sent / 1000, 'everything in kB').toBeLessThanOrEqual(limits.total)
    expect(weight('script')).toBeGreaterThan(50_000)
  })
}
