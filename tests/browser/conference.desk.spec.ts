// Conference and Committees (specification, sections 2 and 3).
import { expect, open, test, toggle } from './site'

const years = ['2006', '2008', '2010', '2012', '2015', '2017']

test('Conference: aim, mission, vision and six previous events', async ({ page }) => {
  await open(page, '/conference')
  await expect(page.locator('main h2')).toHaveText(['Aim', 'Mission', 'Vision', 'Previous Events'])
  for (const [name, columns] of [
    ['Previous Events', ['Year', 'Date', 'Title', 'Place']],
    ['Önceki Etkinlikler', ['Yıl', 'Tarih', 'Etkinlik', 'Yer']],
  ] as const) {
    const table = page.getByRole('table', { name })
    await expect(table.getByRole('columnheader')).toHaveText([...columns])
    await expect(table.getByRole('rowheader')).toHaveText(years)
    await expect(table.getByRole('cell')).toHaveCount(years.length * 3)
    await toggle(page).click()
  }
})

for (const [path, title, ...sections] of [
  [
    '/committees',
    'Committees',
    /^Executive/,
    /Secretariat$/,
    /^Organizing/,
    /^Scientific Advisory/,
    /^Honorary/,
  ],
  ['/tr/committees', 'Kurullar', /Yürütme/, /Sekretarya/, /Düzenleme/, /Bilim/, /Onur/],
] as const)
  test(`${path}: five sections in their order, every member with a name and a line`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCSS('text-align', 'center')
    await expect(page.locator('main section h2')).toHaveText(sections)
    for (const [index, count] of [7, 3, 42, 46, 5].entries()) {
      const members = await page.locator('main section').nth(index).getByRole('listitem').allInnerTexts()
      expect.soft(members).toHaveLength(count)
      for (const member of members) expect.soft(member).toMatch(/\S\s*\n\s*\S/)
    }
  })

for (const path of ['/committees', '/venue'])
  test(`${path}: the background is fixed and covers the page`, async ({ page }) => {
    await open(page, path)
    const picture = page.locator('main picture img[alt=""]').first()
    await expect(picture).toHaveCSS('object-fit', 'cover')
    const before = (await picture.boundingBox())!
    expect([before.x, before.y]).toEqual([0, 0])
    expect(before.width).toBeGreaterThanOrEqual(1270)
    expect(before.height).toBeGreaterThanOrEqual(900)
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    expect(await picture.boundingBox()).toEqual(before)
  })
