// Edits of content files as nobody would make them on purpose: by a slip, a stuck key, a program that means well, or to do harm.
import type { Random } from './random-numbers'

/** Names that JavaScript or YAML gives a meaning of their own. */
const names = [
  'toString',
  '__proto__',
  'constructor',
  'valueOf',
  'then',
  '<<',
  '?',
  '*a',
  '1',
  'null',
  'en',
  "''",
]

const deep = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth)

/** Values in place of a text, a number, a date or a list. */
const values = [
  ...[
    '[]',
    '{}',
    '[[]]',
    '[1, 2]',
    '{ en: }',
    '{ toString: x }',
    '{ __proto__: { en: a } }',
    '[~, ~]',
    '[{}]',
  ],
  ...[
    '0',
    '-1',
    '1e309',
    '.nan',
    '-.inf',
    '0x7fffffff',
    '99999999999999999999',
    '~',
    'true',
    "''",
    "' '",
    '|',
    '>-',
  ],
  ...[
    '2025-13-45',
    '0000-00-00',
    '25:61',
    '9999-12-31',
    'constructor',
    '__proto__',
    'toString',
    '*missing',
    '&b c',
  ],
  ...[
    '!!binary x',
    '!!set { a }',
    '!!timestamp 2025',
    '"\\u0001\\e[2J"',
    '"\\0"',
    '"\\ud800"',
    '\u202etxet\u202c',
  ],
  ...[
    'a: b: c',
    '@x',
    '`x`',
    '%x',
    "it's 'so'",
    '"',
    '[',
    '{',
    '# gone',
    'https://[',
    'https://%',
    'javascript:x',
  ],
  ...[
    '/../../x',
    '/%00',
    '//host/x',
    '*',
    '$&',
    '{n, plural, other {#}}',
    '{name}',
    '<b>x</b>',
    '<Fact of="x" />',
  ],
  ...['مرحبا', '日本語', 'İIıi', '👩🏽‍🔬', 'a\u0301'.repeat(50), 'x'.repeat(5000), 'long words '.repeat(2000)],
  ...[deep('[', ']', 40), deep('[', ']', 400), deep('{ a: ', ' }', 30), '$\\frac{a}{b}$', '~~'.repeat(300)],
]

/** Parts of a text that Markdown, MDX, HTML or a browser gives a meaning. */
const passages = [
  ...[
    '<Fact of="constructor" />',
    '<Fact of=',
    '<Fact of={x} />',
    '<Downloads of="" />',
    '<toString />',
    '</Fact>',
  ],
  ...[
    '<script>alert(1)</script>',
    '<a><b></a></b>',
    '<!-- x -->',
    '<img onerror="x" />',
    '<Gallery {...x} />',
    '<>',
  ],
  ...[
    '{',
    '}',
    '{alert(1)}',
    '{/* x */}',
    '{/*',
    "import x from 'y'",
    'export const a = 1',
    '---',
    '=======',
  ],
  ...[
    '[a](javascript:x)',
    '[a](<b c>)',
    '[a]: /x',
    '[^1]',
    '[^1]: [^1]',
    '![](x.png)',
    '[a](/../..)',
    '[a](#__proto__)',
  ],
  ...[
    '# One',
    '####### seven',
    '| a | b |\n| - |\n| c | d | e |',
    '> '.repeat(30),
    '- '.repeat(20),
    '    code',
  ],
  ...[
    '**'.repeat(200),
    '`'.repeat(99),
    '[a] '.repeat(300),
    deep('<a>', '</a>', 20),
    deep('*', '*', 30),
    '\u0007',
    '\u202e',
  ],
  ...[
    '<https://x',
    'https://x.y/(',
    '&nbsp;&#0;&#x110000;',
    '\\',
    '$x_1$',
    '1. x\n1) y\n* z',
    '<Fact of="a"/> <Fact',
  ],
]

const marks = [...`:'"{}[]-,#<>/|&*!?%@=.() `, '\t', '\u00a0', '\u200b', '\n', '\r', '\0']

type Lines = string[]

export type Edit = {
  name: string
  /** The files to which it is done. */
  files: RegExp
  edit: (text: string, random: Random) => string
}

const ofLines =
  (change: (lines: Lines, at: number, random: Random) => Lines): Edit['edit'] =>
  (text, random) => {
    const lines = text.split('\n')
    return change(lines, random.below(lines.length), random).join('\n')
  }

/** A change of one place among those that a pattern finds; none where it finds none. */
const ofPlace =
  (pattern: RegExp, change: (found: string, random: Random) => string): Edit['edit'] =>
  (text, random) => {
    const places = [...text.matchAll(pattern)]
    if (places.length === 0) return text
    const { 0: found, index } = random.oneOf(places)
    return text.slice(0, index) + change(found, random) + text.slice(index + found.length)
  }

const anyText = /\.(yaml|mdx|json|svg)$/
const yaml = /\.yaml$/
const withFields = /\.(yaml|mdx)$/
const mdx = /\.mdx$/

const lineAt = (lines: Lines, at: number): string => lines[at] ?? ''

