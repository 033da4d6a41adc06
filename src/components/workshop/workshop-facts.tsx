// Places, fees and last days of the workshops (specification, section 9: Workshops).
import { graphql } from 'gatsby'
import { Figures } from '../content/figures'

type Props = { workshop: Queries.WorkshopFactsFragment; words: Queries.WorkshopWordsFragment }

export function WorkshopFacts({ workshop, words }: Props) {
  const { capacity, fee, singleDayFee, singleDay, earlyDiscountPercent, earlyDeadline, finalDeadline } =
    workshop
  return (
    <Figures
      figures={[
        { label: words.fee, figure: fee.text },
        { label: words.single.replace('{day}', singleDay.day), figure: singleDayFee.text },
        {
          label: words.early.replace('{date}', earlyDeadline.text),
          figure: words.discount.replace('{n}', String(earlyDiscountPercent)),
        },
        { label: words.capacity, figure: String(capacity) },
        { label: words.finalDeadline, figure: finalDeadline.day },
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
      day
    }
  }
  fragment WorkshopWords on InterfaceWorkshop {
    coordinator
    speakers
    capacity
    fee
    single
    early
    discount
    finalDeadline
  }
`
