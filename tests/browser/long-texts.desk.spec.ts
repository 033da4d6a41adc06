// Names, titles and prices of any length have room.
import { expect, open, spilling, test } from './site'

for (const [path, boxes, text, long] of [
  ['/', 'main li:has(picture)', 'p a', 'Dr. Öğr. Üyesi Elyafdokumacıoğullarıgil-Reçineci'],
  ['/speakers', 'main article', 'h3', 'Dr. Öğr. Üyesi Elyafdokumacıoğullarıgil-Reçineci'],
  ['/venue/accommodation', 'main article', 'td', '115.000,50 EUR'],
  ['/venue/accommodation', 'main article', 'tbody th', 'Körfez manzaralı köşe süit'],
] as const)
  test(`${path}: “${long}” stays in its box, even among many`, async ({ page }) => {
    await open(page, path)
    await page.locator(boxes).evaluateAll(
      (all, [where, what]) => {
        for (const box of all) {
          for (const found of box.querySelectorAll(where)) found.textContent = what
          for (let copy = 0; copy < 3; copy += 1) box.after(box.cloneNode(true))
        }
      },
      [text, long] as const,
    )
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await spilling(page, boxes), `${width} px`).toBe(0)
    }
  })

test('an affiliation of two lines is shown in two lines', async ({ page }) => {
  await page.goto('/speakers')
  const affiliation = await page.getByText('Department of Polymer Engineering,').innerText()
  expect(affiliation).toContain('Engineering,\nEgekıyı Technical University')
})
