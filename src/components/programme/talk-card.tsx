// When and where a talk or poster is, who chairs, and what a reader can do with it: beside its abstract.
import { Fragment } from 'react'
import { graphql, withPrefix } from 'gatsby'
import type { Labels } from '../../../pipeline/schemas/interface'
import { LocalisedLink } from '../../language/localised-link'
import { useLanguage } from '../../language/shown-page'
import { TimeSpan } from '../content/time-span'
import { copyText, shareOnPhone } from '../site/copy-button'
import { useNotice } from '../site/use-notice'
import { useChoice } from './favourites'
import { hallStyle } from './programme-context'
import * as parts from './entry-parts.module.css'
import * as styles from './talk-card.module.css'

type Props = { talk: Queries.TalkCardFragment; title: string; labels: Labels['talk'] }

export function TalkCard({ talk, title, labels }: Props) {
  const { id, code, day, start, end, hall, place, startsAt } = talk
  const { shown: language } = useLanguage()
  const [notice, notify] = useNotice()
  const kept = { id, title, language, hall, place: place ?? '', day, start, startsAt: Date.parse(startsAt) }
  const [isChosen, toggle] = useChoice(kept)
  const share = async () => {
    const url = window.location.href.replace(/[?#].*/, '')
    if (await shareOnPhone({ title, url })) return
    if (await copyText(url)) notify(labels.linkCopied)
  }
  return (
    <aside className={`card ${styles.card}`} style={hallStyle(talk.hallIndex)} aria-label={code}>
      <p>
        {talk.date} <TimeSpan start={start} end={end} /> <strong>{place}</strong>
      </p>
      <p>
        {talk.session}{' '}
        {talk.chairs && (
          <span className="note">
            {talk.chairs.label}:{' '}
            {talk.chairs.people.map(({ name, href }, index) => (
              <Fragment key={name}>
                {index > 0 && ', '}
                {href ? <LocalisedLink to={href}>{name}</LocalisedLink> : name}
              </Fragment>
            ))}
          </span>
        )}{' '}
        <span className="note">{talk.spokenIn}</span>
      </p>
      <div className={`row ${styles.actions}`} data-screen-only>
        <button
          type="button"
          className={parts.star}
          aria-pressed={isChosen}
          aria-label={`${labels.star}: ${title}`}
          onClick={toggle}
          data-scripted
        />
        <a className={parts.calendar} href={withPrefix(talk.calendar)} title={labels.calendar}>
          <span className="visually-hidden">{`${labels.calendar}: ${title}`}</span>
        </a>
        <button type="button" className="button" onClick={() => void share()} data-scripted>
          {labels.share}
        </button>
        <LocalisedLink to={`/program#${id}`}>{code}</LocalisedLink>
      </div>
      <p role="status" className="note">
        {notice}
      </p>
    </aside>
  )
}

export const query = graphql`
  fragment TalkCard on PageTalk {
    id
    code
    spokenIn
    date
    day
    start
    end
    startsAt
    hall
    hallIndex
    place
    session
    chairs {
      label
      people {
        name
        href
      }
    }
    calendar
  }
`
