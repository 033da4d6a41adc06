// The workshops day by day (specification, section 3: Workshop session).
import { graphql } from 'gatsby'
import { Timetable } from '../content/timetable'
import { WorkshopSession } from './workshop-session'
import * as styles from './workshop-schedule.module.css'

type Props = { days: Queries.WorkshopScheduleFragment['days']; words: Queries.WorkshopWordsFragment }

export function WorkshopSchedule({ days, words }: Props) {
  return (
    <div className={styles.days}>
      {days.map(({ date, title, sessions }) => (
        <section key={date.iso}>
          <h3>
            <time dateTime={date.iso}>{date.full}</time>
            <span>{title}</span>
          </h3>
          <Timetable
            entries={sessions.map((session) => ({
              key: session.start,
              start: session.start,
              end: session.end,
              content: <WorkshopSession session={session} words={words} />,
            }))}
          />
        </section>
      ))}
    </div>
  )
}

export const query = graphql`
  fragment WorkshopSchedule on Workshop {
    days {
      date {
        iso
        full
      }
      title
      sessions {
        start
        end
        ...WorkshopSession
      }
    }
  }
`
