// What each page weighs on a first visit by phone, in compressed bytes; the total includes HTTP/2 headers (npm run bench).
import type { Request } from '@playwright/test'
import { expectSharpPictures } from './sharpness'
import { expect, open, pages, test, type Page } from './site'

const kinds = ['script', 'document', 'font', 'image'] as const
type Limits = Record<(typeof kinds)[number] | 'total', number>

/** Upper limits for a page, in thousands of bytes. Its document contains its styles and its data. */
const LIMITS: Limits = { script: 70.9, document: 12, font: 21, image: 90, total: 150 }

/** Bytes of HTTP/2 headers: all of them with the document; with each further file, only those that differ. */
const HEADERS = { document: 620, file: 75 }

/** What the same source may take more, in thousands of bytes: the names of bundles contain hashes, which differ from build to build. */
const HASHES = 0.1

/** Upper limits of single pages. */
const EXCEPTIONS: Record<string, Partial<Limits>> = {
  // The most varied page; afterwards with photographs, whose gallery is a script.
  '/': { script: 71.9, document: 19.1, total: 170 },
  // The scripts of the search and the reader's choices, an overview, five times as much text as any other page, and the papers of afterwards.
  '/program': { script: 79.9, document: 36.6 },
  // The longest of the pages that list their sections; it says what holds before and after the symposium.
  '/submissions': { document: 13 },
  // The hashes in the addresses of its 35 logos cannot be compressed.
  '/sponsors': { document: 12.2 },
}

/** Thousands of bytes that a desktop with two device pixels per pixel gets before its reader scrolls. */
const MOST_ON_DESK = 350

/** Pages with pictures, and how many at least: they are read through on the same screens, and their pictures have to be sharp. */
const PICTURES: Record<string, number> = {
  '/': 6,
  '/committees': 1,
  '/speakers': 5,
  '/sponsors': 4,
  '/venue': 2,
  '/venue/about-Izmir': 4,
  '/registration': 1,
}

type Weighed = { kind: string; bytes: number }

/** Opens a page and weighs all files of the site that come without scrolling, by kind, as they are sent; a window keeps none of them. */
async function weigh(page: Page, path: string, baseURL = ''): Promise<Weighed[]> {
  const requests: Request[] = []
  const note = (request: Request) => {
    if (request.url().startsWith(baseURL)) requests.push(request)
  }
  page.on('requestfinished', note)
  await open(page, path)
  await page.waitForLoadState('networkidle')
  page.off('requestfinished', note)
  return Promise.all(
    requests.map(async (request) => ({
      kind: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  )
}

const weightOf = (files: Weighed[], kind?: string) =>
  files.filter((one) => kind === undefined || one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)

// The Turkish pages have the same scripts, pictures and fonts.
const english = pages.filter(({ language }) => language === 'en')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })

  test('every page is light on a first visit, and its pictures are sharp', async ({
    page,
    request,
    baseURL,
  }) => {
    for (const { route, path } of english)
      await test.step(path, async () => {
        const files = await weigh(page, path, baseURL)
        const limits = { ...LIMITS, ...EXCEPTIONS[route] }
        for (const kind of kinds)
          expect.soft(weightOf(files, kind) / 1000 - HASHES, `${kind} kB`).toBeLessThanOrEqual(limits[kind])
        const sent = weightOf(files) + HEADERS.document + (files.length - 1) * HEADERS.file
        expect.soft(sent / 1000, 'everything in kB').toBeLessThanOrEqual(limits.total)
        expect(weightOf(files, 'script')).toBeGreaterThan(50_000)
        if (PICTURES[route]) await expectSharpPictures(page, request, PICTURES[route])
      })
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 })

  test('every page is light at 2×, and its pictures are sharp', async ({ page, request, baseURL }) => {
    for (const { route, path } of english)
      await test.step(path, async () => {
        const files = await weigh(page, path, baseURL)
        expect(weightOf(files) / 1000).toBeLessThanOrEqual(MOST_ON_DESK)
        expect(weightOf(files, 'script')).toBeGreaterThan(50_000)
        if (PICTURES[route]) await expectSharpPictures(page, request, PICTURES[route])
      })
  })
})
