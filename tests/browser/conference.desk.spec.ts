// Conference and Committees (specification, sections 2 and 3).
import { expect, open, test, toggle } from './site'

const years = ['2006', '2008', '2010', '2012', '2015', '2017']

test('Conference: aim, mission, vision and six previous events', async ({ page }) => {
  await open(page, '/conference')
  const headings = await page.locator('main h2').allTextContents()
  expect(headings).toEqual(['Aim', 'Mission', 'Vision', 'Previous Events'])
  const table = page.getByRole('table', { name: 'Previous Events' })
  expect(await table.getByRole('columnheader').allTextContents()).toEqual(['Year', 'Date', 'Title', 'Place'])
  expect(await table.getByRole('rowheader').allTextContents()).toEqual(years)
  await expect(table.getByRole('cell')).toHaveCount(years.length * 3)

  await toggle(page).click()
  const turkish = page.getByRole('table', { name: 'Önceki Etkinlikler' })
  await expect(turkish).toBeVisible()
  expect(await turkish.getByRole('columnheader').allTextContents()).toEqual([
    'Yıl',
    'Tarih',
    'Etkinlik',
    'Yer',
  ])
  expect(await turkish.getByRole('rowheader').allTextContents()).toEqual(years)
})

for (const [path, title, sections] of [
  [
    '/committees',
    'Committees',
    [
      ['Executive Committee', 7],
      ['Symposium Secretariat', 3],
      ['Organizing Committee', 42],
      ['Scientific Advisory Committee', 46],
      ['Honorary Committee', 5],
    ],
  ],
  [
    '/tr/committees',
    'Kurullar',
    [
      [/Yürütme/, 7],
      [/Sekretarya/, 3],
      [/Düzenleme/, 42],
      [/Bilimsel Danışma|Bilim/, 46],
      [/Onur/, 5],
    ],
  ],
] as const)
  test(`${path}: five sections in their order, every member with a name and a line`, async ({ page }) => {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1, name: title })
    await expect(heading).toBeVisible()
    await expect(heading).toHaveCSS('text-align', 'center')
    const found = await page.locator('main section').evaluateAll((all) =>
      all.map((section) => ({
        title: section.querySelector('h2')?.textContent ?? '',
        members: [...section.querySelectorAll('li')].map(({ innerText }) =>
          innerText.split('\n').filter(Boolean),
        ),
      })),
    )
    expect(found).toHaveLength(5)
    sections.forEach(([name, count], index) => {
      expect.soft(found[index]?.title).toMatch(name)
      expect.soft(found[index]?.members).toHaveLength(count)
      for (const lines of found[index]?.members ?? []) expect.soft(lines.length).toBeGreaterThanOrEqual(2)
    })
  })

for (const path of ['/committees', '/venue'])
  test(`${path}: the background is fixed and covers the page`, async ({ page }) => {
    await open(page, path)
    const picture = page.locator('main picture img[alt=""]').first()
    const at = () =>
      picture.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return { left, top, right, bottom, fit: getComputedStyle(element).objectFit }
      })
    const before = await at()
    expect(before.fit).toBe('cover')
    expect(before.left).toBeLessThanOrEqual(0)
    expect(before.top).toBeLessThanOrEqual(0)
    expect(before.right).toBeGreaterThanOrEqual(1270)
    expect(before.bottom).toBeGreaterThanOrEqual(900)
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    expect(await at()).toEqual(before)
  })
