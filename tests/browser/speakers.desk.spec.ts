// Speakers (specification, section 2: Speakers).
import { word } from './edition'
import { expect, open, spilling, test } from './site'

for (const language of ['en', 'tr'] as const)
  test(`two plenary and three invited speakers with their papers, in ${language}`, async ({ page }) => {
    await page.goto(language === 'en' ? '/speakers' : '/tr/speakers')
    const label = (key: string) => word('speakers', key, language)
    for (const [kind, count] of [
      ['plenary', 2],
      ['invited', 3],
    ] as const) {
      const heading = page.getByRole('heading', { level: 2, name: label(kind), exact: true })
      await expect(page.locator('main section').filter({ has: heading }).locator('article')).toHaveCount(
        count,
      )
    }
    for (const card of await page.locator('main article').all()) {
      const name = await card.getByRole('heading', { level: 3 }).textContent()
      await expect.soft(card.getByRole('img')).toHaveAttribute('alt', name ?? '')
      await expect.soft(card.getByRole('link', { name: label('viewBio') })).toHaveCount(1)
      await expect.soft(card.locator('a[href*="/program#"]'), 'leads to the talk').toHaveCount(1)
      await expect.soft(card).toContainText(/2025.*\d\d:\d\d\s+(Anadolu|Akdeniz)/)
    }
    const lists = await page.locator('main article ul').allInnerTexts()
    const linked = (key: string) => lists.map((links) => links.includes(label(key)))
    expect.soft(linked('readAbstract')).toEqual([true, true, true, true, false])
    expect.soft(linked('lectureNotes')).toEqual([true, false, false, false, false])
    await expect(page.locator('main article a[href$=".pdf"][target="_blank"]')).toHaveCount(5 + 4 + 1)
  })

test('an affiliation of two lines is shown in two lines', async ({ page }) => {
  await page.goto('/speakers')
  const first = page.locator('main article').first()
  const lines = first.getByText('Department of Polymer Engineering,')
  await expect(lines).toContainText('Egekıyı Technical University')
  const [height, line] = await lines.evaluate((element) => [
    element.getBoundingClientRect().height,
    parseFloat(getComputedStyle(element).lineHeight),
  ])
  expect(height).toBeCloseTo(2 * (line ?? 0), 0)
})

test('names and institutions of any length stay in their columns, even with many speakers', async ({
  page,
}) => {
  for (const [path, cards] of [
    ['/', 'main li:has(picture)'],
    ['/speakers', 'main article'],
  ] as const) {
    await open(page, path)
    await page.locator(cards).evaluateAll((speakers) => {
      for (const speaker of speakers) {
        speaker.querySelector('li p a, h3')!.textContent = 'Dr. Öğr. Üyesi Elyafdokumacıoğullarıgil-Reçineci'
        for (let copy = 0; copy < 3; copy += 1) speaker.after(speaker.cloneNode(true))
      }
    })
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await spilling(page, cards), `${path} at ${width} px`).toBe(0)
    }
  }
})
