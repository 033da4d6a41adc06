// The editor, working on local files: what is entered in a form is written to the file, the check accepts it, and the site
// built from it shows it. That build also contains the unusual edits of good-edits.yaml, and has no local plugins: every page reads and
// navigates as well.
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import { dirname, join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { build, copyOfProject, shrinkPhotos } from '../setup/copy-of-project'
import { builtSite } from '../../tools/built-site'
import { listening } from '../../tools/run-tool'
import { changedFiles } from '../content/edits'
import { goodEdits, seenAt } from '../content/good-edits'
import { open as openPage, pages, switchTo } from './site'

let root: string
let editor: ChildProcess
let site: Server | undefined

/** The addresses of the editor, which only who started it knows, and of the edited edition. */
let address: string
let built: string

const fileOf = (path: string) => readFileSync(join(root, path), 'utf8')

async function open(page: Page, path: string, collection: string) {
  await page.goto(`${address}${path}#/collections/${collection}`)
  const signIn = page.getByRole('button', { name: /^(login|giriş yap|giriş)$/i })
  await expect(signIn.or(page.getByRole('heading', { level: 1 })).first()).toBeVisible()
  if (await signIn.isVisible()) await signIn.click()
}

/** Opens the form of one file from the list of its collection, as an organiser would. */
const openFile = (page: Page, collection: string, file = collection) =>
  page.locator(`a[href$="/collections/${collection}/entries/${file}"]`).click()

async function publish(page: Page) {
  await page.getByRole('button', { name: /^Publish$/ }).click()
  await page.getByText(/^Publish now$/).click()
}

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  root = copyOfProject(process.cwd())
  const call = ['--require', 'tsx/cjs', 'admin/local.ts', '--root', root, '--port', '0']
  editor = spawn(process.execPath, call, { stdio: ['ignore', 'pipe', 'inherit'] })
  address = await new Promise((found, failed) => {
    editor.stdout?.on('data', (part) => {
      const [, printed] = /Editor: (\S+)/.exec(String(part)) ?? []
      if (printed) found(printed)
    })
    editor.on('exit', () => failed(new Error('npm run admin ended.')))
  })
})

test.afterAll(() => {
  editor?.kill('SIGTERM')
  site?.close()
  if (root) rmSync(root, { recursive: true, force: true })
})

/** The status of an answer to a page that has led its own name to this computer, or does not know the address. */
const statusOf = (path: string, host: string, body?: object) =>
  new Promise<number | undefined>((done, failed) => {
    const headers = { host, 'content-type': 'application/json' }
    const asked = request(
      { port: new URL(address).port, host: 'localhost', path, headers, method: body ? 'POST' : 'GET' },
      (answer) => {
        answer.resume()
        done(answer.statusCode)
      },
    )
    asked.on('error', failed).end(body && JSON.stringify(body))
  })

test('no page elsewhere reads or writes files through the editor', async () => {
  const { port } = new URL(address)
  const here = `localhost:${port}`
  const folder = new URL(address).pathname.replace(/\/admin$/, '')
  const files = (...paths: string[]) => ({
    action: 'entriesByFiles',
    params: { branch: 'main', files: paths.map((path) => ({ path })) },
  })
  const entry = { slug: 'hooks', path: '.git/hooks/pre-commit', raw: 'rm -rf /' }
  const write = {
    action: 'persistEntry',
    params: { branch: 'main', dataFiles: [entry], assets: [], options: { commitMessage: '' } },
  }
  const api = `${folder}/api/v1`
  expect(await statusOf(api, here, files('content/site.yaml'))).toBe(200)
  expect(await statusOf(api, `127.0.0.1:${port}`, files('content/site.yaml'))).toBe(200)
  expect(await statusOf(`${folder}/admin`, `rebound.example.org:${port}`)).toBe(403)
  expect(await statusOf(api, `rebound.example.org:${port}`, files('content/site.yaml'))).toBe(403)
  expect(await statusOf('/admin', here)).toBe(403)
  expect(await statusOf('/api/v1', here, files('content/site.yaml'))).toBe(403)
  expect(await statusOf(api, here, files('.git/config'))).toBe(403)
  expect(await statusOf(api, here, files('content/../package.json'))).toBe(403)
  expect(await statusOf(api, here, write)).toBe(403)
  expect(existsSync(join(root, entry.path))).toBe(false)
})

