// The page of a talk or poster; components/programme/entry-parts.test.tsx shows it in the programme.
import { AxeBuilder } from '@axe-core/playwright'
import { entry, star } from './programme'
import { expect, open, test } from './site'

const ROUTE = '/program/frontal-polymerisation-of-8439'
const TEXT = 'a front of reaction travels through the resin'

test('its page says who, when and where, leads on, and is cited and found', async ({ page, request }) => {
  await open(page, ROUTE)
  const main = page.locator('main')
  for (const text of [
    'Lena Musterfeld',
    'Thursday, 2 October 2025',
    '12:10–12:30',
    'Anadolu Hall',
    'Keywords:',
  ])
    await expect.soft(main).toContainText(text)
  const href = (name: string | RegExp) => main.getByRole('link', { name }).getAttribute('href')
  for (const [name, start] of [
    [/^Calendar/, 'BEGIN:VCALENDAR'],
    ['BibTeX', '@inproceedings'],
    [/^RIS$/, 'TY  - CPAPER'],
    ['CSL-JSON', '[\n {\n  "id": "musterfeld2025-1A-4"'],
  ] as const)
    expect.soft(await (await request.get((await href(name))!)).text()).toContain(start)
  const meta = (name: string) =>
    page
      .locator(`meta[name="${name}"]`)
      .evaluateAll((tags) => tags.map((tag) => (tag as HTMLMetaElement).content))
  expect.soft(await meta('citation_title')).toEqual([expect.stringContaining('Frontal polymerisation')])
  expect.soft(await meta('citation_author')).toEqual(['Musterfeld, Lena', 'Beispielmann, Jonas'])
  expect.soft(await meta('citation_publication_date')).toEqual(['2025/10/02'])
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])

  await main.getByRole('link', { name: /Previous: Cure kinetics/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cure kinetics')
  await main.getByRole('link', { name: /Next/ }).click()
  await expect(page).toHaveURL(ROUTE)
  await main.getByRole('link', { name: '1A-4' }).click()
  await expect(entry(page, '1A-4')).toBeInViewport()
})

test('its card has the colour of the hall, stands beside the text, and a star there is one in the programme', async ({
  page,
}) => {
  await open(page, ROUTE)
  const card = page.getByRole('complementary', { name: '1A-4' })
  await expect(card).toContainText('Thermoset matrices and their cure')
  await expect(card).toContainText('Chair')
  const colour = await card.evaluate((element) => getComputedStyle(element).borderLeftColor)
  expect(colour).toBe('rgb(19, 104, 120)')
  const [beside, text] = [await card.boundingBox(), await page.getByText(TEXT).boundingBox()]
  expect(beside?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await card.getByRole('button', { name: 'Share' }).click()
  await expect(card).toContainText('Link copied')
  await card.getByRole('button', { name: /^Add to my programme/ }).click()
  await card.getByRole('link', { name: '1A-4' }).click()
  await expect(star(page, '1A-4')).toHaveAttribute('aria-pressed', 'true')
})

test('a talk without an abstract has its page as well, and its names lead to the index of people', async ({
  page,
}) => {
  await open(page, '/program')
  const talk = entry(page, 'PL1-1')
  await talk.getByRole('link', { name: /^Vitrimer matrices/ }).click()
  const main = page.locator('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Vitrimer matrices')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await main.getByRole('button', { name: 'Copy citation' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Örneksoy, Aylin \(2025\)\. Vitrimer .* In: Varsayan, Nejat.*İzmir, 2–4 October 2025/,
  )
  await main.getByRole('link', { name: 'Prof. Dr. Aylin Örneksoy' }).first().click()
  await expect(page).toHaveURL('/program/people#aylin-orneksoy')
  const person = main.locator('#aylin-orneksoy')
  await expect(person).toBeInViewport()
  await expect(person.getByRole('link', { name: /^PL1-1 Vitrimer/ })).toHaveAttribute(
    'href',
    '/program/vitrimer-matrices-for-fc55',
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
})

test('the index of people is in the order of the Turkish alphabet, and names each person once', async ({
  page,
}) => {
  await open(page, '/tr/program/people')
  const letters = await page.locator('main h2').allTextContents()
  expect(letters).toEqual(letters.toSorted((one, other) => one.localeCompare(other, 'tr')))
  expect(letters.indexOf('Ç')).toBe(letters.indexOf('C') + 1)
  const names = await page.locator('main h2 ~ p > strong').allTextContents()
  expect(names.length).toBeGreaterThan(200)
  expect(new Set(names).size).toBe(names.length)
})
