// What points to something else in the data.
import type { ReadEdition } from '../read'
import { both, type Problem } from '../read/problem'
import type { EditionData } from '../schemas'
import { missingLogos, unusedLogoEntries } from './files/logos'
import { problemIn } from './problem-in'
import { changedItems, programmeReferences } from './programme/references'

/** Downloads that pages show by themselves: the footnote of the fees leads to the consent form. */
const requiredDownloads = ['privacy-consent']

function missingDownloads(read: ReadEdition): Problem[] {
  const { yaml, entries } = read.files.downloads
  if (!yaml.value || read.files.downloads.problems.length > 0) return []
  const keys = entries.map(({ value }) => (value as EditionData['downloads'][number]).key)
  return requiredDownloads
    .filter((key) => !keys.includes(key))
    .map((key) =>
      problemIn(read, 'downloads', [], {
        message: both(`There is no download “${key}”.`, `“${key}” adlı bir indirme yok.`),
        advice: both(
          `The registration page leads to it: keep an entry with “key: ${key}”.`,
          `Kayıt sayfası ona bağlantı verir: “key: ${key}” olan bir kayıt bulundurun.`,
        ),
      }),
    )
}

/** Every reference from one collection to another. */
export const checkReferences = (read: ReadEdition): Problem[] => [
  ...programmeReferences(read),
  ...changedItems(read),
  ...unusedLogoEntries(read),
  ...missingLogos(read),
  ...missingDownloads(read),
]