test('its first page leads to the editor in Turkish', async ({ page }) => {
  await page.goto(address)
  await page.getByRole('link', { name: 'Düzenleyiciyi aç' }).click()
  await expect(page).toHaveURL(/\/admin\/tr\//)
  await open(page, '/tr/', 'speakers')
  await expect(page.getByRole('heading', { level: 1, name: 'Konuşmacılar' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Önemli tarihler' })).toBeVisible()
})

test('a change to a speaker is saved; nothing is loaded from other hosts, and search engines are kept out', async ({
  page,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^https?:$/.test(protocol) && hostname !== 'localhost') elsewhere.push(request.url())
  })
  await open(page, '/en', 'speakers')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  await openFile(page, 'speakers')
  await page.getByRole('button', { name: 'Expand' }).first().click()
  const name = page.getByRole('textbox', { name: 'Name' }).first()
  await expect(name).toHaveValue('Prof. Dr. Aylin Örneksoy')
  await name.fill('Prof. Dr. Aylin Örneksoy-Deneme')
  await publish(page)
  await expect.poll(() => fileOf('content/data/speakers.yaml')).toContain('Prof. Dr. Aylin Örneksoy-Deneme')
  const before = readFileSync('content/data/speakers.yaml', 'utf8')
  expect(fileOf('content/data/speakers.yaml')).toBe(before.replace('Aylin Örneksoy', 'Aylin Örneksoy-Deneme'))
  expect(elsewhere).toEqual([])
})

test('what the check would refuse is not saved, and the editor says why', async ({ page }) => {
  await open(page, '/en', 'fees')
  await openFile(page, 'fees')
  await page.getByRole('button', { name: 'Expand' }).first().click()
  await page.getByRole('textbox', { name: 'Short name' }).first().fill('Not A Key')
  await publish(page)
  await expect(page.getByText(/is not a short name/).first()).toBeVisible()
  expect(fileOf('content/data/fees.yaml')).not.toContain('Not A Key')
})

test('a change to a page leaves the rest of its file as it was', async ({ page }) => {
  const path = 'content/pages/contact/tr.mdx'
  const before = fileOf(path).replace('---\n', '---\n# Sekreterlik onayladı.\n').trimEnd()
  writeFileSync(join(root, path), `${before}\n`)
  await open(page, '/en', 'pages-tr')
  await openFile(page, 'pages-tr', 'contact-tr')
  const text = page.getByRole('textbox', { name: /^Text/ })
  await expect(text).not.toHaveValue('')
  await text.fill(`${await text.inputValue()}\n\nDüzenleyiciyle eklenen bir cümle.`)
  await publish(page)
  await expect.poll(() => fileOf(path)).toBe(`${before}\n\nDüzenleyiciyle eklenen bir cümle.\n`)
})

test('an abstract begins with the author’s text; once corrected, the correction is opened', async ({
  page,
}) => {
  const openAbstract = async () => {
    await open(page, '/en', 'abstracts-en')
    await page.getByRole('link', { name: /^1A-1 / }).click()
  }
  await openAbstract()
  const text = page.getByRole('textbox', { name: /^Text/ })
  await expect(text).toHaveValue(/V\*<sub>f<\/sub> = 0\.58/)
  await text.fill((await text.inputValue()).replace('= 0.58', '= 0.61'))
  await publish(page)
  const saved = join(root, 'content/abstracts/low-temperature-cure-37c1/en.mdx')
  await expect.poll(() => existsSync(saved)).toBe(true)
  await page.goto('about:blank')
  await openAbstract()
  await expect(text).toHaveValue(/= 0\.61/)
})

/** The files as they are on disk, with their line ends. */
const onDisk = {
  read: (path: string) => (existsSync(join(root, path)) ? fileOf(path) : undefined),
  bytes: (path: string) => readFileSync(join(root, path)),
}

/** Makes, one after another, all unusual edits that are compatible with each other. */
function editUnusually() {
  for (const edit of goodEdits.filter(({ alone }) => !alone))
    for (const [file, text = ''] of Object.entries(changedFiles(edit, onDisk))) {
      const path = join(root, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
}

/** Without the local plugins (plugins/) pages are heavier. If this build fails after a change of Gatsby, the fault is not in a plugin. */
function removePlugins() {
  const names = readdirSync(join(root, 'plugins')).filter((name) => !name.endsWith('.ts'))
  rmSync(join(root, 'plugins'), { recursive: true })
  const config = fileOf('gatsby-config.ts')
  const left = config.split('\n').filter((line) => !names.some((name) => line.trim() === `'${name}',`))
  expect(left).toHaveLength(config.split('\n').length - names.length)
  writeFileSync(join(root, 'gatsby-config.ts'), left.join('\n'))
}

test('what was saved and every unusual edit passes the check, and can be built without the local plugins', async () => {
  // Generous: this is a cold build on a machine that is busy with other tests.
  test.setTimeout(1_200_000)
  editUnusually()
  await shrinkPhotos(root)
  removePlugins()
  await build(root)
  site = builtSite(root).server
  built = `http://${await listening(site)}`
})

test.describe('on the built site', () => {
  // Maps come from other hosts.
  test.beforeEach(({ page }) => page.route('https://**', (route) => route.fulfill({ body: 'Stub' })))

  /** A page as it is sent; compressing it would take longer than reading it. */
  const sourceOf = async (page: Page, path: string) =>
    (await page.request.get(built + path, { headers: { 'Accept-Encoding': 'identity' } })).text()

  /** The text of a page as it is sent, including alternative texts of pictures. Nothing that it consists of is loaded. */
  const textOf = async (page: Page, path: string) => {
    const html = await sourceOf(page, path)
    const parts = await page.evaluate((source) => {
      const { body, images } = new DOMParser().parseFromString(source, 'text/html')
      return [body.textContent, ...[...images].map(({ alt }) => alt)]
    }, html)
    return parts.join(' ').replace(/\s+/g, ' ')
  }

  test('changes made in the editor are on their pages', async ({ page }) => {
    expect(await textOf(page, '/speakers')).toContain('Prof. Dr. Aylin Örneksoy-Deneme')
    expect(await textOf(page, '/tr/contact')).toContain('Düzenleyiciyle eklenen bir cümle.')
    expect(await textOf(page, '/program/low-temperature-cure-37c1')).toContain('= 0.61')
  })

  test('every unusual edit is on its page', async ({ page }) => {
    const pagesRead = new Map<string, string>()
    for (const edit of goodEdits.filter(({ alone }) => !alone)) {
      const { path, text } = seenAt(edit)
      if (!pagesRead.has(path)) pagesRead.set(path, await textOf(page, path))
      expect.soft(pagesRead.get(path), `${edit.name}, on ${path}`).toContain(text.replace(/\s+/g, ' '))
    }
  })

  test('nothing is asked of a map’s host before a press', async ({ page }) => {
    const elsewhere: string[] = []
    page.on('request', (sent) => {
      if (!sent.url().startsWith(`${new URL(built).origin}/`)) elsewhere.push(sent.url())
    })
    for (const [path, show, title] of [
      ['/venue', 'Show the map', 'Venue Map'],
      ['/tr/venue/accommodation', 'Haritayı göster', 'Accommodation Map'],
      ['/venue/transportation', 'Show the map', 'Venue Map'],
      ['/tr/contact', 'Haritayı göster', 'Venue Map'],
    ] as const) {
      elsewhere.length = 0
      await openPage(page, `${built}${path}`)
      const link = page.getByRole('link', { name: show, exact: true })
      await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//)
      await expect(page.locator('iframe')).toHaveCount(0)
      await link.scrollIntoViewIfNeeded()
      await expect(page.getByText('www.openstreetmap.org')).toBeInViewport()
      const place = link.locator('..')
      const before = await place.boundingBox()
      expect(before?.height, path).toBe(450)
      expect(elsewhere, path).toEqual([])
      await link.press('Enter')
      const map = page.locator(`iframe[title="${title}"]`)
      await expect.poll(() => elsewhere[0]).toMatch(/^https:\/\/www\.openstreetmap\.org\//)
      await expect(map).toBeFocused()
      expect(await map.boundingBox(), path).toEqual(before)
    }
  })

  test('an added hall and day are in the programme', async ({ page }) => {
    await openPage(page, `${built}/program`)
    await expect(page.getByRole('heading', { name: /5 October/ }).first()).toBeVisible()
    await expect(page.locator('#day-2025-10-03').getByText('Ege Hall').first()).toBeVisible()
  })

  test('every page has its heading and its text, and the scripts of its template start', async ({ page }) => {
    const begun = new Set<string>()
    for (const { path } of pages) {
      const html = await sourceOf(page, path)
      expect.soft(html.split('<h1'), path).toHaveLength(2)
      const [template = ''] = /component---src-templates-[\w-]+?(?=-[0-9a-f]{20})/.exec(html) ?? []
      expect.soft(template, path).not.toBe('')
      if (begun.has(template)) continue
      begun.add(template)
      await openPage(page, built + path)
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect.soft((await page.locator('main').innerText()).length, path).toBeGreaterThan(400)
    }
  })

  test('links, Back and the language button work without a new document', async ({ page }) => {
    await openPage(page, `${built}/`)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.locator('main a[href="/registration"]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration')
    await switchTo(page, 'tr')
    await page.goBack()
    await expect(page).toHaveURL(`${built}/`)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
})
