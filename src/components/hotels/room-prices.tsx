// What a hotel's rooms cost per night; one hotel's prices depend on the number of guests (specification, section 3: Hotel).
// Explicit roles keep it a table for screen readers when CSS changes its display.
import { graphql } from 'gatsby'
import * as styles from './room-prices.module.css'

type Props = { hotel: Queries.RoomPricesFragment & { name: string }; words: Queries.HotelWordsFragment }

export function RoomPrices({ hotel, words }: Props) {
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

export const query = graphql`
  fragment RoomPrices on Hotel {
    bySize
    rooms {
      name
      price
      single
      double
    }
  }
`
