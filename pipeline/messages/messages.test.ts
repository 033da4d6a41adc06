// The catalogue: the same messages in both languages, in a format that can be read, used by the code, and in the terms of the site.
import { readdirSync, readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import { languages, type Language } from '../domain/languages'
import { columnRoles } from '../import/roles'
import { rowKinds } from '../import/sheet-reading'
import { kinds } from '../schemas/kinds'
import { codes, messageFor, sentence } from './render'

const all = [...new Set(codes())]

const areas = new Set(all.map((code) => code.split('.')[0]))

/** The texts of a code: what is wrong, and what to write instead. */
const textsOf = (code: string, language: Language): string[] =>
  Object.values(messageFor(code, language)).filter((text) => text !== undefined)

type Part = ReturnType<IntlMessageFormat['getAst']>[number]

const placeholdersIn = (parts: Part[]): string[] =>
  parts.flatMap((part) => [
    ...('value' in part && part.type !== 0 ? [part.value] : []),
    ...('options' in part ? Object.values(part.options).flatMap(({ value }) => placeholdersIn(value)) : []),
  ])

/** The names of what fills a text. Throws where it cannot be read. */
function placeholdersOf(text: string, language: Language): string[] {
  const parts = new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst()
  return [...new Set(placeholdersIn(parts))].sort()
}

test('both languages have the same messages with the same placeholders', () => {
  const shapeOf = (language: Language) =>
    all.map((code) => {
      const { message, advice } = messageFor(code, language)
      const ofAdvice = advice === undefined ? 'none' : placeholdersOf(advice, language)
      return [code, placeholdersOf(message, language), ofAdvice]
    })
  expect(shapeOf('tr')).toEqual(shapeOf('en'))
})

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(path)
    return /\.m?tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
  })

const source = ['pipeline', 'tools', 'admin', 'src']
  .flatMap(filesIn)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const named = new Set(
  [...source.matchAll(/['"`]([a-z-]+\.[A-Za-z\d-]+)['"`]/g)].flatMap(([, code = '']) => code),
)

/** Codes of which the code composes the end: kinds and types of the schemas, severities, kinds of changes. */
const composed = [
  new RegExp(`^kind\\.(?:${Object.keys(kinds).join('|')})$`),
  /^(?:type\.|value\.not-)(?:string|number|int|boolean|array|object)$/,
  new RegExp(`^import-role\\.(?:${columnRoles.join('|')})$`),
  new RegExp(`^import-row\\.(?:${rowKinds.join('|')})$`),
  /^import-kind\.(?:talk|invited|plenary|poster)$|^import-hidden\.(?:take|leave)$|^import-capitals\.(?:keep|small)$/,
  /^import-page\.(?:list|day|hall|kind|start|hidden|capitals|must|look|told)$/,
  /^type\.(?:array|object)-of$/,
  /^report\.(?:error|warning|unsound-content|unsound-launch)$/,
  /^svg\.(?:damaged|definitions|repeated)$/,
  /^link\.(?:url|email|phone)$/,
  /^editor\.(?:pages|abstracts)-(?:en|tr)$/,
  /^(?:sheet|workbook)\.[\w-]+$/,
  /^change\.new-(?:session|talk|poster)(?:-at)?$/,
]

/** Areas whose codes are written without the area, which is put before them in one place. */
const oneArea = /^(?:abstract|import)\./

const isWritten = (code: string) =>
  named.has(code) ||
  (oneArea.test(code) && new RegExp(`['"]?\\b${code.replace(oneArea, '')}['":]`).test(source))

test('every message is used', () => {
  const isComposed = (code: string) => composed.some((pattern) => pattern.test(code))
  expect(all.filter((code) => !isWritten(code) && !isComposed(code))).toEqual([])
})

/** Names of other things that look like codes: a place of the data, a fact, a file. */
const notCodes =
  /^(?:session|release|page|file|text|links?|report|change)\.(?:date|start|end|ts|yaml|json|md|image|title)$/

test('every message that the code asks for is there', () => {
  const asked = [...named].filter((code) => areas.has(code.split('.')[0] ?? '') && !notCodes.test(code))
  expect(asked.filter((code) => !all.includes(code))).toEqual([])
  expect(
    Object.keys(kinds).filter((kind) => kinds[kind as keyof typeof kinds] && !all.includes(`kind.${kind}`)),
  ).toEqual([])
})

test('a message begins with what it is about', () => {
  const dangling = {
    en: /^(?:It|This|That|They|These|Those) (?:is|are|was|were|has|have|must|may|can|cannot|does|needs|repeats|begins)\b/,
    tr: /^(?:Bu|Şu|O|Bunlar),? (?:bir |tek )?(?:yanlış|eksik|değil|var|yok)|^(?:Bu|Şu|O), /,
  }
  const found = languages.flatMap((language) =>
    all
      .filter((code) => dangling[language].test(messageFor(code, language).message))
      .map((code) => `${language} ${code}`),
  )
  expect(found).toEqual([])
})

test('no text is empty, and none has two spaces in the middle of a sentence', () => {
  const texts = languages.flatMap((language) => all.flatMap((code) => textsOf(code, language)))
  expect(texts.filter((text) => text.trim() === '' || /[^.\n] {2}(?!\{path\})/.test(text))).toEqual([])
})

test('what cannot be seen in a value is named, and an abbreviation at the end has one full stop', () => {
  const values = { target: '/\u0007venue\u202e', pages: '/' }
  expect(sentence({ code: 'link.no-page', values }, 'en')).toContain('leads to /[U+0007]venue[U+202E],')
  const choices = 'Örnek A.Ş.'
  expect(sentence({ code: 'advice.choices', values: { choices } }, 'en')).toBe('Write one of: Örnek A.Ş.')
})
