// Places, fees and deadlines of the workshops (specification, section 9: Workshops).
import { graphql } from 'gatsby'
import { Figures } from '../content/figures'

/** Keeps a day and its month on one line, however narrow the box. */
const together = (date: string) => date.replace(' ', '\u00a0')

type Props = { workshop: Queries.WorkshopFactsFragment; words: Queries.WorkshopWordsFragment }

export function WorkshopFacts({ workshop, words }: Props) {
  const { capacity, fee, singleDayFee, singleDay, earlyDiscountPercent, earlyDeadline, finalDeadline } =
    workshop
  return (
    <Figures
      figures={[
        { label: words.fee, figure: fee.text },
        { label: words.single.replace('{day}', together(singleDay.day)), figure: singleDayFee.text },
        {
          label: words.early,
          figure: words.discount.replace('{n}', String(earlyDiscountPercent)),
          note: words.until.replace('{date}', together(earlyDeadline.text)),
        },
        { label: words.capacity, figure: String(capacity) },
        { label: words.finalDeadline, figure: together(finalDeadline.text) },
      ]}
    />
  )
}

export const query = graphql`
  fragment WorkshopFacts on Workshop {
    capacity
    fee {
      text
    }
    singleDayFee {
      text
    }
    singleDay {
      day
    }
    earlyDiscountPercent
    earlyDeadline {
      text
    }
    finalDeadline {
      text
    }
  }
  fragment WorkshopWords on InterfaceWorkshop {
    coordinator
    speaker
    speakers
    capacity
    fee
    single
    early
    until
    discount
    finalDeadline
  }
`
