// Without the local plugins (plugins/) pages are heavier, but the site builds, and every page reads and navigates. If this fails
// after a change of Gatsby, the fault is not in a plugin.
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, open, pages, switchTo, test } from './site'

const port = 9330
test.use({ baseURL: `http://localhost:${port}` })
test.describe.configure({ mode: 'serial' })

const LEFT_OUT = ['node_modules', 'public', '.cache', '.git', 'plugins', 'generated', 'test-results']

let copy: string
let server: ChildProcess

/** Copies the project without its plugins. The photographs become small, because encoding them takes longest. */
async function copyWithoutPlugins(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'without-plugins-'))
  cpSync('.', folder, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  const config = join(folder, 'gatsby-config.ts')
  const lines = readFileSync(config, 'utf8').split('\n')
  const plugins = readdirSync('plugins').map((name) => `'${name}',`)
  const left = lines.filter((line) => !plugins.includes(line.trim()))
  expect(left).toHaveLength(lines.length - plugins.length)
  writeFileSync(config, left.join('\n'))
  for (const photo of readdirSync(join(folder, 'static')).filter((name) => name.endsWith('.jpg'))) {
    const path = join(folder, 'static', photo)
    writeFileSync(path, await sharp(path).resize(64).toBuffer())
  }
  return folder
}

test.beforeAll(async () => {
  test.setTimeout(400_000)
  copy = await copyWithoutPlugins()
  const run = promisify(execFile)
  await run(process.execPath, ['tools/gatsby.mjs', 'build'], { cwd: copy, env: { ...process.env, CI: '1' } })
  server = spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'tools/serve.ts', '--port', String(port)],
    { cwd: copy, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await new Promise((resolve) => server.stdout?.once('data', resolve))
})

test.afterAll(() => {
  server?.kill()
  if (copy) rmSync(copy, { recursive: true, force: true })
})

/** Gatsby inlines small fonts into its stylesheet, which the policy refuses: other fonts are used. */
test.afterEach(({ watch }) => {
  watch.complaints = watch.complaints.filter((complaint) => !complaint.includes('data:font/woff2'))
})

test('every page has its heading and its text, and its scripts start', async ({ page }) => {
  test.setTimeout(120_000)
  for (const { path } of pages) {
    await open(page, path)
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
