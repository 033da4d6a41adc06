import { env } from 'node:process'
import { defineConfig, devices } from '@playwright/test'
import { isSample } from './tests/setup/sample.cjs'
import { findChromium } from './tools/install-chromium.mjs'

const desk = { viewport: { width: 1280, height: 900 } }

/** Each builds a site of its own, which takes longest. */
const builds = /(edited-edition|second-edition)\.desk\.spec\.ts$/

export default defineConfig({
  // An edition of its own has only the tests that hold for any edition.
  testDir: isSample ? 'tests/browser' : 'tests/browser/any-edition',
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  workers: 2,
  // No limits that a busy machine meets; a test that hangs still fails.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    // Set by `wait` below: any free port, so that several runs on one machine do not meet.
    baseURL: `http://localhost:${env['SITE_PORT']}`,
    locale: 'en-GB',
    // Requests that a worker answers would escape the tests that hold them back; offline.desk.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: ['--disable-gpu', '--disable-quic'] },
  },
  projects: [
    // These start first, so that none of them is left for the end, when the other worker has nothing more to do.
    { name: 'builds', testMatch: builds, use: desk },
    // Specs run on both kinds of screen unless their names say otherwise: programme.phone.spec.ts, every-page.desk.spec.ts.
    {
      name: 'phone',
      testIgnore: /\.desk\.spec\.ts$/,
      use: { ...devices['Pixel 7'], viewport: { width: 412, height: 915 } },
    },
    { name: 'desk', testIgnore: [/\.phone\.spec\.ts$/, builds], use: desk },
  ],
  webServer: {
    command: 'node --require tsx/cjs tools/serve.ts --port 0',
    wait: { stdout: /http:\/\/localhost:(?<site_port>\d+)/ },
    timeout: 300_000,
  },
})
