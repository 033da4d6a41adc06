// One hotel: logo, prices, distance and where to book (specification, section 2: Accommodation).
import { graphql } from 'gatsby'
import { Logo } from '../site/logo'
import { inNewTab } from '../site/new-tab'
import { RoomPrices } from './room-prices'
import * as styles from './hotel-card.module.css'

type Props = { hotel: Queries.HotelCardFragment; words: Queries.HotelWordsFragment }

export function HotelCard({ hotel, words }: Props) {
  const { name, logo, distance, booking, note } = hotel
  return (
    <article className={styles.card}>
      {/* No alt text: the heading below already gives the name. */}
      <Logo file={logo} alt="" className={styles.logo} />
      <h2>{name}</h2>
      <p className={styles.distance}>
        {words.distance}: <strong>{distance}</strong>
      </p>
      <RoomPrices hotel={hotel} words={words} />
      {note && <p className={styles.note}>{note}</p>}
      <p className={styles.booking}>
        <a className="button" data-main href={booking} {...inNewTab}>
          {words.book}
          <span className="visually-hidden">: {name}</span>
        </a>
      </p>
    </article>
  )
}

export const query = graphql`
  fragment HotelCard on Hotel {
    name
    distance
    booking
    note
    ...RoomPrices
    logo {
      ...Logo
    }
  }
  fragment HotelWords on InterfaceHotels {
    room
    perNight
    single
    double
    distance
    book
  }
`
