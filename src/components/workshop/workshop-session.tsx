// One session of a workshop: its title, who leads it and who speaks.
import { graphql } from 'gatsby'
import * as styles from './workshop-session.module.css'

type Props = {
  session: Queries.WorkshopSessionFragment
  words: { coordinator: string; speaker: string; speakers: string }
}

export function WorkshopSession({ session, words }: Props) {
  const { title, coordinator, speakers } = session
  return (
    <div className={styles.session}>
      {/* A break has only a title, which is not bold. */}
      <p>{coordinator || speakers.length > 0 ? <strong>{title}</strong> : title}</p>
      {coordinator && (
        <p className={styles.people}>
          {words.coordinator}: {coordinator}
        </p>
      )}
      {speakers.length > 0 && (
        <p className={styles.people}>
          {speakers.length > 1 ? words.speakers : words.speaker}:{' '}
          {speakers
            .map(({ name, affiliation }) => (affiliation ? `${name} (${affiliation})` : name))
            .join('; ')}
        </p>
      )}
    </div>
  )
}

export const query = graphql`
  fragment WorkshopSession on WorkshopDaysSessions {
    title
    coordinator
    speakers {
      name
      affiliation
    }
  }
`
