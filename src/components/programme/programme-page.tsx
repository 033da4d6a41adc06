// The programme: search, the reader's own programme, days, posters and changes (specification, section 2: Programme).
import { useCallback, useMemo, useRef, type ComponentProps } from 'react'
import type { Words } from '../../../pipeline/schemas/interface'
import type { Language } from '../../language/languages'
import { Prose } from '../content/prose'
import { PageFrame } from '../site/page-frame'
import { useNotice } from '../site/use-notice'
import { ChangeList, changedEntries, ChangesLink } from './change-list'
import { DayNav, DaySection } from './days'
import { CHANGES, entriesOf, POSTER_LIST } from './entries'
import { useFavourites } from './favourites'
import { FindForm } from './find-form'
import { MyProgramme } from './my-programme'
import { Overview } from './overview'
import { PosterSection } from './posters'
import { ProgrammeProvider } from './programme-context'
import { CalendarLinks, ProgrammeFiles } from './programme-files'
import * as styles from './programme-page.module.css'
import { useReveal } from './reveal'
import { SharedProgramme } from './shared-programme'
import { nothingSought, seeksSomething, useFind } from './use-find'
import { useNow } from './use-now'

type Props = {
  page: { title: string; lead: string | null }
  content: ComponentProps<typeof Prose>['data']
  programme: Queries.ProgrammeScheduleFragment
  words: Pick<Words, 'programme' | 'prizes'>
  language: Language
  host: string
}

export function ProgrammePage({ page, programme, words: groups, language, host, content }: Props) {
  const { programme: words, prizes: prizeWords } = groups
  const entries = useMemo(() => entriesOf(programme), [programme])
  const [notice, say] = useNotice()
  const find = useFind(entries)
  const mine = useFavourites(entries, language)
  const { live, dock, today } = useNow(entries, programme)

  const toggleStar = mine.toggle
  const summary = useRef<HTMLElement>(null)
  const tools = useMemo(
    () => ({ words, prizeWords, language, host, programme, entries, toggleStar, say, summary }),
    [words, prizeWords, language, host, programme, entries, toggleStar, say],
  )
  const { change, found, query } = find
  const showAll = useCallback(() => change(nothingSought), [change])
  const { unfolded, setUnfolded } = useReveal(found, showAll)
  const all = new Set([...entries.map(({ session }) => session), POSTER_LIST, CHANGES])
  const isUnfolded = [...all].every((id) => unfolded.has(id))
  const changed = useMemo(() => changedEntries(programme, entries, words), [programme, entries, words])
  const states = useMemo(
    () => ({ found, starred: mine.ids, clashes: mine.clashes, live, changed, unfolded }),
    [found, mine.ids, mine.clashes, live, changed, unfolded],
  )
  // A new edition has its days long before it has talks.
  const isPlanned = entries.length > 0

  return (
    <ProgrammeProvider value={tools}>
      <PageFrame
        page={page}
        lead={
          isPlanned
            ? `${words.version.replace('{n}', String(programme.version))}, ${programme.released.text}. ${words.istanbulTime}`
            : page.lead
        }
        contents={<ChangesLink />}
        aside={<ProgrammeFiles />}
      >
        <div className={styles.programme} data-searching={seeksSomething(query) ? '' : undefined}>
          {isPlanned && (
            <>
              <FindForm find={find} />
              <div className={`cards ${styles.shelves}`} data-aside data-screen-only>
                <MyProgramme mine={mine} />
                <CalendarLinks />
              </div>
              <Overview live={live} />
            </>
          )}
          <DayNav today={today} />
          {isPlanned && (
            <button
              type="button"
              className={styles.all}
              onClick={() => setUnfolded(isUnfolded ? new Set() : all)}
              data-aside
            >
              {isUnfolded ? words.collapseAll : words.expandAll}
            </button>
          )}
          {programme.days.map((day) => (
            <DaySection key={day.date.iso} day={day} states={states} />
          ))}
          <PosterSection states={states} />
          <ChangeList open={unfolded.has(CHANGES)} />
          <div data-aside>
            <Prose data={content} />
          </div>
          {dock}
        </div>
        <SharedProgramme mine={mine} />
        <p role="status" className={styles.notice} data-screen-only>
          {notice}
        </p>
      </PageFrame>
    </ProgrammeProvider>
  )
}
