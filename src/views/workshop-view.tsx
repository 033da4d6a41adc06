import { WorkshopFacts } from '../components/workshop/workshop-facts'
import { WorkshopSchedule } from '../components/workshop/workshop-schedule'
import { ArticleView, type ArticleProps } from './article-view'

type Props = ArticleProps & {
  workshop: Queries.WorkshopFactsFragment & Queries.WorkshopScheduleFragment
  words: Queries.WorkshopWordsFragment
}

export function WorkshopView({ workshop, words, ...article }: Props) {
  return (
    <ArticleView
      {...article}
      blocks={{
        WorkshopFacts: <WorkshopFacts workshop={workshop} words={words} />,
        WorkshopSchedule: <WorkshopSchedule days={workshop.days} words={words} />,
      }}
    />
  )
}
