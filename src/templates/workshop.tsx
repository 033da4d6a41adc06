import { Fragment } from 'react'
import { graphql } from 'gatsby'
import type { Labels } from '../../pipeline/schemas/interface'
import { Figures } from '../components/content/figures'
import { PeopleLine } from '../components/content/people-line'
import { Timetable } from '../components/content/rows'
import { articlePage } from './article-page'
import * as styles from './workshop.module.css'
import { required } from '../components/site/page-data'

export { Head } from './template'

type Workshop = NonNullable<Queries.WorkshopPageQuery['workshop']>
type Session = Workshop['days'][number]['sessions'][number]

/** Keeps a day and its month on one line, however narrow the box. */
const together = (date: string) => date.replace(' ', '\u00a0')

/** Places, fees and deadlines of the workshops (specification, section 9: Workshops). */
const figuresOf = (workshop: Workshop, labels: Labels['workshop']) => [
  { label: labels.fee, figure: workshop.fee },
  { label: labels.single.replace('{day}', together(workshop.singleDay.day)), figure: workshop.singleDayFee },
  {
    label: labels.early,
    figure: labels.discount.replace('{n}', String(workshop.earlyDiscountPercent)),
    note: labels.until.replace('{date}', together(workshop.earlyDeadline.text)),
  },
  { label: labels.capacity, figure: String(workshop.capacity) },
  { label: labels.finalDeadline, figure: together(workshop.finalDeadline.text) },
]

/** The sessions of a day, parted at each heading of a topic. */
function byTopic(sessions: readonly Session[]): Session[][] {
  const groups: Session[][] = []
  for (const session of sessions) {
    const last = groups.at(-1)
    if (last && !session.topic) last.push(session)
    else groups.push([session])
  }
  return groups
}

/** One session: its title, who leads it and who speaks. A break has only a title, which is not bold. */
function WorkshopSession({ session, labels }: { session: Session; labels: Labels['workshop'] }) {
  const { title, coordinator, speakers } = session
  return (
    <div className={styles.session}>
      <p>{coordinator || speakers.length > 0 ? <strong>{title}</strong> : title}</p>
      {coordinator && <p className={styles.people}>{`${labels.coordinator}: ${coordinator}`}</p>}
      <PeopleLine of={speakers} one={labels.speaker} several={labels.speakers} className={styles.people} />
    </div>
  )
}

/** The workshops day by day (specification, section 3: Workshop session). */
function WorkshopSchedule({ days, labels }: { days: Workshop['days']; labels: Labels['workshop'] }) {
  return (
    <div className={`stack ${styles.days}`}>
      {days.map(({ date, title, coordinators, sessions }) => (
        <section key={date.iso}>
          <h3>
            <time dateTime={date.iso}>{date.full}</time>
            <span>{title}</span>
          </h3>
          <PeopleLine
            of={coordinators}
            one={labels.coordinator}
            several={labels.coordinators}
            className={styles.people}
          />
          {byTopic(sessions).map((group) => (
            <Fragment key={group[0]?.start}>
              {group[0]?.topic && <h4>{group[0].topic}</h4>}
              <Timetable
                entries={group.map((session) => ({
                  ...session,
                  content: <WorkshopSession session={session} labels={labels} />,
                }))}
              />
            </Fragment>
          ))}
        </section>
      ))}
    </div>
  )
}

export default articlePage<Queries.WorkshopPageQuery>((data, { workshop: labels }) => {
  const workshop = required(data.workshop)
  return {
    WorkshopFacts: <Figures figures={figuresOf(workshop, labels)} />,
    WorkshopSchedule: <WorkshopSchedule days={workshop.days} labels={labels} />,
  }
})

export const query = graphql`
  query WorkshopPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    workshop(language: { eq: $language }) {
      capacity
      fee
      singleDayFee
      singleDay {
        day
      }
      earlyDiscountPercent
      earlyDeadline {
        text
      }
      finalDeadline {
        text
      }
      days {
        date {
          iso
          full
        }
        title
        coordinators {
          name
          affiliation
        }
        sessions {
          start
          end
          topic
          title
          coordinator
          speakers {
            name
            affiliation
          }
        }
      }
    }
    labels: interface(language: { eq: $language }) {
      workshop
    }
  }
`
