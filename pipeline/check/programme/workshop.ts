// Hours and days of the workshops: sessions one after the other, days and deadlines that belong together.
import { exchangeDates } from '../../read/advice'
import type { ReadEdition } from '../../read'
import { both, type Problem, type Found } from '../../read/problem'
import { overlap } from '../../records/session-times'
import type { EditionData } from '../../schemas'
import { problemIn } from '../problem-in'

type Day = EditionData['workshop']['days'][number]

function sessionTimes(read: ReadEdition, { sessions }: Day, day: number): Problem[] {
  return sessions.flatMap(({ start, end }, index): Found => {
    const path = ['days', day, 'sessions', index]
    if (end <= start) {
      return problemIn(read, 'workshop', [...path, 'end'], {
        message: both(
          `This session ends at ${end}, before it begins at ${start}.`,
          `Bu oturum başlamadan (${start}) bitiyor (${end}).`,
        ),
        advice: both('Correct one of the two times.', 'İki saatten birini düzeltin.'),
      })
    }
    const earlier = sessions.slice(0, index).find((session) => overlap(session, { start, end }))
    if (!earlier) return []
    return problemIn(read, 'workshop', [...path, 'start'], {
      message: both(
        `This session (${start}–${end}) overlaps with one before it (${earlier.start}–${earlier.end}).`,
        `Bu oturum (${start}–${end}), öncekilerden biriyle (${earlier.start}–${earlier.end}) çakışıyor.`,
      ),
      advice: both(
        `Begin it at ${earlier.end} or later, or end the other one earlier.`,
        `Saat ${earlier.end} ya da sonrasında başlatın ya da ötekini daha erken bitirin.`,
      ),
    })
  })
}

/** Every rule of time in workshop.yaml. */
export function checkWorkshop(read: ReadEdition): Problem[] {
  const { workshop } = read.data
  if (!workshop) return []
  const { days, singleDay, earlyDeadline, finalDeadline } = workshop
  const dates = days.map(({ date }) => date)
  return [
    days.flatMap((day, index) => sessionTimes(read, day, index)),
    dates.includes(singleDay)
      ? []
      : problemIn(read, 'workshop', ['singleDay'], {
          message: both(`There is no workshop on ${singleDay}.`, `${singleDay} tarihinde çalıştay yok.`),
          advice: both(
            `Write one of the days: ${dates.join(', ')}.`,
            `Şu günlerden birini yazın: ${dates.join(', ')}.`,
          ),
        }),
    earlyDeadline <= finalDeadline
      ? []
      : problemIn(read, 'workshop', ['earlyDeadline'], {
          message: both(
            `The early deadline (${earlyDeadline}) is after the final one (${finalDeadline}).`,
            `Erken kayıt son günü (${earlyDeadline}), son başvuru gününden (${finalDeadline}) sonra.`,
          ),
          advice: exchangeDates,
        }),
  ].flat()
}
