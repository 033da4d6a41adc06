// npm run screenshots: pictures of every page in both languages at three widths, and of the printed programme, into screenshots/.
import { mkdirSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { findChromium } from './install-chromium.mjs'
import { builtSite } from './built-site'
import { listening } from './listening'
import { runTool } from './run-tool'

const widths = [360, 768, 1440]
const folder = 'screenshots'

const fileName = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/** Takes the picture of a page, after scrolling through it so that lazy pictures are loaded. */
async function takePage(browser: Browser, site: string, path: string, width: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
  )
  await page.goto(site + path, { waitUntil: 'load' })
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${folder}/${fileName(path)}-${width}.png`, fullPage: true })
  await page.close()
}

async function printProgramme(browser: Browser, site: string, path: string): Promise<void> {
  const page = await browser.newPage()
  await page.goto(site + path, { waitUntil: 'load' })
  await page.pdf({ path: `${folder}/${fileName(path)}-print.pdf`, format: 'A4', printBackground: true })
  await page.close()
}

void runTool('screenshots', {}, async () => {
  const { server, serving } = builtSite()
  const site = `http://${await listening(server)}${serving.prefix}`
  try {
    mkdirSync(folder, { recursive: true })
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
    const paths = serving.pages.filter((path) => path !== '/404.html')
    for (const path of paths) {
      for (const width of widths) await takePage(browser, site, path, width)
      console.log(path)
    }
    for (const path of ['/program', '/tr/program']) await printProgramme(browser, site, path)
    await browser.close()
    return 0
  } finally {
    server.close()
    server.closeAllConnections()
  }
})
