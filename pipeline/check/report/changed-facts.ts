// What a pull request changes: every fact of the data, old and new, and the pages whose text changed.
import type { z } from 'zod'
import type { ReadEdition } from '../../read'
import { fieldName, identityOf, recordName } from '../../read/entries/entry-names'
import { metaOf, schemaAt } from '../../read/entries/schema-walk'
import type { PageFile } from '../../read/page-file'
import { type Collection, type CollectionName, collectionNames, collections } from '../../schemas'
import type { Bilingual, Language } from '../../schemas/kinds'
import { statedIn } from '../parity/extract'
import type { Money } from '../../schemas/money'

/** One fact that changed. `before` is absent where it is new, `after` where it is gone. */
export type ChangedFact = {
  file: string
  /** Where it stands in the file as it is now; absent where it is gone. */
  line?: number
  record: Bilingual
  field: string
  before?: string
  after?: string
  /** Money or the bank account: whoever reviews must look twice. */
  money: boolean
}

/** A page whose text or head changed. */
export type ChangedPage = {
  route: string
  language: Language
  file: string
  kind: 'added' | 'removed' | 'changed'
  /** Dates, amounts, addresses and counts that its text no longer states, and those it states now. */
  gone: string[]
  now: string[]
}

type Leaf = { path: PropertyKey[]; value: string; money: boolean }

/** Money that is not of the kind `money`: the bank account, prices of hotel rooms, the discount of the workshops. */
const moneyFields = /(^|\.)(bank|price|single|double|currency|earlyDiscountPercent)(\.|\[|$)/

/** All single values of an entry, along its shape. */
function leaves(schema: z.ZodType | undefined, value: unknown, path: PropertyKey[]): Leaf[] {
  if (value === undefined || value === null) return []
  if (metaOf(schema).kind === 'money') {
    const { amount, currency } = value as Money
    return [{ path, value: `${amount} ${currency}`, money: true }]
  }
  if (typeof value !== 'object') {
    return [{ path, value: String(value), money: moneyFields.test(fieldName(path)) }]
  }
  const items: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return items.flatMap(([step, item]) => leaves(schema && schemaAt(schema, [step]), item, [...path, step]))
}

type Entry = { name: string; record: Bilingual; path: PropertyKey[]; facts: Map<string, Leaf> }

/** The entries of a file by what tells them apart. */
function entriesOf(read: ReadEdition, name: CollectionName): Map<string, Entry> {
  const collection: Collection = collections[name]
  return new Map(
    read.files[name].entries.map(({ value, path }, position) => {
      const index = Number(path[0] ?? 0)
      const id = collection.many ? (identityOf(collection, value) ?? String(position)) : ''
      const record = collection.many ? recordName(collection, index, value) : collection.label
      const facts = new Map(leaves(collection.entry, value, []).map((leaf) => [fieldName(leaf.path), leaf]))
      return [id, { name: id, record, path, facts }]
    }),
  )
}

function changesOf(
  collection: CollectionName,
  before: Entry | undefined,
  after: Entry | undefined,
  now: ReadEdition,
): ChangedFact[] {
  const { yaml } = now.files[collection]
  const entry = (after ?? before)!
  const fields = new Set([...(before?.facts.keys() ?? []), ...(after?.facts.keys() ?? [])])
  return [...fields].flatMap((field): ChangedFact[] => {
    const [old, current] = [before?.facts.get(field), after?.facts.get(field)]
    if (old?.value === current?.value) return []
    return [
      {
        file: yaml.file,
        line: after && current ? yaml.locate([...after.path, ...current.path]).line : undefined,
        record: entry.record,
        field,
        before: old?.value,
        after: current?.value,
        // The interface only names money.
        money: collection !== 'interface' && (old ?? current)!.money,
      },
    ]
  })
}

/** An added or deleted entry is reported as one change instead of one per field; its amounts are still listed. */
function briefly(changes: ChangedFact[], entry: Entry, kind: 'before' | 'after'): ChangedFact[] {
  const [first] = changes
  if (!first) return []
  const name = entry.record.en.replace(/^[^,]*, /, '')
  const { money: _, before: _old, after: _new, ...place } = first
  return [{ ...place, field: '', [kind]: name, money: false }, ...changes.filter(({ money }) => money)]
}

/** Every fact of the data that differs between two editions. */
export function changedFacts(old: ReadEdition, now: ReadEdition): ChangedFact[] {
  return collectionNames.flatMap((collection) => {
    const [before, after] = [entriesOf(old, collection), entriesOf(now, collection)]
    const ids = new Set([...before.keys(), ...after.keys()])
    return [...ids].flatMap((id) => {
      const [was, is] = [before.get(id), after.get(id)]
      const changes = changesOf(collection, was, is, now)
      if (was && is) return changes
      return briefly(changes, (is ?? was)!, is ? 'after' : 'before')
    })
  })
}

const wordsOf = (page: PageFile | undefined) => page && JSON.stringify([page.frontmatter, page.source])

/** What a page's text states, with the names of the facts that it quotes. */
function statedBy(page: PageFile | undefined): string[] {
  if (!page) return []
  const { title = '', description = '', lead = '' } = page.frontmatter ?? {}
  const text = [title, description, lead, page.source].join('\n')
  const quoted = page.facts.map(({ value }) => `<Fact of="${value}" />`)
  return [
    ...new Set([
      ...statedIn(text.replace(/<[^>]*>/g, ' '), page.language).map(({ shown }) => shown),
      ...quoted,
    ]),
  ]
}

/** Every page whose words differ between two editions. */
export function changedPages(old: ReadEdition, now: ReadEdition): ChangedPage[] {
  const files = [...new Set([...old.pages, ...now.pages].map(({ file }) => file))].sort()
  return files.flatMap((file): ChangedPage[] => {
    const find = ({ pages }: ReadEdition) => pages.find((page) => page.file === file)
    const [was, is] = [find(old), find(now)]
    if (wordsOf(was) === wordsOf(is)) return []
    const [before, after] = [statedBy(was), statedBy(is)]
    const { route, language } = (is ?? was)!
    return [
      {
        route,
        language,
        file,
        kind: was ? (is ? 'changed' : 'removed') : 'added',
        gone: before.filter((fact) => !after.includes(fact)),
        now: after.filter((fact) => !before.includes(fact)),
      },
    ]
  })
}

/** The pages that show a collection, to look at after a change. */
export const shownOn: Record<CollectionName, string[]> = {
  site: ['/', '/contact', '/registration', '/committees', '/venue'],
  navigation: ['/'],
  interface: ['/'],
  speakers: ['/speakers', '/'],
  committees: ['/committees'],
  previousEvents: ['/conference'],
  keyDates: ['/', '/submissions'],
  fees: ['/registration'],
  workshop: ['/workshop'],
  socialTour: ['/venue/social-program'],
  venue: ['/venue', '/venue/transportation', '/contact', '/venue/about-Izmir', '/venue/accommodation'],
  hotels: ['/venue/accommodation'],
  sponsors: ['/sponsors', '/', '/exhibition'],
  exhibition: ['/exhibition'],
  downloads: ['/submissions', '/registration'],
  programme: ['/program'],
  sessions: ['/program'],
  posters: ['/program'],
}
