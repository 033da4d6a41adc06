// Warns where a text uses another form of a term than the site does: docs/terms.yaml.
import { z } from 'zod'
import type { ReadEdition } from '../../read'
import { anyOf, ignoringCase } from '../../read/fold'
import { fileProblem, type Problem } from '../../read/problem'
import { readYaml } from '../../read/yaml/yaml-file'
import { fault } from '../findings'
import { inEveryText } from './every-text'

const FILE = 'docs/terms.yaml'

const shape = z.array(
  z.strictObject({ en: z.string(), tr: z.string(), avoid: z.array(z.string()).default([]) }),
)

const unreadable = fault(
  'The list of terms cannot be read.',
  'Terim listesi okunamıyor.',
  'Write each term as { en: …, tr: …, avoid: […] }, as in the rest of the file.',
  'Her terimi dosyanın geri kalanındaki gibi { en: …, tr: …, avoid: […] } biçiminde yazın.',
)

/** Texts of content/ with a form that docs/terms.yaml lists under `avoid`. */
export function checkTerms(read: ReadEdition): Problem[] {
  if (!read.edition.exists(FILE)) return []
  const { data: terms } = shape.safeParse(readYaml(read.edition, FILE).value)
  if (!terms) return [fileProblem(FILE, unreadable)]
  const byForm = new Map(
    terms.flatMap((term) => term.avoid.map((form) => [ignoringCase(form), term] as const)),
  )
  // Where one form begins with another, the longer comes first.
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${anyOf(forms)})(?![\\p{L}\\d])`, 'u')
  const finding = (text: string) => {
    const match = pattern.exec(ignoringCase(text))
    const term = match && byForm.get(match[0])
    if (!match || !term) return undefined
    const found = text.slice(match.index, match.index + match[0].length)
    return {
      ...fault(
        `“${found}” is not the term of this site.`,
        `“${found}”, bu sitede kullanılan terim değil.`,
        `Write “${term.en}”, in Turkish “${term.tr}” (${FILE}).`,
        `“${term.tr}” yazın; İngilizcesi “${term.en}” (${FILE}).`,
      ),
      found,
      severity: 'warning' as const,
    }
  }
  return inEveryText(read, finding, 'texts')
}
