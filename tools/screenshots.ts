// npm run screenshots: pictures of every page in both languages at three widths, and of the printed programme, into screenshots/.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { readEdition, editionOnDisk } from '../pipeline/read'
import { pathOf } from '../pipeline/records/page'
import { findChromium } from './install-chromium.mjs'

const PORT = 9200
const widths = [360, 768, 1440]
const folder = 'screenshots'

const fileName = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/** Scrolls through the page, so that lazy pictures are there. */
async function takePage(browser: Browser, path: string, width: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
  )
  await page.goto(`http://localhost:${PORT}${path}`, { waitUntil: 'load' })
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    scrollTo(0, 0)
  })
  await page.waitForTimeout(300)
  await page.screenshot({ path: `${folder}/${fileName(path)}-${width}.png`, fullPage: true })
  await page.close()
}

async function printProgramme(browser: Browser, path: string): Promise<void> {
  const page = await browser.newPage()
  await page.goto(`http://localhost:${PORT}${path}`, { waitUntil: 'load' })
  await page.pdf({ path: `${folder}/${fileName(path)}-print.pdf`, format: 'A4', printBackground: true })
  await page.close()
}

async function untilServed(): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    if (await fetch(`http://localhost:${PORT}/`).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The built site is not served. Run npm run build first.')
}

const server = spawn(process.execPath, [
  'node_modules/tsx/dist/cli.mjs',
  'tools/serve.ts',
  '--port',
  String(PORT),
])
try {
  mkdirSync(folder, { recursive: true })
  await untilServed()
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  })
  const paths = readEdition(editionOnDisk(process.cwd())).pages.map(({ route, language }) =>
    pathOf(route, language),
  )
  for (const path of paths) {
    for (const width of widths) await takePage(browser, path, width)
    console.log(path)
  }
  for (const path of ['/program', '/tr/program']) await printProgramme(browser, path)
  await browser.close()
} finally {
  server.kill()
}
