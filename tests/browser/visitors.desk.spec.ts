// What visitors need for their stay (specification, sections 2 and 9), and the footer.
import { itinerary } from './edition'
import { expect, open, spilling, test } from './site'

const EMAIL = 'mailto:info@composites2025.example.org'
const MAP = 'iframe[title="Venue Map"][height="450"]'

type Specified = {
  /** The headings of the page’s sections. */
  sections?: string[]
  says: string[]
  /** Selectors of what else is on the page. */
  has: string[]
}

/** What the specification wants on a page: its facts, and its links. */
const specified: Record<string, Specified> = {
  '/registration': {
    sections: ['Registration Fees', 'Payment Instructions', 'Submission Details', 'How to Register'],
    says: [
      'Early bird (until 28 July)',
      'Fees include the abstract booklet, coffee and tea, and lunches.',
      'TR33 0006 1005 1978 6457 8413 26',
      '+90 232 000 00 01',
      'Örnek Sokak No: 6/3',
    ],
    has: [
      `a[href="${EMAIL}"]`,
      'a[download][href$="/registration-form.docx"]',
      'a[href$="/privacy-consent.pdf"]',
    ],
  },
  '/submissions': {
    sections: [
      'Submission Guidelines',
      'Call for Full Papers',
      'Important Dates',
      'Disclaimer',
      'Submission Process',
      'Additional Notes',
      'Poster Awards',
    ],
    says: [
      'participants from Türkiye submit in Turkish and English',
      'at most 500 words',
      '5 cm margins',
      '4 cm at the sides',
      'Times New Roman',
      '12 pt, double line spacing',
      'bold and centred',
      'one blank line',
      'optional, but recommended',
      'under 4 pages',
      '70 cm wide and 100 cm high',
      '15 September 2025',
      '6 June 2025',
      '1 July 2025',
      '1 September 2025',
      '12,000 TL',
      '8,000 TL',
      '4,000 TL',
      '4 October 2025',
    ],
    has: ['full-text-template.docx', 'abstract-template.docx', 'poster-template.pptx'].map(
      (file) => `a[download][href="/documents/${file}"]`,
    ),
  },
  '/venue/social-program': {
    sections: ['Itinerary', 'Lunch Menu', 'Transportation', 'Price'],
    says: [
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
    ],
    has: [],
  },
  '/venue/transportation': { says: ['35530 Bayraklı', 'Salhane'], has: [MAP] },
  '/workshop': {
    says: [
      '75',
      '200 EUR',
      '100 EUR',
      '20% off',
      '30 July 2025',
      '30 August 2025',
      '1 September 2025',
      'first come, first served',
      'Thursday, 2 October 2025',
      '13:30',
      '17:40',
      'Friday, 3 October 2025',
      '09:20',
      '18:00',
      'Coordinator',
    ],
    has: ['a[download][href$="/workshop-application-form.docx"]'],
  },
  '/contact': {
    says: ['+90 232 000 00 01', 'Örnek Sokak No: 6/3'],
    has: [
      `a[href="${EMAIL}"]`,
      'a[href="tel:+902320000000"]',
      'a[href="https://linkedin.example.com/composites2025"][target="_blank"]',
      MAP,
    ],
  },
  '/exhibition': {
    says: ['Admission to the exhibition area is free and open to all visitors'],
    has: ['h2:text("What Exhibitors Receive") ~ ul > li:nth-child(7):last-child'],
  },
}

for (const [path, { sections = [], says, has }] of Object.entries(specified))
  test(`${path} has what is specified`, async ({ page }) => {
    await open(page, path)
    const main = page.locator('main')
    expect.soft((await main.locator('h2').allTextContents()).slice(0, sections.length)).toEqual(sections)
    for (const text of says) await expect.soft(main).toContainText(text)
    for (const selector of has) await expect.soft(main.locator(selector).first()).toBeVisible()
  })

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

test('the stops of the tour are in order of time', async ({ page }) => {
  await page.goto('/venue/social-program')
  const times = await page.locator('main ol time').allTextContents()
  expect(times).toEqual(itinerary.map(({ time }) => time))
  expect(times).toEqual([...times].sort())
})

test('Transportation: twelve bus lines that end at the metro, bold words', async ({ page }) => {
  await open(page, '/venue/transportation')
  const rows = await page.getByRole('table').getByRole('row').allInnerTexts()
  expect(rows).toHaveLength(13)
  for (const row of rows) expect.soft(row.split('\t').filter(Boolean)).toHaveLength(3)
  const main = page.locator('main')
  await expect(main.locator('strong').filter({ hasText: 'ends at a metro stop' })).toHaveCSS(
    'font-weight',
    '700',
  )
  await expect(main).not.toContainText('**')
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

for (const [path, contact, links, registration] of [
  ['/', 'Contact Us', 'Quick Links', '/registration'],
  ['/tr/venue', 'Bize Ulaşın', 'Hızlı Bağlantılar', '/tr/registration'],
] as const)
  test(`the footer of ${path}`, async ({ page }) => {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    for (const name of [contact, links])
      await expect.soft(footer.getByRole('heading', { name })).toBeVisible()
    for (const href of [registration, EMAIL, 'tel:+902320000000'])
      await expect.soft(footer.locator(`a[href="${href}"]`)).toBeVisible()
    for (const text of ['info@composites2025.example.org', '+90 232 000 00 01', '© 2025'])
      await expect.soft(footer).toContainText(text)
    await expect.soft(footer.locator('address')).toContainText('İzmir')
    const networks = footer.locator('a[target="_blank"]')
    await expect(networks).toHaveCount(4)
    for (const network of await networks.all()) await expect.soft(network).toHaveAccessibleName(/\w/)
  })
