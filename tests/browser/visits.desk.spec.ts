// Visits, step by step, as visits.yaml has them: what readers do, and what they then see.
import { patternOf, rowsIn } from '../setup/rows'
import { expect, hold, shows, sideways, started, test, type Page } from './site'

type Visit = { name: string; errors?: boolean; steps: (string | Record<string, string | string[]>)[] }
type Readers = keyof typeof readers

const phone = { viewport: { width: 412, height: 915 }, isMobile: true, hasTouch: true }
const readers = {
  'on a desk': { permissions: ['clipboard-read', 'clipboard-write'] },
  'on a touch screen': { hasTouch: true },
  'on a phone': phone,
  'without JavaScript': { javaScriptEnabled: false },
  'on a phone without JavaScript': { ...phone, javaScriptEnabled: false },
}

const { names, ...visits } = rowsIn<Record<Readers, Visit[]> & { names: Record<string, string> }>(
  'tests/browser/visits.yaml',
)

const roles = ['alert', 'button', 'dialog', 'heading', 'img', 'link', 'listitem', 'status'] as const

/** What a step names: a role with its name, a “text”, a name of the list or a CSS selector; within what follows “in”. */
function find(page: Page, target: string) {
  const [what = '', place] = target.split(' in ')
  const within = place ? page.locator(names[place] ?? place) : page
  const role = roles.find((one) => what.split(' ')[0] === one)
  const name = role && what.slice(role.length + 1)
  const found = role
    ? within.getByRole(role, name ? { name: patternOf(name) } : {})
    : within.locator(/^“.*”$/.test(what) ? `text=${what.slice(1, -1)}` : (names[what] ?? what))
  return found.filter({ visible: true }).first()
}

/** Requests that are held back. */
let release = () => {}

const steps: Record<string, (page: Page, what: string) => unknown> = {
  open: (page, path) => page.goto(path),
  start: (page) => started(page),
  reload: (page) => page.reload(),
  back: (page) => page.goBack(),
  forward: (page) => page.goForward(),
  wait: (page, milliseconds) => page.waitForTimeout(Number(milliseconds)),
  window: (page, size) => {
    const [width = 0, height = 0] = size.split(' × ').map(Number)
    return page.setViewportSize({ width, height })
  },
  clock: (page, time) => page.clock.setFixedTime(new Date(time)),
  network: (page, state) => page.context().setOffline(state === 'off'),
  'cut off': (page, files) => page.route(new RegExp(files), (route) => route.abort()),
  hold: async (page, files) => (release = await hold(page, files)),
  release: async (page, files) => {
    const arrived = page.waitForResponse(files)
    release()
    await arrived
    await page.waitForTimeout(500)
  },

  press: (page, target) => find(page, target).click(),
  tap: (page, target) => find(page, target).tap(),
  hover: (page, target) => find(page, target).hover(),
  'press beside it': (page) => page.mouse.click(4, 300),
  leave: (page) => page.mouse.move(600, 600),
  focus: (page, target) => find(page, target).focus(),
  keys: async (page, keys) => {
    for (const key of keys.split(' ')) await page.keyboard.press(key)
  },
  fill: (page, text) => page.getByRole('searchbox').fill(text),

  sees: (page, target) => expect(find(page, target)).toBeVisible(),
  'does not see': (page, target) => expect(find(page, target)).toHaveCount(0),
  'is shown': (page, target) => expect(find(page, target)).toBeInViewport(),
  'is not shown': (page, target) => expect(find(page, target)).not.toBeInViewport(),
  'focus is on': (page, target) => expect(find(page, target)).toBeFocused(),
  'is at': (page, address) =>
    expect.poll(() => page.url().replace(/^\w+:\/\/[^/]+/, '')).toMatch(patternOf(address)),
  title: (page, title) => expect(page).toHaveTitle(patternOf(title)),
  language: (page, language) => shows(page, language as 'en' | 'tr'),
  reads: async (page, heading) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(patternOf(heading))
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(100)
  },
  'the toggle says': (page, words) => expect(find(page, 'the toggle')).toHaveAccessibleDescription(words),
  'stores nothing about': async (page, words) => {
    expect(await page.context().cookies()).toEqual([])
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(stored).not.toMatch(new RegExp(words, 'i'))
  },
  selected: async (page, text) =>
    expect(await page.evaluate(() => String(getSelection()))).toMatch(patternOf(text)),
  'is red': (page, target) => expect(find(page, target)).toHaveCSS('color', 'rgb(200, 16, 46)'),
  'is not red': (page, target) => expect(find(page, target)).not.toHaveCSS('color', 'rgb(200, 16, 46)'),
  'has room for a finger': async (page, selector) => {
    for (const target of await page.locator(`${selector} >> visible=true`).all()) {
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
      expect(Math.min(width, height), await target.innerText()).toBeGreaterThanOrEqual(44)
    }
  },
  'scrolls sideways': async (page, pixels) =>
    expect(await sideways(page)).toBeLessThanOrEqual(Number(pixels)),
  copied: async (page, text) => {
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(patternOf(text))
  },
}

for (const [who, all] of Object.entries(visits))
  test.describe(who, () => {
    test.use(readers[who as Readers])
    for (const { name, errors = false, steps: todo } of all)
      test(name, async ({ page, watch, javaScriptEnabled }) => {
        for (const [verb, targets] of todo.flatMap((one) =>
          Object.entries(typeof one === 'string' ? { [one]: '' } : one),
        ))
          for (const target of [targets].flat())
            await test.step(`${verb}: ${target}`, async () => {
              await steps[verb]!(page, String(target))
              if (verb === 'open' && javaScriptEnabled) await started(page)
            })
        // What a visit has cut off is reported by the browser.
        if (errors) watch.complaints = watch.complaints.filter((line) => line.startsWith('uncaught'))
      })
  })
