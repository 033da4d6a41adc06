// npm run import -- FILE: a sheet that does not say everything, decided by keyboard, and its next version.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { writeXlsx } from 'hucre/xlsx'
import { copyOfProject } from '../setup/copy-of-project'

let root: string
let tool: ChildProcess | undefined
test.beforeAll(() => {
  root = copyOfProject(process.cwd())
  const emptied = ['tools/new-edition.ts', '--edition', '6', '--year', '2025']
  spawnSync(process.execPath, ['--require', 'tsx/cjs', ...emptied], { cwd: root })
})
test.afterEach(() => tool?.kill())
test.afterAll(() => rmSync(root, { recursive: true, force: true }))

const HEADINGS = ['Saat', 'Bildiri', 'Kim', 'Yer']
const TALKS = [
  ['09:00-09:20', 'Curing of bio-based epoxy resins under vacuum', 'Ayşe Demirkan (Kuzey Üniversitesi)', ''],
  ['09:20-09:40', 'Fatigue of stitched carbon laminates', 'Mehmet Örsoğlu (Güney Üniversitesi)', ''],
]

async function workbook(name: string, tab: string, rows: string[][]): Promise<string> {
  const path = join(root, name)
  writeFileSync(path, await writeXlsx({ sheets: [{ name: tab, rows: [HEADINGS, ...rows] }] }))
  return path
}

const call = ['--require', 'tsx/cjs', 'tools/import.ts']

/** Opens the page of a file in a language. */
async function openPage(page: Page, file: string, language: 'en' | 'tr'): Promise<void> {
  const env = { ...process.env, BROWSER: 'none' }
  tool = spawn(process.execPath, [...call, file, '--port', '0'], { cwd: root, env })
  const address = await new Promise<string>((resolve, reject) => {
    tool?.stdout?.on('data', (data) => {
      const found = /http:\S+\/en/.exec(String(data))?.[0]
      if (found) resolve(found)
    })
    tool?.once('close', (code) => reject(new Error(`The tool ended with ${code}.`)))
  })
  await page.goto(address.replace(/en$/, language))
}

test('what the sheet does not say is chosen, written, and remembered for its next version', async ({
  page,
}) => {
  const file = await workbook('taslak.xlsx', 'Liste', TALKS)
  await openPage(page, file, 'tr')
  await expect(page.getByText(/Karar bekleyen/)).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await page.getByLabel('Tümünün günü').focus()
  await page.keyboard.press('ArrowDown')
  await page.getByLabel('Tümünün salonu').focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'dosyayı yaz' }).press('Enter')
  await expect(page.getByText(/henüz bir şey yazılmadı/)).toBeVisible()
  expect(existsSync(join(root, 'content/import-decisions.yaml'))).toBe(false)
  await expect(page.getByText(/Karar bekleyen/)).toBeHidden()

  await page.getByRole('button', { name: 'dosyayı yaz' }).press('Enter')
  await expect(page.getByText(/^Yazıldı: .*sessions\.yaml/)).toBeVisible()
  const sessions = () => readFileSync(join(root, 'content/data/sessions.yaml'), 'utf8')
  expect(sessions()).toContain('Fatigue of stitched carbon laminates')

  const next = await workbook('taslak-2.xlsx', 'Liste', [
    ...TALKS,
    ['09:40-10:00', 'Joining of thermoplastics', 'Can Öğüt', ''],
  ])
  const { status } = spawnSync(process.execPath, [...call, next, '--no-open'], { cwd: root })
  expect(status).toBe(0)
  expect(sessions()).toContain('Joining of thermoplastics')
})

test('a column and a row are corrected, and the tool ends when the person ends', async ({ page }) => {
  const file = await workbook('talks.xlsx', 'Talks', [
    ...TALKS,
    ['10:00', 'Bring your own cup', 'Ayşe Demirkan', 'Fuaye'],
  ])
  await openPage(page, file, 'en')
  await page.getByLabel('Column C, Kim').selectOption('not taken')
  await page.getByLabel('Row 4').selectOption('not taken')
  await page.getByRole('button', { name: 'Read again' }).click()
  await expect(page.getByLabel('Column C, Kim')).toHaveValue('ignored')
  await expect(page.getByLabel('Row 4')).toHaveValue('ignored')
  await page.getByLabel('Column C, Kim').selectOption('as in the sheet')
  await page.getByRole('button', { name: 'Read again' }).click()
  await expect(page.getByLabel('Column C, Kim')).not.toHaveValue('ignored')
  const closed = new Promise((resolve) => tool?.once('close', resolve))
  await page.getByRole('button', { name: 'End' }).click()
  await expect(page.getByText('The import has ended')).toBeVisible()
  expect(await closed).toBe(2)
})
