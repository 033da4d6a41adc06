// A wrong account number costs money wherever it stands: IBANs in texts are checked like the one in site.yaml.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { ibanPattern, isIban, kinds } from '../../schemas/kinds'
import { problemInText } from '../problem-in'

/** IBANs in the texts of pages and letters whose check digits are wrong. */
export const checkIbans = ({ texts }: ReadEdition): Problem[] =>
  texts.flatMap((text) =>
    text.source.split('\n').flatMap((line, index) =>
      [...line.matchAll(ibanPattern)]
        .filter(([iban]) => !isIban(iban))
        .map((match) => {
          const { problem, advice } = kinds.iban
          const message = both(`“${match[0]}” ${problem.en}.`, `“${match[0]}” ${problem.tr}.`)
          const at = { line: text.firstLine + index, column: match.index + 1 }
          return problemInText(text, at, { message, advice })
        }),
    ),
  )
