// Rules that cannot be dead: each row of each table of rules is what a row of mistakes.yaml is answered by, and its bound counts.
import { checkContrast, contrastRules } from '../../pipeline/check/contrast'
import {
  checkFacts,
  contradictions,
  contradictionsOf,
  derivedRules,
  factBounds,
  factRules,
} from '../../pipeline/check/facts'
import { valuesAt } from '../../pipeline/check/findings'
import { checkSessions, sessionBounds } from '../../pipeline/check/programme/sessions'
import { misspeltKeys, listsWithMeanings, references, unknownUses } from '../../pipeline/check/references'
import { repeatRules, repeatsOf } from '../../pipeline/check/repeats'
import { inPassages } from '../../pipeline/check/texts/passages'
import { textRules } from '../../pipeline/check/texts/text-rules'
import type { Diagnostic } from '../../pipeline/messages/diagnostic'
import { codes } from '../../pipeline/messages/render'
import { readEdition, type ReadEdition } from '../../pipeline/read'
import { allWithin } from '../../pipeline/read/texts/nodes'
import { partRules } from '../../pipeline/read/texts/text-mistakes'
import { misreadings } from '../../pipeline/read/yaml/misreadings'
import { paletteOf } from '../../pipeline/records/palette'
import { parseYaml } from '../../pipeline/read/yaml/yaml-file'
import { sample, sampleWith } from './edition'
import { changedFiles, rowsOf, type Changed, type Row } from './edits'
import { patternOf, saidOf } from './words'

type Mistake = Row & { says: string }

const all = rowsOf<Mistake>('mistakes.yaml')

/** The mistakes that are answered by messages of some codes, by the beginning of these. */
function mistakesOf(...beginnings: string[]) {
  const ofTable = [...new Set(codes())].filter((code) => beginnings.some((begin) => code.startsWith(begin)))
  const pattern = new RegExp(`^(?:${ofTable.map(patternOf).join('|')})$`)
  return all
    .filter(({ says }) => pattern.test(says))
    .map((row): { row: Mistake; changed: Changed } => ({ row, changed: changedFiles(row) }))
}

/** The same mistakes, read. */
const readMistakes = (...beginnings: string[]) =>
  mistakesOf(...beginnings).map(({ row, changed }) => ({
    says: row.says,
    changed,
    read: readEdition(sampleWith(changed)),
  }))

type Read = ReturnType<typeof readMistakes>[number]

/** The names of those rows of a table that answer none of the mistakes. */
const silent = <Rule>(
  rules: readonly Rule[],
  nameOf: (rule: Rule) => string,
  mistakes: Read[],
  find: (rule: Rule, read: ReadEdition) => Diagnostic[],
): string[] =>
  rules
    .filter((rule) =>
      mistakes.every(({ read, says }) => find(rule, read).every((found) => saidOf(found) !== says)),
    )
    .map(nameOf)

const ofFacts = readMistakes('facts.')
const ofSessions = readMistakes('session.')

test('every row of the facts answers a mistake', () => {
  const named = factRules.map((rule) => ({
    name: `${String(rule.value)} ${rule.contradicts} ${String(rule.other)}`,
    rules: () => [rule],
  }))
  const find = ({ rules }: (typeof derivedRules)[number], read: ReadEdition) =>
    rules(read).flatMap((rule) => contradictionsOf(read, rule))
  expect(silent([...named, ...derivedRules], ({ name }) => name, ofFacts, find)).toEqual([])
})

const designFile = String(sample.read('content/design.yaml'))

test.each(contrastRules)('$colour that cannot be seen on $ground is noticed', (rule) => {
  const palette = paletteOf(readEdition(sample).data.design!)
  const { colour, ground } = rule
  const [from, to] = ground === 'white' ? [colour, ground] : [ground, colour]
  const alike = { 'content/design.yaml': designFile.replaceAll(palette[from], palette[to]) }
  expect(checkContrast(readEdition(sampleWith(alike)), [rule])).toMatchObject([{ code: 'contrast.too-low' }])
})

test('every list in which nothing may appear twice answers a mistake', () => {
  const find = ({ place, severity }: (typeof repeatRules)[number], read: ReadEdition) =>
    repeatsOf(read, valuesAt(read, place), severity)
  expect(silent(repeatRules, ({ place }) => place, readMistakes('twice.'), find)).toEqual([])
})

