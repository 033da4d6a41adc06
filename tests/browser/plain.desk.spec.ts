// Every page can be read without JavaScript, and has there what the specification wants on it (specified.yaml).
import { rowsIn } from '../setup/rows'
import { frontmatter, menu } from './edition'
import { expect, pages, test, type Page } from './site'

type Specified = {
  headings?: string[]
  rows?: string[]
  tiers?: Record<string, number>
  says?: string[]
  has?: Record<string, number>
}

const specified = rowsIn<Record<string, Specified>>('tests/browser/specified.yaml')

/** The fewest characters that the main text of a page may have. */
const LEAST = 400

/** A text without its line breaks and the characters that prevent them. */
const plain = (text: string | null) => (text ?? '').replace(/\u2060/g, '').replace(/\s+/g, ' ')

test.use({ javaScriptEnabled: false })

async function read(page: Page, { route, path, language }: (typeof pages)[number]): Promise<void> {
  await page.goto(path)
  const main = page.locator('main')
  const heading = main.getByRole('heading', { level: 1 })
  await expect.soft(heading).toBeVisible()
  if (route !== '/') await expect.soft(heading).toHaveText(frontmatter(route, language).title)
  expect.soft((await main.innerText()).length).toBeGreaterThan(LEAST)
  await expect.soft(page.locator('header nav a:visible')).toHaveCount(menu.length)
  await expect.soft(page.locator('footer a[href^="mailto:"]')).toBeVisible()

  const text = plain(await main.textContent())
  expect.soft(text).not.toContain('undefined')
  const { headings, rows, tiers, says = [], has = {} } = specified[path] ?? {}
  if (headings) {
    const found = (await main.locator('h2').allTextContents()).map(plain)
    expect.soft(found.slice(0, headings.length)).toEqual(headings)
  }
  if (rows) {
    const found = (await main.getByRole('row').allInnerTexts()).map(plain)
    expect.soft(found.map((row, at) => row.slice(0, rows[at]?.length))).toEqual(rows)
  }
  if (tiers) {
    const found = await main
      .locator('section:has(> h3)')
      .evaluateAll((all) =>
        all.map((tier) => [tier.firstElementChild?.textContent, tier.querySelectorAll('img').length]),
      )
    expect.soft(found).toEqual(Object.entries(tiers))
  }
  for (const words of says) expect.soft(text).toContain(words)
  for (const [selector, count] of Object.entries(has))
    expect.soft(await page.locator(selector).count(), selector).toBe(count)
}

// One window for all pages of a language: opening a window takes longer than reading.
for (const language of ['en', 'tr'])
  test(`every page (${language}) reads without JavaScript, with all that is specified`, async ({ page }) => {
    for (const one of pages.filter((all) => all.language === language))
      await test.step(one.path, () => read(page, one))
  })
