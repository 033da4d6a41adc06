// Amounts that contradict each other or make no sense. Each may be meant and is a warning.
import type { ReadEdition } from '../../read'
import { both, type Problem, type Found } from '../../read/problem'
import { warningIn } from '../problem-in'

/** Early-bird fees that are dearer than the standard fee, or in another currency. */
function earlyBirds(read: ReadEdition): Problem[] {
  return (read.data.fees?.categories ?? []).flatMap(({ standard, earlyBird }, index): Found => {
    if (!earlyBird) return []
    const [early, usual] = [earlyBird, standard].map(({ amount, currency }) => `${amount} ${currency}`)
    const comparable = earlyBird.currency === standard.currency
    if (comparable && earlyBird.amount <= standard.amount) return []
    return warningIn(read, 'fees', ['categories', index, 'earlyBird', 'amount'], {
      message: comparable
        ? both(
            `The early-bird fee, ${early}, is higher than the standard fee, ${usual}.`,
            `Erken kayıt ücreti (${early}) normal ücretten (${usual}) yüksek.`,
          )
        : both(
            `The early-bird fee, ${early}, is in another currency than the standard fee, ${usual}.`,
            `Erken kayıt ücreti (${early}) ile normal ücretin (${usual}) para birimi farklı.`,
          ),
      advice: both('Correct one of the two.', 'İkisinden birini düzeltin.'),
    })
  })
}

/** A share of one in place of per cent: 0.2 would be shown as 0.2 %. */
function discount(read: ReadEdition): Found {
  const percent = read.data.workshop?.earlyDiscountPercent ?? 0
  if (percent <= 0 || percent >= 1) return []
  const meant = String(Math.round(percent * 100))
  return warningIn(read, 'workshop', ['earlyDiscountPercent'], {
    message: both(
      `The discount is less than one per cent: ${percent} %.`,
      `İndirim yüzde birden az: %${percent}.`,
    ),
    advice: both(`Write ${meant} if ${meant} per cent is meant.`, `Yüzde ${meant} ise ${meant} yazın.`),
    meant: { from: String(percent), to: meant },
  })
}

/** Early-bird fees and the discount on the workshops. */
export const checkFees = (read: ReadEdition): Problem[] => [earlyBirds(read), discount(read)].flat()
