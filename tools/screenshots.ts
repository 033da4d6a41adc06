// npm run screenshots: pictures of every page in both languages at three widths, and of the printed programme, into screenshots/.
import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from './install-chromium.mjs'
import { builtSite } from './built-site'
import { listening, runTool } from './run-tool'

void runTool('screenshots', {}, async () => {
  const { server, serving } = builtSite()
  const site = `http://${await listening(server)}${serving.prefix}`
  mkdirSync('screenshots', { recursive: true })
  const browser = await chromium.launch({ executablePath: findChromium() })
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    const map = { contentType: 'text/html', body: '<!doctype html><title>Map</title>' }
    const isElsewhere = ({ hostname }: URL) => hostname !== 'localhost'
    await page.route(isElsewhere, (route) => route.fulfill(map))
    for (const path of serving.pages.filter((one) => one !== '/404.html')) {
      const file = `screenshots/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}`
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(site + path, { waitUntil: 'load' })
        // Lazy pictures are loaded when they are scrolled to.
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 600) {
            scrollTo(0, y)
            await new Promise((resolve) => setTimeout(resolve, 40))
          }
          scrollTo(0, 0)
        })
        await page.waitForLoadState('networkidle')
        await page.screenshot({ path: `${file}-${width}.png`, fullPage: true })
      }
      if (/\/program$/.test(path))
        await page.pdf({ path: `${file}-print.pdf`, format: 'A4', printBackground: true })
      console.log(path)
    }
    return 0
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
})
