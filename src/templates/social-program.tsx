import { graphql } from 'gatsby'
import { Figures } from '../components/content/figures'
import { DetailList, Timetable } from '../components/content/rows'
import { Email, Phone } from '../components/site/contact-links'
import { articlePage } from './article-page'
import * as styles from './social-program.module.css'
import { required } from '../components/site/page-data'

export { Head } from './template'

/** The social tour: its stops, lunch, vehicles, and price (specification, sections 2 and 9). */
export default articlePage<Queries.SocialProgramPageQuery>(({ tour }, labels) => {
  const { itinerary, menu, vehicles, price, contact } = required(tour)
  const stops = itinerary.map(({ description, ...stop }) => ({ ...stop, content: <p>{description}</p> }))
  const lunch = (
    <ul className={`card ${styles.menu}`}>
      {menu.map((course) => (
        <li key={course}>{course}</li>
      ))}
    </ul>
  )
  const seats = vehicles.map(({ name, seats: number, ifNeeded }) => ({
    label: name,
    figure: labels.tour.seats.replace('{n}', String(number)),
    note: ifNeeded ? labels.tour.ifNeeded : undefined,
  }))
  const contacts = [
    { label: labels.site.email, value: <Email address={contact.email} /> },
    { label: labels.site.phone, value: <Phone number={contact.phone} /> },
  ]
  return {
    Itinerary: <Timetable entries={stops} />,
    LunchMenu: lunch,
    Vehicles: <Figures figures={seats} />,
    TourPrice: (
      <>
        <Figures figures={[{ label: labels.tour.perPerson, figure: price }]} />
        <DetailList details={contacts} />
      </>
    ),
  }
})

export const query = graphql`
  query SocialProgramPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    tour: socialTour(language: { eq: $language }) {
      itinerary {
        start: time
        end
        description
      }
      menu
      vehicles {
        name
        seats
        ifNeeded
      }
      price
      contact {
        email
        phone
      }
    }
    labels: interface(language: { eq: $language }) {
      tour
    }
  }
`
