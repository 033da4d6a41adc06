// What visitors need for their stay: Accommodation, Social Program, Transportation, About İzmir, Workshops, Contact, the
// footer (specification, sections 2 and 9).
import { itinerary } from './edition'
import { expect, open, spilling, test } from './site'

test('Accommodation: three hotels with prices, distance and a booking link', async ({ page }) => {
  await open(page, '/venue/accommodation')
  const cards = page.locator('main article')
  await expect(cards).toHaveCount(3)
  for (const [index, [name, distance, prices, host]] of (
    [
      ['İmbat Business Hotel', '0.45 km', ['5,550', '6,550', '7,550'], 'imbat-business'],
      ['Kordon Deniz Hotel', '5.6 km', ['135', '150', '120', '135'], 'kordon-deniz'],
      ['Smyrna Garden Hotel', '1.8 km', ['130', '155', '185'], 'smyrna-garden'],
    ] as const
  ).entries()) {
    const card = cards.nth(index)
    await expect.soft(card.getByRole('heading', { name })).toBeVisible()
    await expect.soft(card.locator('img')).toBeVisible()
    await expect.soft(card).toContainText(distance)
    const cells = await card.getByRole('table').getByRole('cell').allTextContents()
    expect.soft(cells.map((cell) => cell.replace(/[^\d,]/g, ''))).toEqual(prices)
    const booking = card.locator('a[target="_blank"]')
    await expect.soft(booking).toHaveAttribute('href', `https://${host}.example.com/booking`)
  }
  await expect(page.locator('iframe[title="Accommodation Map"]')).toHaveAttribute('height', '450')
})

test('prices of any length stay within their cards', async ({ page }) => {
  await open(page, '/venue/accommodation')
  await page.evaluate(() => {
    for (const cell of document.querySelectorAll('main article td')) cell.textContent = '115.000,50 EUR'
    for (const room of document.querySelectorAll('main article tbody th'))
      room.textContent = 'Körfez manzaralı köşe süit'
  })
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await spilling(page, 'main article'), `${width} px`).toBe(0)
  }
})

test('Social Program: itinerary, lunch, vehicles, price and closing words', async ({ page }) => {
  await page.goto('/venue/social-program')
  const main = page.locator('main')
  for (const text of [
    '5 October 2025',
    'Ephesus',
    'House of the Virgin Mary',
    'Şirince',
    '40 EUR',
    '46 seats',
    '35 seats',
    '14 seats',
    'if needed',
    'entrance fees',
    'per person',
  ])
    await expect.soft(main).toContainText(text)
  expect((await main.locator('h2').allTextContents()).slice(0, 4)).toEqual([
    'Itinerary',
    'Lunch Menu',
    'Transportation',
    'Price',
  ])
  const times = await main.locator('ol time').allTextContents()
  expect(times).toEqual(itinerary.map(({ time }) => time))
  expect(times).toEqual([...times].sort())
})

test('Transportation: address, twelve bus lines that end at the metro, bold words, map', async ({ page }) => {
  await open(page, '/venue/transportation')
  const main = page.locator('main')
  await expect(main.locator('address').first()).toContainText('35530 Bayraklı')
  await expect(main).toContainText('Salhane')
  const rows = await page.getByRole('table').getByRole('row').allInnerTexts()
  expect(rows).toHaveLength(13)
  for (const row of rows) expect.soft(row.split('\t').filter(Boolean)).toHaveLength(3)
  await expect(main.locator('strong').filter({ hasText: 'ends at a metro stop' })).toHaveCSS(
    'font-weight',
    '700',
  )
  await expect(main).not.toContainText('**')
  await expect(page.locator('iframe[title="Venue Map"]')).toHaveAttribute('height', '450')
})

for (const path of ['/venue/about-Izmir', '/tr/venue/about-Izmir'])
  test(`${path}: three paragraphs and four photos`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('main p').filter({ hasText: /.{300}/ })).toHaveCount(3)
    await expect(page.locator('main figure:has(figcaption) img')).toHaveCount(4)
    for (const photo of await page.locator('main figure').all()) {
      await expect.soft(photo.locator('img')).toHaveAttribute('alt', /.{20}/)
      await expect.soft(photo.locator('figcaption')).not.toBeEmpty()
    }
  })

test('Workshops: places, fees, deadlines, form and the schedule of both days', async ({ page }) => {
  await page.goto('/workshop')
  const main = page.locator('main')
  for (const text of [
    '75',
    '200 EUR',
    '100 EUR',
    '20',
    '30 July 2025',
    '30 August 2025',
    '1 September 2025',
    'first come, first served',
    '13:30',
    '17:40',
    '09:20',
    '18:00',
    '2 October',
    '3 October',
    'Coordinator',
  ])
    await expect.soft(main).toContainText(text)
  await expect(main.locator('a[download]')).toHaveAttribute(
    'href',
    '/documents/workshop-application-form.docx',
  )
})

test('Contact: e-mail, network, telephone, fax, address and map', async ({ page }) => {
  await open(page, '/contact')
  const main = page.locator('main')
  await expect(main.locator('a[href="mailto:info@composites2025.example.org"]').first()).toBeVisible()
  await expect(main.locator('a[href="tel:+902320000000"]')).toBeVisible()
  await expect(main).toContainText('+90 232 000 00 01')
  await expect(main).toContainText('Örnek Sokak No: 6/3')
  const network = main.locator('a[href="https://linkedin.example.com/composites2025"]')
  await expect(network).toHaveAttribute('target', '_blank')
  await expect(main.locator('iframe[title="Venue Map"]')).toHaveAttribute('height', '450')
})

for (const [path, contact, links, registration] of [
  ['/', 'Contact Us', 'Quick Links', '/registration'],
  ['/tr/venue', 'Bize Ulaşın', 'Hızlı Bağlantılar', '/tr/registration'],
] as const)
  test(`the footer of ${path}`, async ({ page }) => {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    for (const name of [contact, links])
      await expect.soft(footer.getByRole('heading', { name })).toBeVisible()
    for (const href of [registration, 'mailto:info@composites2025.example.org', 'tel:+902320000000'])
      await expect.soft(footer.locator(`a[href="${href}"]`)).toBeVisible()
    for (const text of ['info@composites2025.example.org', '+90 232 000 00 01', '© 2025'])
      await expect.soft(footer).toContainText(text)
    await expect.soft(footer.locator('address')).toContainText('İzmir')
    const networks = footer.locator('a[target="_blank"]')
    await expect(networks).toHaveCount(4)
    for (const network of await networks.all()) await expect.soft(network).toHaveAccessibleName(/\w/)
  })
