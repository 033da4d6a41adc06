// Parses one YAML file and remembers where everything stands.
import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Edition } from './edition'
import { both, type Position, type Problem } from './problem'

export type YamlFile = {
  file: string
  /** The parsed value; undefined where the file is missing, empty or broken. */
  value: unknown
  problems: Problem[]
  /** Where a value stands, or its nearest written parent. With `atKey`, where the field's name stands. */
  locate(path: readonly PropertyKey[], atKey?: boolean): Position
  /** The text of a line, from 1. */
  lineText(line: number): string
}

/** The YAML library's own words, for an organiser. */
const syntaxWords: Record<string, [en: string, tr: string]> = {
  DUPLICATE_KEY: ['This field is written twice.', 'Bu alan iki kez yazılmış.'],
  TAB_AS_INDENT: ['A tab is used to indent. Use two spaces.', 'Girinti için sekme kullanılmış. İki boşluk kullanın.'],
  BAD_INDENT: ['The indentation does not match the lines around it.', 'Girinti çevresindeki satırlarla uyuşmuyor.'],
  MISSING_CHAR: ['A quotation mark or bracket is not closed.', 'Bir tırnak ya da ayraç kapatılmamış.'],
  BAD_ALIAS: [
    'A value that begins with * must be put in quotation marks.',
    '* ile başlayan bir değer tırnak içine alınmalıdır.',
  ],
  IMPOSSIBLE: ['This cannot be read.', 'Bu okunamıyor.'],
  BAD_SCALAR_START: [
    'A value that begins with @, ` or % must be put in quotation marks.',
    '@, ` ya da % ile başlayan bir değer tırnak içine alınmalıdır.',
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    'A text that contains ": " must be put in quotation marks, or a line is indented wrongly.',
    'İçinde ": " geçen bir metin tırnak içine alınmalıdır ya da bir satırın girintisi yanlıştır.',
  ],
}

const syntaxMessage = (code: string) => {
  const [en, tr] = syntaxWords[code] ?? [
    'This line cannot be read. Look for a missing quotation mark, colon or space, here or one line above.',
    'Bu satır okunamıyor. Burada ya da bir üst satırda eksik tırnak, iki nokta ya da boşluk arayın.',
  ]
  return both(en, tr)
}

const syntaxAdvice = both(
  'Compare with the entry above it: each field stands on its own line, indented with spaces, with a space after the colon.',
  'Üstündeki kayıtla karşılaştırın: her alan kendi satırında, boşluklarla girintili ve iki noktadan sonra bir boşlukla yazılır.',
)

/** Reads and parses a file of the edition. Never throws: what is wrong is in `problems`. */
export function readYaml(edition: Edition, file: string): YamlFile {
  const source = edition.read(file)
  if (source === undefined) {
    return {
      file,
      value: undefined,
      locate: () => ({ line: 1, column: 1 }),
      lineText: () => '',
      problems: [
        {
          severity: 'error',
          file,
          line: 1,
          column: 1,
          message: both('This file is missing.', 'Bu dosya yok.'),
          advice: both(
            'Bring it back from an earlier version, or write it anew.',
            'Önceki bir sürümden geri getirin ya da yeniden yazın.',
          ),
        },
      ],
    }
  }
  return parseYaml(source, file)
}

/** Parses YAML text; `firstLine` is the line of the file on which the text begins. */
export function parseYaml(source: string, file: string, firstLine = 1): YamlFile {
  const counter = new LineCounter()
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false, version: '1.2' })
  const lines = source.split('\n')
  const position = (offset: number): Position => {
    const { line, col } = counter.linePos(offset)
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) }
  }
  const problems = document.errors.map((error): Problem => {
    const at = position(error.pos[0])
    return {
      severity: 'error',
      file,
      ...at,
      message: syntaxMessage(error.code),
      advice: syntaxAdvice,
    }
  })
  const locate = (path: readonly PropertyKey[], atKey = false): Position => {
    let node: unknown = document.contents
    let offset = 0
    for (const step of path) {
      if (isNode(node) && node.range) offset = node.range[0]
      if (isMap(node)) {
        const pair = node.items.find(
          (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(step),
        )
        if (!pair || !isScalar(pair.key)) return position(offset)
        offset = pair.key.range?.[0] ?? offset
        if (pair.value === null || (isScalar(pair.value) && pair.value.value === null)) return position(offset)
        node = pair.value
      } else if (isSeq(node)) {
        const item = node.items[Number(step)]
        if (!item) return position(offset)
        node = item
      } else return position(offset)
    }
    if (atKey || isMap(node) || isSeq(node)) {
      return position(isSeq(node) || atKey ? offset : isNode(node) && node.range ? node.range[0] : offset)
    }
    return position(isNode(node) && node.range ? node.range[0] : offset)
  }
  return {
    file,
    value: problems.length > 0 ? undefined : (document.toJS() as unknown),
    problems,
    locate,
    lineText: (line) => lines[line - firstLine] ?? '',
  }
}
