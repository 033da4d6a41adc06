// What belongs to the sample edition: content/sample.yaml.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Problem, ReadEdition } from '../../read'
import { readYaml } from '../../read/yaml/yaml-file'

export const SAMPLE_FILE = 'content/sample.yaml'

const shape = z.object({
  people: z.array(z.string()).default([]),
  firms: z.array(z.string()).default([]),
  captions: z.array(z.string()).default([]),
  files: z.record(z.string(), z.string()).default({}),
})

/** Names, captions and files of the sample. A file is known by its SHA-256, whatever it is called. */
export type Sample = z.output<typeof shape>

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Icons are the site's own, not the sample's. */
const sampleFolders = /^(content\/(images|abstracts)|static\/documents)\/|^static\/\d+\.jpg$/

const pictureOrDocument = /\.(jpe?g|png|webp|avif|svg|pdf|docx|pptx|xlsx)$/i

/** Every picture and document of the edition. */
export const filesOf = ({ edition }: ReadEdition): string[] =>
  [...edition.list('content'), ...edition.list('static')].filter(
    (file) => sampleFolders.test(file) && pictureOrDocument.test(file),
  )

/** Reads content/sample.yaml; where there is none, nothing is known to be of the sample. */
export function readSample({ edition }: Pick<ReadEdition, 'edition'>): Sample {
  const read = shape.safeParse(edition.exists(SAMPLE_FILE) ? readYaml(edition, SAMPLE_FILE).value : {})
  return read.success ? read.data : shape.parse({})
}

/** A list of the sample that cannot be read would let the sample go public. */
export const sampleProblems = ({ edition }: Pick<ReadEdition, 'edition'>): Problem[] =>
  edition.exists(SAMPLE_FILE) ? readYaml(edition, SAMPLE_FILE).problems : []

/** Whether a file is one of the sample's, under any name. */
export function isSampleFile(sample: Sample): (bytes: Buffer) => boolean {
  const sums = new Set(Object.values(sample.files))
  return (bytes) => sums.has(sha256(bytes))
}
