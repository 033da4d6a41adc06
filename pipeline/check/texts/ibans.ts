// A wrong account number costs money wherever it stands: IBANs in texts are checked like the one in site.yaml.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import type { TextFile } from '../../read/page-file'
import { ibanPattern, isIban, kinds } from '../../schemas/kinds'

/** IBANs in the texts of pages and letters whose check digits are wrong. */
export function checkIbans({ pages, letters }: ReadEdition): Problem[] {
  return [...pages, ...letters].flatMap(({ file, source, firstLine }: TextFile) =>
    source.split('\n').flatMap((line, index) =>
      [...line.matchAll(ibanPattern)]
        .filter(([iban]) => !isIban(iban))
        .map((match) => ({
          severity: 'error' as const,
          file,
          line: firstLine + index,
          column: match.index + 1,
          message: both(`“${match[0]}” ${kinds.iban.problem.en}.`, `“${match[0]}” ${kinds.iban.problem.tr}.`),
          advice: kinds.iban.advice,
        })),
    ),
  )
}