test('every reference, and every list of keys with a meaning, answers a mistake', () => {
  const mistakes = readMistakes('reference.')
  const numbered = references(readEdition(sample)).map(({ code }, index) => ({ code, index }))
  const unused = silent(
    numbered,
    ({ code, index }) => `${code} (row ${index + 1})`,
    mistakes,
    ({ index }, read) =>
      references(read)
        .slice(index, index + 1)
        .flatMap((one) => unknownUses(read, one)),
  )
  const misspelt = silent(
    listsWithMeanings,
    ({ place }) => place,
    mistakes,
    ({ place }, read) => {
      const lines = valuesAt(read, place).map(({ in: name, path }) => read.files[name].yaml.locate(path).line)
      return misspeltKeys(read).filter(({ line }) => lines.includes(line))
    },
  )
  expect([...unused, ...misspelt]).toEqual([])
})

test('every rule about texts answers a mistake, in each of its scopes', () => {
  const rows = textRules.flatMap(({ name, rule, scopes }) =>
    scopes.map((scope) => ({ name: `${name} in ${scope}`, rule, scope })),
  )
  const mistakes = readMistakes('text.', 'kind.iban')
  expect(
    silent(
      rows,
      ({ name }) => name,
      mistakes,
      ({ rule, scope }, read) => inPassages(read, rule, scope),
    ),
  ).toEqual([])
})

test('every rule about the parts of a text answers a mistake, of each of its types', () => {
  const rows = partRules.flatMap((rule) => rule.types.map((type) => ({ ...rule, type })))
  const wrong = readMistakes('text.').flatMap(({ read, says, changed }) => {
    return read.texts
      .filter(({ file }) => file in changed)
      .flatMap(({ tree, source }) => allWithin(tree).map((node) => ({ node, source, says })))
  })
  const unused = rows.filter(
    ({ type, isWrong, finding }) =>
      !wrong.some(
        ({ node, source, says }) => node.type === type && isWrong(node, source) && saidOf(finding) === says,
      ),
  )
  expect(unused.map(({ type, finding }) => `${finding.code} of ${type}`)).toEqual([])
})

test('every way in which YAML is misread is noticed when its rule is gone', () => {
  const answerTo = (changed: Changed) =>
    Object.entries(changed).map(([file, text]) =>
      parseYaml(String(text), file).problems.map(({ line, code, fix }) => [line, code, fix]),
    )
  const unnoticed = misreadings.filter(
    (rule) =>
      !mistakesOf(rule.finding.code).some(({ changed }) => {
        const before = JSON.stringify(answerTo(changed))
        const gone = jest.spyOn(rule, 'find').mockReturnValue(undefined)
        const after = JSON.stringify(answerTo(changed))
        gone.mockRestore()
        return after !== before
      }),
  )
  expect(unnoticed.map(({ find }) => String(find))).toEqual([])
})

/** What a table of rules finds in the sample and in the mistakes. */
const findingsIn = (mistakes: Read[], check: (read: ReadEdition) => Diagnostic[]) =>
  JSON.stringify(
    [readEdition(sample), ...mistakes.map(({ read }) => read)].map((read) => check(read).map(saidOf)),
  )

test.each([
  ['degrees', factBounds, 'degreesApart', ofFacts, checkFacts],
  ['days', factBounds, 'daysBefore', ofFacts, checkFacts],
  ['minutes', sessionBounds, 'minutesLeft', ofSessions, checkSessions],
] as const)('a bound of more %s is noticed', (_, bounds: Record<string, number>, name, mistakes, check) => {
  const before = findingsIn(mistakes, check)
  const moved = jest.replaceProperty(bounds, name, (bounds[name] ?? 0) * 1.5)
  const after = findingsIn(mistakes, check)
  moved.restore()
  expect(after).not.toBe(before)
})

const others: Record<keyof typeof contradictions, (typeof contradictions)['before']['isSo']> = {
  differs: (here, there) => here > there,
  'far from': (here, there) => Number(here) > Number(there),
  before: (here, there) => here <= there,
  after: (here, there) => here >= there,
  same: (here, there) => here > there,
  more: (here, there) => here < there,
  'long before': (here, there) => here < there,
}

test.each(Object.entries(others))('another comparison in place of “%s” is noticed', (name, compare) => {
  const before = findingsIn(ofFacts, checkFacts)
  const changed = jest
    .spyOn(contradictions[name as keyof typeof contradictions], 'isSo')
    .mockImplementation(compare)
  const after = findingsIn(ofFacts, checkFacts)
  changed.mockRestore()
  expect(after).not.toBe(before)
})