const anyTextEdits: Omit<Edit, 'files'>[] = [
  { name: 'a line deleted', edit: ofLines((lines, at) => lines.toSpliced(at, 1)) },
  {
    name: 'lines deleted',
    edit: ofLines((lines, at, { below }) => lines.toSpliced(at, 1 + below(20))),
  },
  { name: 'a line doubled', edit: ofLines((lines, at) => lines.toSpliced(at, 0, lineAt(lines, at))) },
  {
    name: 'a line indented',
    edit: ofLines((lines, at, { oneOf }) =>
      lines.with(at, oneOf([' ', '  ', '\t', '\u00a0']) + lineAt(lines, at)),
    ),
  },
  {
    name: 'a line without its indentation',
    edit: ofLines((lines, at) => lines.with(at, lineAt(lines, at).trim())),
  },
  {
    name: 'two lines swapped',
    edit: ofLines((lines, at, { below }) => {
      const other = below(lines.length)
      return lines.with(at, lineAt(lines, other)).with(other, lineAt(lines, at))
    }),
  },
  {
    name: 'two lines in one',
    edit: ofLines((lines, at) => [
      ...lines.slice(0, at),
      lines.slice(at, at + 2).join(' '),
      ...lines.slice(at + 2),
    ]),
  },
  {
    name: 'a Git conflict',
    edit: ofLines((lines, at, { oneOf }) =>
      lines.toSpliced(at, 0, oneOf(['<<<<<<< HEAD', '=======', '>>>>>>> x'])),
    ),
  },
  { name: 'a mark lost', edit: ofPlace(/[:'"{}[\]\-,#<>/]/g, () => '') },
  { name: 'a mark replaced', edit: ofPlace(/[:'"{}[\]\-,#<>/ ]/g, (_, { oneOf }) => oneOf(marks)) },
  { name: 'a mark added', edit: ofPlace(/\S/g, (found, { oneOf }) => found + oneOf(marks)) },
  { name: 'cut off', edit: (text, { below }) => text.slice(0, below(text.length + 1)) },
  { name: 'doubled', edit: (text) => text + text },
  {
    name: 'emptied',
    edit: (_, { oneOf }) => oneOf(['', '\n', ' ', '#', '---', '---\n---\n', '[]', '{}', 'null', '\ufeff']),
  },
  {
    name: 'other line ends',
    edit: (text, { oneOf }) => text.replaceAll('\n', oneOf(['\r\n', '\r', '\u2028', '\n\n'])),
  },
  { name: 'another encoding', edit: (text) => Buffer.from(text, 'utf16le').toString('utf8') },
]

const ofAnyText: Edit[] = anyTextEdits.map((edit) => ({ ...edit, files: anyText }))

const ofFieldsEdits: Omit<Edit, 'files'>[] = [
  { name: 'a field renamed', edit: ofPlace(/[\w-]+(?=:(?: |\n))/g, (_, { oneOf }) => oneOf(names)) },
  { name: 'a field added', edit: ofPlace(/[\w-]+: /g, (found, { oneOf }) => `${oneOf(names)}: x, ${found}`) },
  { name: 'a value replaced', edit: ofPlace(/(?<=: )[^\n,{}]+/g, (_, { oneOf }) => oneOf(values)) },
  { name: 'a group replaced', edit: ofPlace(/(?<=: )[{[].*[}\]]/g, (_, { oneOf }) => oneOf(values)) },
  { name: 'an item replaced', edit: ofPlace(/(?<=^ *- ).*/gm, (_, { oneOf }) => oneOf(values)) },
  {
    name: 'a value in quotation marks',
    edit: ofPlace(/(?<=: )[^\n'"{[]+/g, (found, { oneOf }) => `${oneOf(['"', "'", '“'])}${found}`),
  },
]

const ofFields: Edit[] = ofFieldsEdits.map((edit) => ({ ...edit, files: withFields }))

const ofYamlEdits: Omit<Edit, 'files'>[] = [
  {
    name: 'an entry that repeats itself',
    edit: ofPlace(/(?<=^- )([\w-]+): .*/gm, (found) => `&a\n  ${found.replace(/: .*/, ': *a')}`),
  },
  { name: 'an anchor', edit: ofPlace(/(?<=: )(?=\S)/g, () => '&a ') },
  { name: 'an alias', edit: ofPlace(/(?<=: )[^\n,{}]+/g, () => '*a') },
  { name: 'merged with itself', edit: ofPlace(/^( *)(?=[\w-]+: )/gm, (found) => `${found}<<: *a\n${found}`) },
  {
    name: 'an entry pasted often',
    edit: (text) => text + (text.match(/^- [^]*?(?=^- )/m)?.[0] ?? '').repeat(50),
  },
]

const ofYaml: Edit[] = ofYamlEdits.map((edit) => ({ ...edit, files: yaml }))

const ofTextsEdits: Omit<Edit, 'files'>[] = [
  {
    name: 'a passage in a line',
    edit: ofPlace(/[\p{L}>] /gu, (found, { oneOf }) => found + oneOf(passages)),
  },
  {
    name: 'a passage between lines',
    edit: ofLines((lines, at, { oneOf }) => lines.toSpliced(at, 0, '', oneOf(passages), '')),
  },
  { name: 'a tag changed', edit: ofPlace(/<\w+[^>]*>/g, (_, { oneOf }) => oneOf(passages)) },
  { name: 'a link changed', edit: ofPlace(/\]\([^)]*\)/g, (_, { oneOf }) => `](${oneOf(values)})`) },
  { name: 'no header', edit: (text) => text.replace('---\n', '') },
  { name: 'a header that does not end', edit: (text) => text.replace(/\n---\n/, '\n') },
  { name: 'two headers', edit: (text) => text.replace(/^---[^]*?\n---\n/, '$&$&') },
]

const ofTexts: Edit[] = ofTextsEdits.map((edit) => ({ ...edit, files: mdx }))

export const edits: readonly Edit[] = [...ofAnyText, ...ofFields, ...ofYaml, ...ofTexts]
