// JSON Schemas of every collection, by which code editors help during typing, and which file each belongs to (.vscode/settings.json).
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { collections, type Collection } from '../schemas'
import type { Meta } from '../schemas/fields'
import { inBothLanguages } from '../messages/render'
import { kindNamed } from '../schemas/kinds'
import { intendedDifference, INTENDED_FILE } from '../check/parity'
import { writeFiles } from '../write/write-files'

type Json = Record<string, unknown>

/** Adds title and hint in English and Turkish, and removes keys that only this project understands. */
function describe(json: Json, { title, tr, hint, kind }: Meta): void {
  delete json['tr']
  delete json['hint']
  delete json['kind']
  const known = kindNamed(kind)
  const names = title && tr ? [`${title} · ${tr}`] : []
  const hints = [hint, known && inBothLanguages({ code: `kind.${kind}`, part: 'advice' })].flatMap((text) =>
    text ? [text.en, text.tr] : [],
  )
  if (title) json['title'] = title
  if (names.length + hints.length > 0) json['description'] = [...names, ...hints].join('\n')
  if (known?.pattern) json['pattern'] = known.pattern.source
}

/** The shape of a collection's file. */
function ofCollection({ entry, many, label }: Collection): Json {
  const { $schema, ...shape } = z.toJSONSchema(entry, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) =>
      describe(jsonSchema as Json, (z.globalRegistry.get(zodSchema) ?? {}) as Meta),
  }) as Json
  const named = { $schema, title: label.en, description: `${label.en} · ${label.tr}` }
  return many ? { ...named, type: 'array', items: { ...shape, title: label.en } } : { ...shape, ...named }
}

/** Path of a collection's schema in the project. */
const schemaFile = (name: string) =>
  `.vscode/schemas/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`

const intendedDifferences: Collection = {
  file: basename(INTENDED_FILE),
  many: true,
  optional: true,
  entry: intendedDifference,
  label: { en: 'intended difference', tr: 'bilinçli fark' },
}

const described = Object.entries<Collection>({ ...collections, intendedDifferences })

/** Every schema with its path in the project. */
export const editorSchemas = (): Record<string, string> =>
  Object.fromEntries(
    described.map(([name, collection]) => [
      schemaFile(name),
      `${JSON.stringify(ofCollection(collection), null, 2)}\n`,
    ]),
  )

const SETTINGS = '.vscode/settings.json'

/** The settings of VS Code, in which each schema belongs to its collection's file; everything else stays. */
export function withSchemas(settings: string): string {
  const files = described.map(([name, { file }]) => [`./${schemaFile(name)}`, `content/${file}`])
  const written = JSON.stringify(Object.fromEntries(files), null, 2).replaceAll('\n', '\n  ')
  return settings.replace(/("yaml\.schemas": )\{[^}]*\}/, (_, key: string) => key + written)
}

/** Writes the schemas and the settings that name them. */
export async function writeEditorSchemas(root: string): Promise<void> {
  const settings = await readFile(join(root, SETTINGS), 'utf8').catch(() => undefined)
  await writeFiles(root, {
    ...editorSchemas(),
    ...(settings !== undefined && { [SETTINGS]: withSchemas(settings) }),
  })
}
