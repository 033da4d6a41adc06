import { Itinerary } from '../components/tour/itinerary'
import { LunchMenu } from '../components/tour/lunch-menu'
import { TourPrice } from '../components/tour/tour-price'
import { Vehicles } from '../components/tour/vehicles'
import { ArticleView, type ArticleProps } from './article-view'

type Props = ArticleProps & {
  tour: Queries.ItineraryFragment &
    Queries.VehiclesFragment &
    Queries.TourPriceFragment & { menu: readonly string[] }
  words: {
    tour: { seats: string; ifNeeded: string; perPerson: string }
    site: { email: string; phone: string }
  }
}

export function SocialProgramView({ tour, words, ...article }: Props) {
  return (
    <ArticleView
      {...article}
      blocks={{
        Itinerary: <Itinerary stops={tour.itinerary} />,
        LunchMenu: <LunchMenu courses={tour.menu} />,
        Vehicles: <Vehicles vehicles={tour.vehicles} words={words.tour} />,
        TourPrice: <TourPrice tour={tour} words={words} />,
      }}
    />
  )
}
