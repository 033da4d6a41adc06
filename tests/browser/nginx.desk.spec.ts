// The site in Debian's nginx, configured and started as in the container: addresses, headers, and every page under its content
// security policy. With CONTAINER=http://localhost:8080 the same is asked of the container itself.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { headersFor } from '../../pipeline/outputs/site/headers'
import { nginxConfiguration } from '../../pipeline/outputs/site/hosts/nginx'
import type { Serving } from '../../pipeline/outputs/site/serving'
import { freeHost } from '../../tools/run-tool'
import { rowsIn } from '../setup/rows'
import { expect, pages, test } from './site'

const container = process.env['CONTAINER']
const program = ['/usr/sbin/nginx', 'nginx'].find((path) => spawnSync(path, ['-v']).status === 0)
/** Debian's own configuration, which the container uses as it is. */
const debian = '/etc/nginx/nginx.conf'
const root = process.cwd()
const serving = JSON.parse(readFileSync(join(root, 'deploy/generated/serving.json'), 'utf8')) as Serving

test.skip(
  !container && !(program && existsSync('/etc/debian_version') && existsSync(debian)),
  'There is no nginx of Debian here: apt-get install nginx-light',
)
let address: string
test.use({ baseURL: ({ browserName: _ }, use) => use(address) })
// Not in parallel: all tests of this file share one server.
test.describe.configure({ mode: 'default' })

/** The options with which the container starts nginx. */
function optionsInContainer(): string[] {
  const [, command = '[]'] =
    /^CMD (\[.*\])$/m.exec(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')) ?? []
  const [name, ...options] = JSON.parse(command) as string[]
  expect(name).toBe('nginx')
  return options
}

let folder: string
let nginx: ChildProcess | undefined

/** Starts nginx as the container does; all that it reads and writes is in a folder of its own. */
function start(): void {
  folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const inFolder = (text: string) =>
    text
      .replaceAll('/etc/nginx/conf.d', folder)
      .replaceAll('/var/log/nginx', folder)
      .replaceAll(/(?<![/\w])\/run(?=\/)/g, folder)
      .replace(/^.*sites-enabled.*$/m, '')
  const uploads = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')
  const ofDebian = inFolder(readFileSync(debian, 'utf8'))
    // Whoever runs the tests must be able to read this checkout and to write those folders.
    .replace(/^user .*/m, process.getuid?.() === 0 ? 'user root;' : '')
    .replace('http {', `http { ${uploads}`)
  writeFileSync(join(folder, 'nginx'), ofDebian)
  const own = nginxConfiguration(serving, join(root, 'public'))
  writeFileSync(join(folder, 'symposium.conf'), own.replaceAll('8080', new URL(address).port))
  const options = ['-c', join(folder, 'nginx'), ...optionsInContainer().map(inFolder)]
  nginx = spawn(program!, options, { stdio: 'inherit' })
}

test.beforeAll(async () => {
  address = container ?? `http://${await freeHost()}`
  if (!container) start()
  await expect(async () => {
    expect((await fetch(`${address}/`)).status).toBe(200)
  }).toPass()
})

test.afterAll(() => {
  if (!nginx) return
  nginx.kill()
  rmSync(folder, { recursive: true, force: true })
})

test('every page and each kind of file has its own headers, with which all tests of the local server run', async ({
  request,
}) => {
  const html = await (await request.get('/program')).text()
  const [bundle = ''] = /\/component---[^"]+\.js/.exec(html) ?? []
  const files =
    '/page-data/program/page-data.json /calendars/en/programme.ics /1.jpg /programyeni.pdf /schedule.xml /favicon.ico /admin/'
  for (const path of [...pages.map(({ path }) => path), bundle, ...files.split(' ')]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    for (const [name, value] of Object.entries(headersFor(path, serving)))
      expect([path, answer.headers()[name.toLowerCase()]]).toEqual([path, value])
  }
})

test('text without a compressed copy is compressed on the fly', async ({ request }) => {
  for (const path of ['/', '/page-data/program/page-data.json', '/calendars/en/programme.ics']) {
    const { 'content-encoding': encoding, vary } = (
      await request.get(path, { headers: { 'Accept-Encoding': 'gzip' } })
    ).headers()
    expect({ path, encoding, vary }).toEqual({ path, encoding: 'gzip', vary: 'Accept-Encoding' })
  }
})

test('addresses with a final slash, capitals, /index.html or /en redirect to the one right address', async ({
  request,
}) => {
  const { redirects } = rowsIn<{ redirects: Record<string, string> }>('tests/browser/rows.yaml')
  for (const [asked, right] of Object.entries(redirects)) {
    const answer = await request.get(asked, { maxRedirects: 0 })
    expect([asked, answer.status(), answer.headers()['location']]).toEqual([asked, 301, right])
  }
})

test('an unknown address answers 404 with the site’s own page', async ({ page, watch }) => {
  for (const path of ['/nowhere', '/tr/nowhere', '/static/none.png', '/404.html', '/404', '/404/']) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  watch.complaints.length = 0
})
