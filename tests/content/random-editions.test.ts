// Whatever is done to the files, the check answers: at a place that exists, in words that a reader can use. More editions than usual, each
// run other ones: RANDOM_EDITIONS=600 npm run unit -- random-editions
import fc from 'fast-check'
import { rowsIn } from '../setup/rows'
import { checkEdition, isSound } from '../../pipeline/check'
import { languages } from '../../pipeline/domain/languages'
import type { Diagnostic } from '../../pipeline/messages/diagnostic'
import { adviceOf, sentence } from '../../pipeline/messages/render'
import type { Edition } from '../../pipeline/read'
import { recordTypes } from '../../pipeline/records'
import { sample, sampleWith } from './edition'

type Kind = 'any' | 'fields' | 'yaml' | 'texts'

type Edit = {
  name: string
  files: Kind
  find: string
  write: string
  times?: number
  all?: boolean
  rest?: boolean
}

type Item = string | [part: string, times: number][]

const { edits, lists } = rowsIn<{
  edits: Edit[]
  lists: Record<string, Item[]>
}>('tests/content/random-edits.yaml')

const filesOf: Record<Kind, RegExp> = {
  any: /\.(yaml|mdx|json|svg)$/,
  fields: /\.(yaml|mdx)$/,
  yaml: /\.yaml$/,
  texts: /\.mdx$/,
}

const editsOf = (file: string): Edit[] => edits.filter((edit) => filesOf[edit.files].test(file))

const written = (item: Item): string =>
  typeof item === 'string' ? item : item.map(([part, times]) => part.repeat(times)).join('')

/** An edit of a file: `place` and `item` count on from the last to the first of those that there are. */
type Step = { file: string; edit: Edit; place: number; item: number }

/** A text after an edit; unchanged where its pattern finds nothing. */
function edited(text: string, { edit, place, item }: Step): string {
  const { find, write, times = 1, all, rest } = edit
  const pattern = new RegExp(find, 'gmu')
  const places = [...text.matchAll(pattern)].map(({ index }) => index)
  const at = places[place % places.length]
  if (at === undefined || rest) return text.slice(0, at)
  return text.replace(pattern, (found, ...groups: (string | number)[]) => {
    if (!all && groups.findLast((group) => typeof group === 'number') !== at) return found
    const words = (name: string) => {
      const list = lists[name] ?? []
      return name === 'found' ? found : written(list[item % list.length] ?? String(groups[Number(name) - 1]))
    }
    return write.repeat(times).replace(/\{(\w+)\}/g, (_, name: string) => words(name))
  })
}

const files = sample.list('content').filter((file) => editsOf(file).length > 0)

/** Up to four edits of one or two files. */
const editions = fc.shuffledSubarray(files, { minLength: 1, maxLength: 2 }).chain((some) =>
  fc.array(
    fc.constantFrom(...some).chain((file) =>
      fc.record({
        file: fc.constant(file),
        edit: fc.constantFrom(...editsOf(file)),
        place: fc.nat(),
        item: fc.nat(),
      }),
    ),
    { minLength: 1, maxLength: 4 },
  ),
)

function editionAfter(steps: Step[]): Edition {
  const changed: Record<string, string> = {}
  for (const step of steps)
    changed[step.file] = edited(changed[step.file] ?? sample.read(step.file) ?? '', step)
  return sampleWith(changed)
}

/** Characters of a sentence that is still read. */
const LONGEST = 2_000

/** Whether somebody reads this: not nothing, not too much, and nothing that only a program understands. */
const isReadable = (words: string): boolean =>
  words.trim() !== '' && words.length <= LONGEST && !/\[object|undefined|(?![\n\t])\p{Cc}/u.test(words)

/** A file that is missing, or no text, has one line. */
function hasPlace(edition: Edition, { file, line, column }: Diagnostic): boolean {
  const text = (edition.read(file) ?? '').split('\n')[line - 1]
  return /^(content|static)\//.test(file) && text !== undefined && column >= 1 && column <= text.length + 1
}

/** Problems whose answer nobody can use. */
const useless = (edition: Edition, problems: Diagnostic[]): Diagnostic[] =>
  problems.filter((problem) => {
    const said = languages.flatMap((language) => [
      sentence(problem, language),
      adviceOf(problem, language),
      ...(problem.entry ? [problem.entry[language]] : []),
    ])
    return !hasPlace(edition, problem) || !said.every(isReadable) || problem.fix?.includes('\n')
  })

test('editions with random edits are answered, and what the check accepts becomes records', () => {
  const count = process.env['RANDOM_EDITIONS']
  const answered = fc.property(editions, (steps) => {
    const edition = editionAfter(steps)
    const { read, problems } = checkEdition(edition)
    expect(useless(edition, problems)).toEqual([])
    if (isSound(problems))
      for (const { records } of Object.values(recordTypes))
        for (const language of languages) records(read, language)
  })
  fc.assert(answered, count ? { numRuns: Number(count) } : { numRuns: 20, seed: 1 })
})
