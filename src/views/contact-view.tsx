import { ContactDetails } from '../components/contact/contact-details'
import { MapFrame } from '../components/venue/map-frame'
import { ArticleView, type ArticleProps } from './article-view'

type Props = ArticleProps & {
  site: Queries.ContactDetailsFragment
  venue: { map: string }
  words: { site: Queries.ContactWordsFragment; venue: Queries.MapWordsFragment }
}

export function ContactView({ site, venue, words, ...article }: Props) {
  return (
    <ArticleView
      {...article}
      blocks={{
        ContactDetails: <ContactDetails site={site} words={words.site} />,
        Map: <MapFrame title={words.venue.mapTitle} src={venue.map} openLabel={words.venue.openMap} />,
      }}
    />
  )
}
