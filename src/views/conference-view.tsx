import { PreviousEvents } from '../components/conference/previous-events'
import { ArticleView, type ArticleProps } from './article-view'

type Props = ArticleProps & {
  events: readonly Queries.PreviousEventFragment[]
  words: Queries.EventWordsFragment
}

export function ConferenceView({ events, words, ...article }: Props) {
  return (
    <ArticleView {...article} blocks={{ PreviousEvents: <PreviousEvents events={events} words={words} /> }} />
  )
}
