// Warns where a text uses another form of a term than the site does: docs/terms.yaml.
import { parse } from 'yaml'
import { z } from 'zod'
import type { ReadEdition } from '../../read'
import { anyOf, ignoringCase } from '../../read/fold'
import { fileProblem, type Problem } from '../../read/problem'
import { fault } from '../findings'
import { inEveryText } from './every-text'

const FILE = 'docs/terms.yaml'

const terms = z.array(
  z.strictObject({ en: z.string(), tr: z.string(), avoid: z.array(z.string()).default([]) }),
)

function termsIn(source: string) {
  try {
    return terms.safeParse(parse(source)).data
  } catch {
    return undefined
  }
}

/** Texts of content/ with a form that docs/terms.yaml lists under `avoid`. */
export function checkTerms(read: ReadEdition): Problem[] {
  const source = read.edition.read(FILE)
  if (source === undefined) return []
  const unreadable = fault(
    'The list of terms cannot be read.',
    'Terim listesi okunamıyor.',
    'Write each term as { en: …, tr: …, avoid: […] }, as in the rest of the file.',
    'Her terimi dosyanın geri kalanındaki gibi { en: …, tr: …, avoid: […] } biçiminde yazın.',
  )
  const known = termsIn(source)
  if (!known) return [fileProblem(FILE, unreadable)]
  const byForm = new Map(
    known.flatMap((term) => term.avoid.map((form) => [ignoringCase(form), term] as const)),
  )
  const longestFirst = [...byForm.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${anyOf(longestFirst)})(?![\\p{L}\\d])`, 'u')
  return inEveryText(
    read,
    (text) => {
      const match = pattern.exec(ignoringCase(text))
      const term = match && byForm.get(match[0])
      if (!match || !term) return undefined
      const found = text.slice(match.index, match.index + match[0].length)
      const finding = fault(
        `“${found}” is not the term of this site.`,
        `“${found}”, bu sitede kullanılan terim değil.`,
        `Write “${term.en}”, in Turkish “${term.tr}” (${FILE}).`,
        `“${term.tr}” yazın; İngilizcesi “${term.en}” (${FILE}).`,
      )
      return { found, severity: 'warning', ...finding }
    },
    'texts',
  )
}
