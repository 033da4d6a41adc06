import { useCallback, useMemo, useRef } from 'react'
import { Prose } from '../components/content/prose'
import { CalendarLinks } from '../components/programme/calendar-links'
import { ChangeList } from '../components/programme/change-list'
import { DayNav } from '../components/programme/day-nav'
import { DaySection } from '../components/programme/day-section'
import { entriesOf } from '../components/programme/entries'
import { FindForm } from '../components/programme/find-form'
import { nothingSought } from '../components/programme/find-query'
import { MyProgramme } from '../components/programme/my-programme'
import { PosterSection } from '../components/programme/poster-section'
import { ProgrammeProvider, type ProgrammeWords } from '../components/programme/programme-context'
import { ProgrammeFiles } from '../components/programme/programme-files'
import { SharedProgramme } from '../components/programme/shared-programme'
import { useFind } from '../components/programme/use-find'
import { useFavourites } from '../components/programme/use-favourites'
import { useFullLayout } from '../components/programme/use-full-layout'
import { useNow } from '../components/programme/use-now'
import { copyText } from '../components/site/copy-text'
import { useNotice } from '../components/site/use-notice'
import { useRevealTarget } from '../components/programme/use-reveal-target'
import { PageFrame } from '../components/site/page-frame'
import type { Language } from '../language/languages'
import type { ArticleProps } from './article-view'
import * as styles from './program-view.module.css'

/** With more entries than this, nothing out of view is laid out ahead, so that searching stays quick. */
const LONG_PROGRAMME = 250

type Props = ArticleProps & {
  programme: Queries.ProgrammeScheduleFragment
  words: ProgrammeWords
  prizeWords: Queries.PrizeWordsFragment
  language: Language
  /** Host of the symposium’s site. */
  host: string
}

export function ProgramView({ page, programme, words, prizeWords, language, host, content }: Props) {
  const entries = useMemo(() => entriesOf(programme), [programme])
  const [notice, say] = useNotice()
  const find = useFind(entries)
  const mine = useFavourites(entries, language)
  const { live, dock } = useNow(entries, programme.days)

  const copyLink = useCallback(
    async (code: string) => {
      const { origin, pathname } = window.location
      // If copying is forbidden, the link still leads to the entry, and its address is in the address bar.
      if (await copyText(`${origin}${pathname}#${code}`)) say(words.linkCopied)
    },
    [say, words],
  )
  const tools = useMemo(
    () => ({ words, language, toggleStar: mine.toggle, copyLink }),
    [words, language, mine.toggle, copyLink],
  )
  const states = useMemo(
    () => ({
      found: find.found,
      starred: mine.codes,
      live: new Map([
        ...live.next.map(({ code }) => [code, 'next'] as const),
        ...live.now.map(({ code }) => [code, 'now'] as const),
      ]),
    }),
    [find.found, mine.codes, live],
  )
  const { days, halls, posters, changes } = programme
  // A new edition has its days long before it has talks.
  const isPlanned = entries.length > 0
  const posterSessions = useMemo(
    () => entries.filter(({ code }) => posters.some(({ session }) => session === code)),
    [entries, posters],
  )
  const root = useRef<HTMLDivElement>(null)
  const summary = useRef<HTMLElement>(null)
  useFullLayout(root, entries.length <= LONG_PROGRAMME)
  const { change, found } = find
  useRevealTarget(
    root,
    found,
    useCallback(() => change(nothingSought), [change]),
  )

  return (
    <ProgrammeProvider value={tools}>
      <PageFrame
        title={page.title}
        lead={
          isPlanned
            ? `${words.version.replace('{n}', String(programme.version))}, ${programme.released.text}. ${words.istanbulTime}`
            : page.lead
        }
        aside={<ProgrammeFiles words={words} />}
      >
        <div className={styles.programme} ref={root}>
          {isPlanned && (
            <>
              <FindForm
                find={find}
                entries={entries}
                days={days.map(({ date }) => ({ value: date.iso, label: date.day }))}
                halls={halls.map(({ key, name }) => ({ value: key, label: name }))}
              />
              <div className={styles.shelves}>
                <MyProgramme
                  mine={mine}
                  edition={{ host, version: programme.version }}
                  say={say}
                  summary={summary}
                />
                <CalendarLinks halls={halls} />
              </div>
            </>
          )}
          <DayNav days={days} posters={posters.length} />
          {days.map((day) => (
            <DaySection key={day.date.iso} day={day} halls={halls} states={states} />
          ))}
          <PosterSection
            programme={programme}
            sessions={posterSessions}
            prizeWords={prizeWords}
            states={states}
          />
          <ChangeList changes={changes} />
          <Prose data={content} />
          {dock}
        </div>
        <SharedProgramme entries={entries} mine={mine} onAnswer={() => summary.current?.focus()} />
        <p role="status" className={styles.notice}>
          {notice}
        </p>
      </PageFrame>
    </ProgrammeProvider>
  )
}
