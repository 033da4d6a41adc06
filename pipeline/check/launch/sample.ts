// What belongs to the sample edition: content/sample.yaml, written by tools/mark-samples.ts.
import { createHash } from 'node:crypto'
import { stringify } from 'yaml'
import { z } from 'zod'
import { valuesOfKind } from '../../read/entries/schema-walk'
import type { Edition, Problem, ReadEdition } from '../../read'
import { firmsNamed } from '../files/firms-named'
import { readYaml } from '../../read/yaml/yaml-file'
import { wordingsOf } from '../../records/localise'
import { collectionNames, collections } from '../../schemas'

export const SAMPLE_FILE = 'content/sample.yaml'

const shape = z.object({
  edition: z.string().optional(),
  people: z.array(z.string()).default([]),
  firms: z.array(z.string()).default([]),
  files: z.record(z.string(), z.string()).default({}),
})

/**
 * Names and files of the sample. A file is known by its SHA-256, whatever it is called, and so is the edition as a whole:
 * once one of its files has changed, it is the sample no more.
 */
export type Sample = z.output<typeof shape>

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

function firmsOf(read: ReadEdition): string[] {
  const { hotels = [], site, venue } = read.data
  return [
    ...(venue ? wordingsOf(venue.name) : []),
    ...(site?.organisers ?? []).flatMap(({ name }) => wordingsOf(name)),
    ...(site ? [...wordingsOf(site.bank.bankName), ...wordingsOf(site.bank.accountName)] : []),
    ...firmsNamed(read).flatMap(({ firm }) => wordingsOf(firm)),
    ...hotels.map(({ name }) => name),
  ]
}

/** Icons are the site's own, not the sample's. */
const sampleFolders = /^(content\/images|static\/documents)\/|^static\/\d+\.jpg$/

const pictureOrDocument = /\.(jpe?g|png|webp|avif|svg|pdf|docx|pptx|xlsx)$/i

/** Every picture and document of the edition. */
export const filesOf = ({ edition }: ReadEdition): string[] =>
  [...edition.list('content'), ...edition.list('static')].filter(
    (file) => sampleFolders.test(file) && pictureOrDocument.test(file),
  )

const byAlphabet = (names: string[]) => [...new Set(names)].sort((a, b) => a.localeCompare(b, 'tr'))

/** One sum for all files of an edition but the one in which it is written. */
function sumOf(edition: Edition): string {
  const files = [...edition.list('content'), ...edition.list('static')].filter((file) => file !== SAMPLE_FILE)
  return sha256(files.map((file) => `${file} ${sha256(edition.bytes(file) ?? '')}`).join('\n'))
}

/** What the sample consists of, as it stands in an edition. */
export function sampleOf(read: ReadEdition): Sample {
  const people = collectionNames.flatMap((name) =>
    read.files[name].entries.flatMap(({ value }) =>
      valuesOfKind(collections[name].entry, value, ['person-name']).map((person) => String(person.value)),
    ),
  )
  const contact = read.data.sponsors?.contact.name
  const files = filesOf(read).flatMap((file): [string, string][] => {
    const bytes = read.edition.bytes(file)
    return bytes ? [[file, sha256(bytes)]] : []
  })
  return {
    edition: sumOf(read.edition),
    people: byAlphabet(contact ? [...people, contact] : people),
    firms: byAlphabet(firmsOf(read)),
    files: Object.fromEntries(files),
  }
}

const opening = `# What belongs to the sample edition and must not go public: invented people and firms, drawn pictures, sample documents.
# Written by tools/mark-samples.ts; nobody edits it by hand. npm run check:launch fails while any of it is still in use.
#
# Örnek içeriğe ait olup yayımlanmaması gerekenler: uydurma kişi ve firmalar, çizilmiş görseller, örnek belgeler.
# tools/mark-samples.ts yazar; elle değiştirilmez. Bunlardan biri kullanıldıkça npm run check:launch başarısız olur.

`

export const writeSample = (sample: Sample) => opening + stringify(sample, { lineWidth: 0 })

/** Reads content/sample.yaml; where there is none, nothing is known to be of the sample. */
export function readSample({ edition }: Pick<ReadEdition, 'edition'>): Sample {
  const read = shape.safeParse(edition.exists(SAMPLE_FILE) ? readYaml(edition, SAMPLE_FILE).value : {})
  return read.success ? read.data : shape.parse({})
}

/** Whether an edition is the sample as its list was written, file by file. */
export const isSampleEdition = (edition: Edition): boolean =>
  readSample({ edition }).edition === sumOf(edition)

/** A list of the sample that cannot be read would let the sample go public. */
export const sampleProblems = ({ edition }: Pick<ReadEdition, 'edition'>): Problem[] =>
  edition.exists(SAMPLE_FILE) ? readYaml(edition, SAMPLE_FILE).problems : []

/** Whether a file is one of the sample's, under any name. */
export function isSampleFile(sample: Sample): (bytes: Buffer) => boolean {
  const sums = new Set(Object.values(sample.files))
  return (bytes) => sums.has(sha256(bytes))
}
