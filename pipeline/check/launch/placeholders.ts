// Words that only a sample uses: addresses of example.org, the documentation IBAN, telephone numbers of zeros.
import type { Bilingual } from '../../schemas/kinds'
import { both } from '../../read/problem'

type Placeholder = { pattern: RegExp; message: Bilingual; advice: Bilingual }

const placeholders: Placeholder[] = [
  {
    pattern: /[\w.+-]+@(?:[\w-]+\.)*example\.(?:org|com|net)/g,
    message: both('is a sample e-mail address', 'örnek bir e-posta adresi'),
    advice: both('Write the real address.', 'Gerçek adresi yazın.'),
  },
  {
    pattern: /https?:\/\/(?:[\w-]+\.)*example\.(?:org|com|net)[^\s)"']*/g,
    message: both('is a sample web address', 'örnek bir web adresi'),
    advice: both(
      'Write the real address, or delete the line if it is optional.',
      'Gerçek adresi yazın; isteğe bağlıysa satırı silin.',
    ),
  },
  {
    pattern: /(?<![@\w.-])(?:[\w-]+\.)*example\.(?:org|com|net)/g,
    message: both('is a sample address', 'örnek bir adres'),
    advice: both('Write the real address.', 'Gerçek adresi yazın.'),
  },
  {
    pattern: /TR33 ?0006 ?1005 ?1978 ?6457 ?8413 ?26/g,
    message: both('is the sample IBAN', 'örnek IBAN'),
    advice: both('Copy the account’s IBAN from the bank.', 'Hesabın IBAN’ını bankadan kopyalayın.'),
  },
  {
    pattern: /ORNKTR\w*/g,
    message: both('is a sample SWIFT code', 'örnek bir SWIFT kodu'),
    advice: both('Copy the code from the bank.', 'Kodu bankadan kopyalayın.'),
  },
  {
    pattern: /\+90 232 000 00 \d\d/g,
    message: both('is a sample telephone number', 'örnek bir telefon numarası'),
    advice: both('Write the real number.', 'Gerçek numarayı yazın.'),
  },
]

export type Found = { column: number; message: Bilingual; advice: Bilingual }

/** Placeholders in one line of a file. A place is told once, by the first that fits. */
export function placeholdersIn(line: string): Found[] {
  let rest = line
  return placeholders.flatMap(({ pattern, message, advice }) => {
    const matches = [...rest.matchAll(pattern)]
    for (const { index, 0: words } of matches) {
      rest = rest.slice(0, index) + ' '.repeat(words.length) + rest.slice(index + words.length)
    }
    return matches.map(({ index, 0: words }) => ({
      column: index + 1,
      message: both(`“${words}” ${message.en}.`, `“${words}” ${message.tr}.`),
      advice,
    }))
  })
}
