// What a hotel's rooms cost per night; one hotel asks by the number of guests (specification, section 3: Hotel).
import { graphql } from 'gatsby'
import * as styles from './room-prices.module.css'

type Props = { hotel: Queries.RoomPricesFragment & { name: string }; words: Queries.HotelWordsFragment }

export function RoomPrices({ hotel, words }: Props) {
  const { bySize, rooms, name } = hotel
  if (rooms.length === 0) return null
  return (
    <table className={styles.prices}>
      <caption className={bySize ? undefined : 'visually-hidden'}>
        {words.perNight}
        <span className="visually-hidden">: {name}</span>
      </caption>
      <thead>
        <tr>
          {[words.room, ...(bySize ? [words.single, words.double] : [words.perNight])].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rooms.map((room) => (
          <tr key={room.name}>
            <th scope="row">{room.name}</th>
            {bySize ? (
              <>
                <td>{room.single ?? room.price ?? '–'}</td>
                <td>{room.double ?? room.price ?? '–'}</td>
              </>
            ) : (
              <td>{room.price}</td>
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
