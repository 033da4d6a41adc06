// The sample edition in memory: read from the disk once, then changed by each test without touching the disk.
import { editionOnDisk } from '../../pipeline/edition-on-disk'
import { editionWith, inMemory, type Edition } from '../../pipeline/read'

/** The sample edition. */
export const sample: Edition = inMemory(editionOnDisk(process.cwd()))

/** The sample edition with some files changed, added or (if undefined) removed. */
export const sampleWith = (changed: Record<string, string | Buffer | undefined>) =>
  editionWith(sample, changed)

/** The text of a file of the sample; throws if there is no such file. */
export function source(file: string): string {
  const text = sample.read(file)
  if (text === undefined) throw new Error(`${file} is not in the sample`)
  return text
}

export const data = (name: string) => `content/data/${name}.yaml`
export const page = (route: string, language: 'en' | 'tr' = 'en') => `content/pages/${route}/${language}.mdx`
