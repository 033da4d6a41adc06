// JSON Schemas of every collection, by which code editors help during typing (.vscode/settings.json).
import { z } from 'zod'
import { collections, type Collection } from '../schemas'
import type { Meta } from '../schemas/fields'
import { inBothLanguages } from '../messages/render'
import { kindNamed } from '../schemas/kinds'
import { intendedDifference, INTENDED_FILE } from '../check/parity'

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

const fileName = (name: string) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`

const intendedDifferences: Collection = {
  file: INTENDED_FILE,
  many: true,
  entry: intendedDifference,
  label: { en: 'intended difference', tr: 'bilinçli fark' },
}

/** Every schema with its path in the project. */
export const editorSchemas = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...collections, intendedDifferences }).map(([name, collection]) => [
      `.vscode/schemas/${fileName(name)}`,
      `${JSON.stringify(ofCollection(collection), null, 2)}\n`,
    ]),
  )
