// A talk or poster on its own page: when and where it is, who chairs, and what a reader can do with it.
import { type CSSProperties } from 'react'
import { graphql, withPrefix } from 'gatsby'
import type { Words } from '../../../pipeline/schemas/interface'
import { copyText } from '../site/copy-button'
import { useNotice } from '../site/use-notice'
import { useChoice } from './favourites'
import * as parts from './entry-parts.module.css'
import * as styles from './talk-card.module.css'

type Props = { talk: Queries.TalkCardFragment; title: string; words: Words['programme'] }

export function TalkCard({ talk, title, words }: Props) {
  const { id, code, titleLanguage, language, day, start, end, hall, place, hallNumber, session, chairs } = talk
  const [notice, say] = useNotice()
  const startsAt = talk.startsAt ? Date.parse(talk.startsAt) : null
  const [isChosen, toggle] = useChoice({
    id,
    title,
    language: titleLanguage,
    hall,
    place: place ?? '',
    day,
    start,
    startsAt,
  })
  const share = async () => {
    const url = window.location.href.replace(/[?#].*/, '')
    if ('share' in navigator && window.matchMedia('(pointer: coarse)').matches)
      await navigator.share({ title, url }).catch(() => {})
    else if (await copyText(url)) say(words.linkCopied)
  }
  const colour = hallNumber ? ({ '--hall': `var(--hall-${hallNumber})` } as CSSProperties) : undefined
  return (
    <aside className={styles.card} style={colour} aria-label={code}>
      <p>
        {talk.date}
        <time>{start && `${start}–${end}`}</time>
        <strong>{place}</strong>
      </p>
      <p>
        <a href={withPrefix(`${talk.programme}#${id}`)}>{code}</a> {session}
        {chairs.length > 0 && (
          <span className="note">{`${chairs.length > 1 ? words.chairs : words.chair}: ${chairs.join(', ')}`}</span>
        )}
        {language && <span className="note">{language === 'tr' ? words.inTurkish : words.inEnglish}</span>}
      </p>
      <div className={`row ${styles.actions}`} data-screen-only>
        <button
          type="button"
          className={parts.star}
          aria-pressed={isChosen}
          aria-label={`${words.star}: ${title}`}
          onClick={toggle}
          data-scripted
        />
        {talk.calendar && (
          <a className={parts.calendar} href={withPrefix(talk.calendar)} title={words.sessionCalendar}>
            <span className="visually-hidden">{`${words.sessionCalendar}: ${title}`}</span>
          </a>
        )}
        <button type="button" className="button" onClick={() => void share()} data-scripted>
          {words.share}
        </button>
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
    titleLanguage
    language
    date
    day
    start
    end
    startsAt
    hall
    hallNumber
    place
    session
    chairs
    programme
    calendar
  }
`
