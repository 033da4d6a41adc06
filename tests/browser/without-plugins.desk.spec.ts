// Without the local plugins (plugins/) pages are heavier, but the site builds, and every page reads and navigates. If this fails
// after a change of Gatsby, the fault is not in a plugin.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { builtSite } from '../../tools/built-site'
import { build, copyOfProject, shrinkPhotos } from '../../tools/copy-of-project'
import { listening } from '../../tools/run-tool'
import { expect, open, pages, switchTo, test } from './site'

let address: string
test.use({ baseURL: ({ browserName: _ }, use) => use(address) })
test.describe.configure({ mode: 'serial' })

let copy: string
let server: Server

test.beforeAll(async () => {
  // Generous: this is a cold build on a machine that is busy with other tests.
  test.setTimeout(1_200_000)
  copy = copyOfProject(process.cwd())
  rmSync(join(copy, 'plugins'), { recursive: true })
  const config = join(copy, 'gatsby-config.ts')
  const lines = readFileSync(config, 'utf8').split('\n')
  const plugins = readdirSync('plugins')
    .filter((name) => !name.endsWith('.ts'))
    .map((name) => `'${name}',`)
  const left = lines.filter((line) => !plugins.includes(line.trim()))
  expect(left).toHaveLength(lines.length - plugins.length)
  writeFileSync(config, left.join('\n'))
  await shrinkPhotos(copy)
  await build(copy)
  server = builtSite(copy).server
  address = `http://${await listening(server)}`
})

test.afterAll(() => {
  server?.close()
  if (copy) rmSync(copy, { recursive: true, force: true })
})

/** Gatsby inlines small fonts into its stylesheet, which the policy refuses: other fonts are used. */
test.afterEach(({ watch }) => {
  watch.complaints = watch.complaints.filter((complaint) => !complaint.includes('data:font/woff2'))
})

test('every page has its heading and its text, and its scripts start', async ({ page }) => {
  for (const { path, language } of pages) {
    // Turkish pages have the same scripts.
    await (language === 'en' ? open(page, path) : page.goto(path))
    await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect.soft((await page.locator('main').innerText()).length, path).toBeGreaterThan(400)
  }
})

test('links, Back and the language button work without a new document', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('main a[href="/registration"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration')
  await switchTo(page, 'tr')
  await page.goBack()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})
