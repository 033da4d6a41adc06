// One hotel: logo, prices, distance and where to book (specification, section 2: Accommodation).
import { graphql } from 'gatsby'
import { Logo } from '../site/logo'
import { inNewTab } from '../site/new-tab'
import * as styles from './hotel-card.module.css'

type Props = { hotel: Queries.HotelCardFragment; words: Queries.HotelWordsFragment }

/**
 * What the rooms cost per night; one hotel's prices depend on the number of guests (specification, section 3: Hotel). Explicit
 * roles keep it a table for screen readers when CSS changes its display.
 */
function RoomPrices({ hotel, words }: Props) {
  const { bySize, rooms, name } = hotel
  if (rooms.length === 0) return null
  return (
    <table className={styles.prices} role="table">
      <caption className={bySize ? undefined : 'visually-hidden'}>
        {words.perNight}
        <span className="visually-hidden">: {name}</span>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {[words.room, ...(bySize ? [words.single, words.double] : [words.perNight])].map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rooms.map((room) => (
          <tr key={room.name} role="row">
            <th scope="row" role="rowheader">
              {room.name}
            </th>
            {bySize ? (
              <>
                <td role="cell">{room.single ?? room.price ?? '–'}</td>
                <td role="cell">{room.double ?? room.price ?? '–'}</td>
              </>
            ) : (
              <td role="cell">{room.price}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function HotelCard({ hotel, words }: Props) {
  const { name, logo, distance, booking, note } = hotel
  return (
    <article className={`card ${styles.hotel}`}>
      {/* No alt text: the heading below already gives the name. */}
      {logo && <Logo file={logo} alt="" className={styles.logo} />}
      <h2>{name}</h2>
      <p className={styles.distance}>
        {words.distance}: <strong>{distance}</strong>
      </p>
      <RoomPrices hotel={hotel} words={words} />
      {note && <p className={styles.note}>{note}</p>}
      {booking && (
        <p className={styles.booking}>
          <a className="button" data-main href={booking} {...inNewTab}>
            {words.book}
            <span className="visually-hidden">: {name}</span>
          </a>
        </p>
      )}
    </article>
  )
}

export const query = graphql`
  fragment HotelCard on Hotel {
    name
    distance
    booking
    note
    bySize
    rooms {
      name
      price
      single
      double
    }
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
