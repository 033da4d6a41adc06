// Each page brings the styles of its template. However it is reached, by links in any order or directly, it must look the same.
import { expect, open, started, test, type Page } from './site'

/** Compared properties. No sizes, which depend on whether pictures have been drawn. */
const PROPERTIES =
  'display position color background-color font-size font-weight line-height text-align padding gap border border-radius ' +
  'flex-direction max-width list-style'

const looks = (page: Page): Promise<string[]> =>
  page.evaluate(
    (properties) =>
      [...document.querySelectorAll('header *, main *, footer *')].map((element) => {
        const style = getComputedStyle(element)
        const values = properties.split(' ').map((name) => `${name}: ${style.getPropertyValue(name)}`)
        return `${element.tagName} ${element.classList[0]} ${values.join('; ')}`
      }),
    PROPERTIES,
  )

/** The looks of a page once nothing waits for an idle moment any more. */
async function looksAtRest(page: Page): Promise<string[]> {
  let before: string[] = []
  await expect
    .poll(async () => {
      const last = before
      before = await looks(page)
      return before.length > 0 && before.join() === last.join()
    })
    .toBe(true)
  return before
}

/** The route through the site: pages with styles of their own, and one without. */
const way = ['/program', '/venue', '/conference', '/registration', '/sponsors', '/speakers', '/', '/venue']

test('a page reached by links looks the same as when opened directly', async ({ page, watch }) => {
  // A font that arrives too late is not used, and widths that depend on letters then differ: here none arrives.
  await page.route('**/*.woff2', (route) => route.abort())
  const opened = new Map<string, string[]>()
  for (const path of new Set(way)) {
    await open(page, path)
    opened.set(path, await looksAtRest(page))
  }

  await open(page, '/')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  for (const path of way) {
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(path)
    await started(page)
    await expect.poll(() => looks(page), { message: `${path} after other pages` }).toEqual(opened.get(path))
  }
  expect(documents).toEqual([])
  watch.complaints = watch.complaints.filter((complaint) => !complaint.includes('net::ERR_FAILED'))
})
