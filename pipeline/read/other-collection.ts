// A file with the content of another one: copied into the wrong place, or saved under the wrong name.
import { collectionNames, collections, fileOf, type CollectionName } from '../schemas'
import { both, fileProblem, type Problem } from './problem'
import type { YamlFile } from './yaml/yaml-file'

/** Names of the fields that stand in a file, each once: those of its entries where it is a list. */
function fieldsIn(value: unknown): string[] {
  const entries: unknown[] = Array.isArray(value) ? value : [value]
  const names = entries.flatMap((entry) =>
    entry && typeof entry === 'object' && !Array.isArray(entry) ? Object.keys(entry) : [],
  )
  return [...new Set(names)]
}

const shareKnown = (names: string[], collection: CollectionName) =>
  names.filter((name) => name in collections[collection].entry.shape).length / names.length

/**
 * Told once, instead of for each field, where fewer than half of the fields belong to this collection and all of them (two or
 * more) to another.
 */
export function contentOfOther(yaml: YamlFile, name: CollectionName): Problem | undefined {
  const names = fieldsIn(yaml.value)
  if (names.length < 2 || shareKnown(names, name) >= 0.5) return undefined
  const other = collectionNames.find((candidate) => shareKnown(names, candidate) === 1)
  if (!other) return undefined
  const { label } = collections[other]
  return fileProblem(yaml.file, {
    message: both(
      `This file has the content of ${fileOf(other)} (${label.en}).`,
      `Bu dosyada ${fileOf(other)} dosyasının içeriği (${label.tr}) var.`,
    ),
    advice: both(
      'Bring it back from an earlier version, and move what is new to the file where it belongs.',
      'Dosyayı önceki bir sürümden geri getirin, yeni olanı ait olduğu dosyaya taşıyın.',
    ),
  })
}
