// The programme: search, the reader's own programme, days, posters and changes (specification, section 2: Programme).
import { useCallback, useMemo, useRef, type ComponentProps } from 'react'
import type { Language } from '../../language/languages'
import { Prose } from '../content/prose'
import { copyText } from '../site/copy-text'
import { PageFrame } from '../site/page-frame'
import { useNotice } from '../site/use-notice'
import { ChangeList } from './change-list'
import { DayNav, DaySection } from './days'
import { entriesOf } from './entries'
import { FindForm } from './find-form'
import { nothingSought } from './find-query'
import { useFullLayout, useRevealTarget } from './layout'
import { MyProgramme } from './my-programme'
import { PosterSection } from './posters'
import { ProgrammeProvider, type ProgrammeWords } from './programme-context'
import { CalendarLinks, ProgrammeFiles } from './programme-files'
import * as styles from './programme-page.module.css'
import { SharedProgramme } from './shared-programme'
import { useFavourites } from './use-favourites'
import { useFind } from './use-find'
import { useNow } from './use-now'

/** With more entries than this, nothing out of view is laid out ahead, so that searching stays quick. */
const LONG_PROGRAMME = 250

type Props = {
  page: { title: string; lead: string | null }
  content: ComponentProps<typeof Prose>['data']
  programme: Queries.ProgrammeScheduleFragment
  words: ProgrammeWords
  prizeWords: Queries.PrizeWordsFragment
  language: Language
  /** Host of the symposium’s site. */
  host: string
}

export function ProgrammePage({ page, programme, words, prizeWords, language, host, content }: Props) {
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
        aside={<ProgrammeFiles booklet={programme.booklet} />}
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
              <div className={styles.shelves} data-screen-only>
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
        <p role="status" className={styles.notice} data-screen-only>
          {notice}
        </p>
      </PageFrame>
    </ProgrammeProvider>
  )
}
