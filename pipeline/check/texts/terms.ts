// Warns where a text uses another form of a term than the site does: docs/terms.yaml.
import { parse } from 'yaml'
import { z } from 'zod'
import type { ReadEdition } from '../../read'
import { anyOf, ignoringCase } from '../../read/fold'
import { both, fileProblem, type Problem } from '../../read/problem'
import { inEveryText } from './every-text'

const FILE = 'docs/terms.yaml'

const shape = z.array(
  z.strictObject({ en: z.string(), tr: z.string(), avoid: z.array(z.string()).default([]) }),
)

type Term = z.output<typeof shape>[number]

function readTerms(source: string): Term[] | undefined {
  try {
    return shape.safeParse(parse(source)).data
  } catch {
    return undefined
  }
}

/** The avoided forms in one pattern, longest first, and the term of each. */
function avoided(terms: Term[]) {
  const byForm = new Map(
    terms.flatMap((term) => term.avoid.map((form) => [ignoringCase(form), term] as const)),
  )
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length)
  return { byForm, pattern: new RegExp(`(?<![\\p{L}\\d])(?:${anyOf(forms)})(?![\\p{L}\\d])`, 'u') }
}

/** Texts of content/ with a form that docs/terms.yaml lists under `avoid`. */
export function checkTerms(read: ReadEdition): Problem[] {
  const source = read.edition.read(FILE)
  if (source === undefined) return []
  const terms = readTerms(source)
  if (!terms)
    return [
      fileProblem(FILE, {
        message: both('The list of terms cannot be read.', 'Terim listesi okunamıyor.'),
        advice: both(
          'Write each term as { en: …, tr: …, avoid: […] }, as in the rest of the file.',
          'Her terimi dosyanın geri kalanındaki gibi { en: …, tr: …, avoid: […] } biçiminde yazın.',
        ),
      }),
    ]
  const { byForm, pattern } = avoided(terms)
  return inEveryText(
    read,
    (text) => {
      const match = pattern.exec(ignoringCase(text))
      const term = match && byForm.get(match[0])
      if (!match || !term) return undefined
      const found = text.slice(match.index, match.index + match[0].length)
      return {
        found,
        severity: 'warning',
        message: both(
          `“${found}” is not the term of this site.`,
          `“${found}”, bu sitede kullanılan terim değil.`,
        ),
        advice: both(
          `Write “${term.en}”, in Turkish “${term.tr}” (${FILE}).`,
          `“${term.tr}” yazın; İngilizcesi “${term.en}” (${FILE}).`,
        ),
      }
    },
    'texts',
  )
}
