// What each page weighs on a first visit by phone, in compressed bytes; the total includes HTTP/2 headers (npm run bench).
import type { Request } from '@playwright/test'
import { expect, open, pages, test } from './site'

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })

const kinds = ['script', 'document', 'font', 'image'] as const
type Limits = Record<(typeof kinds)[number] | 'total', number>

/** Upper limits for a page, in thousands of bytes. Its document contains its styles and its data. */
const LIMITS: Limits = { script: 72, document: 12, font: 25, image: 90, total: 140 }

/** Bytes of HTTP/2 headers: all of them with the document; with each further file, only those that differ. */
const HEADERS = { document: 620, file: 75 }

const EXCEPTIONS: Record<string, Partial<Limits>> = {
  // The most varied page.
  '/': { document: 18, total: 170 },
  // The programme has the scripts of the search and the reader's choices, an overview and five times as much text as any other page. Its
  // names need a second pair of fonts, as those of the committees do.
  '/program': { script: 80, document: 36 },
  // The longest of the pages that list their sections.
  '/submissions': { document: 13 },
  // The addresses of its 35 logos have a hash each, which cannot be compressed.
  '/sponsors': { document: 12.5 },
}

// The Turkish pages have the same scripts, pictures and fonts.
for (const { route, path } of pages.filter(({ language }) => language === 'en')) {
  test(`${path} is light on a first visit`, async ({ page, baseURL }) => {
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
