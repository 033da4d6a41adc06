import manifest from '../package.json'
import { readFileSync } from 'node:fs'
import { day, flag, listOf, oneOf, port, readOptions, wholeNumber, word } from './options'
import { misunderstood } from './run-tool'

const options = {
  language: oneOf('en', 'tr'),
  edition: wholeNumber(7),
  starts: day('2027-09-16'),
  port: port(9000),
  sizes: listOf('1,5', wholeNumber(1)),
  base: word('main'),
  'dry-run': flag,
}

const read = (call: string, environment = {}) =>
  readOptions(options, call.split(' ').filter(Boolean), environment)

test('options that are not written have their defaults', () => {
  expect(read('')).toEqual({ values: { language: 'en', port: 9000, 'dry-run': false } })
})

test('options that are written are read', () => {
  expect(
    read('--language tr --edition 7 --starts=2027-09-16 --port 8080 --sizes 1,20 --base HEAD~1 --dry-run'),
  ).toEqual({
    values: {
      language: 'tr',
      edition: 7,
      starts: '2027-09-16',
      port: 8080,
      sizes: [1, 20],
      base: 'HEAD~1',
      'dry-run': true,
    },
  })
})

test.each([
  ['--foo', ['--foo']],
  ['-x', ['-x']],
  ['7 2027', ['7', '2027']],
  ['--constructor 1', ['--constructor', '1']],
  ['--language de', ['--language de']],
  ['--language', ['--language']],
  ['--language --dry-run', ['--language --dry-run']],
  ['--edition 7a --edition 0 --edition -1', ['--edition 7a', '--edition 0', '--edition -1']],
  ['--starts 2027-02-30', ['--starts 2027-02-30']],
  ['--port abc --port 70000', ['--port abc', '--port 70000']],
  ['--sizes 1,x --sizes 1,', ['--sizes 1,x', '--sizes 1,']],
  ['--dry-run=no', ['--dry-run no']],
])('%s is not understood', (call, wrong) => {
  expect(read(call)).toEqual({ wrong })
})

test('an option before “--”, which npm takes, is reported and not ignored', () => {
  expect(read('--edition 7', { npm_config_dry_run: 'true' })).toEqual({ wrong: ['--dry-run'] })
})

test('the message says what was not understood and which options there are, in both languages', () => {
  const { language, starts, 'dry-run': dryRun } = options
  expect(misunderstood('new-edition', { language, starts, 'dry-run': dryRun }, ['7', '2027']).message).toBe(
    [
      'Not understood: 7, 2027. The options, behind “--”: npm run new-edition -- --language en|tr --starts 2027-09-16 --dry-run',
      'Anlaşılmadı: 7, 2027. Seçenekler, “--” işaretinden sonra: npm run new-edition -- --language en|tr --starts 2027-09-16 --dry-run',
    ].join('\n'),
  )
  expect(misunderstood('fonts', {}, ['--foo']).message).toMatch(
    /^Not understood: --foo. npm run fonts has no options/,
  )
})

const ofTypeScript = Object.entries(manifest.scripts).flatMap(([name, command]) =>
  command.startsWith('tsx ') ? [{ name, file: command.slice('tsx '.length) }] : [],
)

test.each(ofTypeScript)('npm run $name reads its options in the same way as every tool', ({ name, file }) => {
  const source = readFileSync(file, 'utf8')
  expect(source).toContain(`runTool('${name}', `)
  expect(source).not.toContain('process.argv')
})
