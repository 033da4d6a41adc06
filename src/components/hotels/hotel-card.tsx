// One hotel: logo, prices, distance and where to book (specification, section 2: Accommodation).
import { graphql } from 'gatsby'
import type { Words } from '../../../pipeline/schemas/interface'
import { DataTable } from '../content/data-table'
import { inNewTab } from '../site/new-tab'
import { Logo } from '../sponsors/logo-card'
import * as styles from './hotel-card.module.css'

type Props = { hotel: Queries.HotelCardFragment; words: Words['hotels'] }

export function HotelCard({ hotel, words }: Props) {
  const { name, logo, distance, rooms, bySize, booking, note } = hotel
  return (
    <article className={`card ${styles.hotel}`}>
      {/* No alt text: the heading below already gives the name. */}
      {logo && <Logo file={logo} alt="" className={styles.logo} />}
      <h2>{name}</h2>
      <p className={`quiet ${styles.distance}`}>
        {words.distance}: <strong>{distance}</strong>
      </p>
      {/* One hotel's prices depend on the number of guests (specification, section 3: Hotel). */}
      <DataTable
        caption={`${words.perNight}: ${name}`}
        columns={[words.room, ...(bySize ? [words.single, words.double] : [words.perNight])]}
        rows={rooms.map(({ name: room, price, single, double }) => ({
          key: room,
          cells: [room, ...(bySize ? [single ?? price ?? '–', double ?? price ?? '–'] : [price])],
        }))}
      />
      {note && <p className="quiet">{note}</p>}
      {booking && (
        <p className={styles.booking}>
          <a className="button" data-main data-print-address href={booking} {...inNewTab}>
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
`
