// How the editor reads and writes the files of content/. It expects an object in each file, so lists are wrapped in one.
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { correctionHead } from '../../abstracts/corrections'
import { ABSTRACTS, LIST_FILE, listed } from '../../abstracts/match'
import { splitFrontmatter } from '../../read/texts/text-file'
import { yamlOptions } from '../../read/yaml/lines'
import { collectionNames, collections, fileOf, type CollectionName } from '../../schemas'
import { frontmatter, letterHead } from '../../schemas/page'
import { fromForm, toForm } from '../../write/form-values'
import { rewriteYaml } from '../../write/rewrite-yaml'

export type FormData = Record<string, unknown>

/** Decap's interface for a format: turns a file's text into the form's data, and back. */
export type Format = { fromFile: (source: string) => FormData; toFile: (data: FormData) => string }

/** The form field that holds the entries of a file that is a list. */
export const listField = 'entries'

/** The form field that holds a page's text below its head. */
export const bodyField = 'body'

/** The head of a page as it was read: the editor returns data that is not a field of its form unchanged. */
const headField = 'head'

/** The shapes of the heads of files that are a text. */
export const heads = { page: frontmatter, letter: letterHead, abstract: correctionHead }

export type TextKind = keyof typeof heads

/** The kinds of file in content/; each is also the name of a format. */
export type FileKind = TextKind | CollectionName | 'abstractList'

export const fileKinds = [...collectionNames, 'abstractList', ...Object.keys(heads)] as FileKind[]

/** Whether a file is MDX with a head rather than data. */
export const isText = (kind: FileKind): kind is TextKind => kind in heads

/** The kind of file at a path (from the project's folder); undefined if the editor does not know it. */
export function kindOf(path: string): FileKind | undefined {
  if (path.startsWith('content/pages/')) return 'page'
  if (path.startsWith('content/letters/')) return 'letter'
  if (path === LIST_FILE) return 'abstractList'
  if (path.startsWith(`${ABSTRACTS}/`)) return 'abstract'
  return collectionNames.find((name) => path === fileOf(name))
}

/** The shape of a whole file or, for a file of text, of its head. */
export function fileSchema(kind: FileKind): z.ZodType {
  if (isText(kind)) return heads[kind]
  if (kind === 'abstractList') return z.array(listed)
  const { many, entry } = collections[kind]
  return many ? z.array(entry) : entry
}

function parsed(source: string): unknown {
  const document = parseDocument(source, yamlOptions)
  if (document.errors[0]) throw new Error(document.errors[0].message)
  return document.toJS() as unknown
}

/** The format of a data file. It remembers the text it read last, for its comments and layout. */
function dataFormat(schema: z.ZodType): Format {
  const many = schema instanceof z.ZodArray
  let last: string | undefined
  return {
    fromFile: (source) => {
      last = source
      const form = toForm(schema, parsed(source))
      return (many ? { [listField]: form ?? [] } : (form ?? {})) as FormData
    },
    toFile: (data) => {
      const value = fromForm(schema, many ? data[listField] : data)
      return rewriteYaml(last, value ?? (many ? [] : {}), schema)
    },
  }
}

/** The format of pages, letters and abstracts: a head of YAML between two `---` lines, then the text as it is. */
const textFormat = (schema: z.ZodType): Format => ({
  fromFile: (source) => {
    const { head, text } = splitFrontmatter(source.replace(/\r\n?/g, '\n'))
    const form = toForm(schema, parsed(head) ?? {}) as FormData
    return { ...form, [bodyField]: text.trim(), [headField]: head }
  },
  toFile: ({ [bodyField]: body, [headField]: head, ...fields }) => {
    const text = typeof body === 'string' ? body.replace(/\r\n?/g, '\n').trim() : ''
    const value = fromForm(schema, fields)
    const yaml =
      value === undefined ? '' : rewriteYaml(typeof head === 'string' ? head : undefined, value, schema)
    return `---\n${yaml}---\n${text && `\n${text}\n`}`
  },
})

/** How the editor reads and writes files of a kind. */
export const formatOf = (kind: FileKind): Format => (isText(kind) ? textFormat : dataFormat)(fileSchema(kind))
