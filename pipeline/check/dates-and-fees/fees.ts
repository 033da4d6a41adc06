// Fees that contradict each other: registering early costs no more, and in the same money.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { problemIn } from '../problem-in'

/** Early-bird fees that are dearer than the standard fee, or in another currency. Each may be meant and is a warning. */
export function checkFees(read: ReadEdition): Problem[] {
  return (read.data.fees?.categories ?? []).flatMap(({ standard, earlyBird }, index): Problem[] => {
    if (!earlyBird) return []
    const [early, usual] = [earlyBird, standard].map(({ amount, currency }) => `${amount} ${currency}`)
    const comparable = earlyBird.currency === standard.currency
    if (comparable && earlyBird.amount <= standard.amount) return []
    return [
      problemIn(
        read,
        'fees',
        ['categories', index, 'earlyBird', 'amount'],
        comparable
          ? both(
              `The early-bird fee, ${early}, is higher than the standard fee, ${usual}.`,
              `Erken kayıt ücreti (${early}) normal ücretten (${usual}) yüksek.`,
            )
          : both(
              `The early-bird fee, ${early}, is in another currency than the standard fee, ${usual}.`,
              `Erken kayıt ücreti (${early}) ile normal ücretin (${usual}) para birimi farklı.`,
            ),
        both('Correct one of the two.', 'İkisinden birini düzeltin.'),
        { severity: 'warning' },
      ),
    ]
  })
}
