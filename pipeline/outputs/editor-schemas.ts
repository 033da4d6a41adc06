// JSON Schemas of every collection, by which code editors help during typing. The build writes them; .vscode/settings.json uses
// them.
import { z } from 'zod'
import { collections, type Collection } from '../schemas'
import { kinds, type Kind, type KindName, type Meta } from '../schemas/kinds'
import { intendedDifference, INTENDED_FILE } from '../check/parity/intended'

type Json = Record<string, unknown>

/** Patterns for kinds whose own rule is not a pattern, or is one with flags, which JSON Schema does not have. */
const patterns: Partial<Record<KindName, string>> = {
  url: '^https?://',
  email: '^[^\\s@,;]+@[^\\s@,;]+\\.[^\\s@.,;]+$',
  phone: '^\\+\\d[\\d ]{7,20}$',
  picture: '^images/[^\\\\]+\\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF])$',
}

/** Adds title and hint in English and Turkish, and removes keys that only this project understands. */
function describe(json: Json, meta: Meta): void {
  const { title, tr, hint, kind } = meta
  delete json['tr']
  delete json['hint']
  delete json['kind']
  const known = kind !== undefined && kind in kinds ? (kind as KindName) : undefined
  const hints = [...(hint ? [hint] : []), ...(known ? [kinds[known].advice] : [])]
  const names = title && tr ? [`${title} · ${tr}`] : []
  const lines = [...names, ...hints.flatMap(({ en, tr: turkish }) => [en, turkish])]
  if (title) json['title'] = title
  if (lines.length > 0) json['description'] = lines.join('\n')
  const ofKind: Kind | undefined = known && kinds[known]
  const pattern = ofKind?.pattern?.source ?? (known && patterns[known])
  if (pattern) json['pattern'] = pattern
}

function jsonSchemaOf(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => {
      const meta = (z.globalRegistry.get(zodSchema) as Meta | undefined) ?? {}
      describe(jsonSchema as Json, meta)
    },
  }) as Json
}

/** The shape of a collection's file. */
function ofCollection({ entry, many, label }: Collection): Json {
  const { $schema, ...shape } = jsonSchemaOf(entry)
  const named = { $schema, title: label.en, description: `${label.en} · ${label.tr}` }
  return many ? { ...named, type: 'array', items: { ...shape, title: label.en } } : { ...shape, ...named }
}

const fileName = (name: string) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`

/** Every schema with its path in the project. */
export function editorSchemas(): Record<string, string> {
  const intended: Collection = {
    file: INTENDED_FILE,
    many: true,
    entry: intendedDifference,
    label: { en: 'intended difference', tr: 'bilinçli fark' },
  }
  const all: Record<string, Collection> = { ...collections, intendedDifferences: intended }
  return Object.fromEntries(
    Object.entries(all).map(([name, collection]) => [
      `.vscode/schemas/${fileName(name)}`,
      `${JSON.stringify(ofCollection(collection), null, 2)}\n`,
    ]),
  )
}
