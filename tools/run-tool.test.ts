import { rowsIn } from '../tests/setup/rows'
import { day, flag, language, port, readOptions, runTool, text, wholeNumber } from './run-tool'

const options = {
  language,
  edition: wholeNumber().optional().describe('7'),
  starts: day.optional().describe('2027-09-16'),
  port: port(9000),
  base: text.optional().describe('main'),
  'dry-run': flag,
}

const read = (call: string, environment = {}) =>
  readOptions('new-edition', options, call.split(' ').filter(Boolean), environment)

test('options have their values, or their defaults', () => {
  expect(read('')).toEqual({ language: 'en', port: 9000, 'dry-run': false })
  expect(read('--language tr --edition 7 --starts=2027-09-16 --port 8080 --base HEAD~1 --dry-run')).toEqual({
    language: 'tr',
    edition: 7,
    starts: '2027-09-16',
    port: 8080,
    base: 'HEAD~1',
    'dry-run': true,
  })
})

test.each(rowsIn<string[]>('tools/misunderstood.yaml'))(
  '%s is answered with the options there are, in both languages',
  (call) => {
    expect(() => read(call)).toThrow(
      `Not understood: ${call}. The command with all its options: npm run new-edition -- --language en|tr --edition 7 --starts 2027-09-16 --port 9000 --base main --dry-run\nAnlaşılmadı: ${call}.`,
    )
  },
)

test('an option before “--”, which npm takes, is reported and not ignored; a call without its file has the options', () => {
  expect(() => read('--edition 7', { npm_config_dry_run: 'true' })).toThrow('Not understood: --dry-run.')
  expect(() => readOptions('export', { file: text }, [])).toThrow(/^The command with all its options/)
})

test('--help prints the options in both languages, and the tool does not run', async () => {
  const called = process.argv
  process.argv = ['node', 'tool', '--help']
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const main = jest.fn()
  await runTool('new-edition', options, main)
  process.argv = called
  expect(main).not.toHaveBeenCalled()
  expect(write.mock.calls.join('')).toMatch(
    /^The command with all its options: npm run new-edition -- --language.*\nKomut, bütün seçenekleriyle: npm run/,
  )
  write.mockRestore()
})
