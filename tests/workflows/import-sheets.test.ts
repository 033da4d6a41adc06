// A pull request in which somebody uploaded sheets to import/, as .github/workflows/import.yml reads it: in a copy of the repository.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const PROJECT = process.cwd()
let root: string
let results: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'import-'))
  results = mkdtempSync(join(tmpdir(), 'imported-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split(
    '\n',
  )
  for (const file of files.filter((path) =>
    /^(content|pipeline|static|tools|\.github)\/|^[^/]+$/.test(path),
  )) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(join(PROJECT, file), join(root, file))
  }
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'))
})
afterAll(() => [root, results].forEach((folder) => rmSync(folder, { recursive: true })))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
  })

function commit(message: string): void {
  git('add', 'content', 'import')
  git('commit', '--quiet', '--message', message)
}

test('uploaded sheets become content, and the answer says what was taken and what not', () => {
  git('init', '--quiet')
  mkdirSync(join(root, 'import'))
  writeFileSync(join(root, 'import/earlier.xlsx'), 'was there before the pull request')
  commit('Begin')
  const base = git('rev-parse', 'HEAD').trim()
  cpSync(
    join(PROJECT, 'docs/from-your-files/accepted-papers.xlsx'),
    join(root, 'import/papers of “ours”.xlsx'),
  )
  writeFileSync(join(root, 'import/notes.xlsx'), '```` @everyone is no workbook')
  commit('Upload')

  execFileSync('bash', ['.github/import-sheets.sh', base, results], { cwd: root, stdio: 'ignore' })

  const answer = readFileSync(join(results, 'answer.md'), 'utf8')
  const sections = answer.split(/^### /m).slice(1)
  expect(sections.map((section) => section.split('\n').slice(0, 3).join(' '))).toEqual([
    expect.stringContaining('`import/notes.xlsx`  Some things below'),
    expect.stringContaining('`import/notes.xlsx`  Aşağıdakiler'),
    expect.stringMatching(/papers of “ours”\.xlsx` {2}(Everything was understood|Some things)/),
    expect.stringMatching(/papers of “ours”\.xlsx` {2}(Her şey anlaşıldı|Aşağıdakiler)/),
  ])
  expect(answer).not.toContain('earlier.xlsx')
  const talks = (folder: string) => readFileSync(join(folder, 'content/data/sessions.yaml'), 'utf8')
  expect(talks(results)).toBe(talks(root))
  expect(talks(results)).not.toBe(talks(PROJECT))
})
