import { useCallback, useMemo, useRef } from 'react'
import { graphql, type PageProps } from 'gatsby'
import { dayAt } from '../../pipeline/domain/event-time'
import type { PageContext } from '../../pipeline/pages/create-pages'
import { Prose } from '../components/content/prose'
import { ChangeList, ChangesLink } from '../components/programme/change-list'
import { DayNav, DaySection } from '../components/programme/days'
import { CHANGES, entriesOf } from '../components/programme/entries'
import { useFavourites } from '../components/programme/favourites'
import { FindForm } from '../components/programme/find-form'
import { MyProgramme } from '../components/programme/my-programme'
import { dayToShow, Overview } from '../components/programme/overview'
import { Papers } from '../components/programme/papers'
import { PosterSection } from '../components/programme/posters'
import { ProgrammeProvider } from '../components/programme/programme-context'
import { ProgrammeFiles } from '../components/programme/programme-files'
import * as styles from '../components/programme/programme.module.css'
import { SharedLink } from '../components/programme/shared-link'
import { useEntryStates } from '../components/programme/use-entry-states'
import { seeksSomething, useFind } from '../components/programme/use-find'
import { useNow } from '../components/programme/use-now'
import { keptState } from '../components/site/kept-state'
import { LocalisedLink } from '../language/localised-link'
import { PageFrame } from '../components/site/page-frame'
import { useEventClock } from '../components/site/use-on-day'
import { useNotice } from '../components/site/use-notice'
import { labelsOf, required } from '../components/site/page-data'

export { Head } from './template'

/** The page that says how to get to the venue. */
const WAY_THERE = '/venue/transportation'

/** The day at a glance that the reader has chosen. */
const useChosenDay = keptState<string | undefined>(undefined)

type Props = PageProps<Queries.ProgramPageQuery, PageContext>

/** Search, the reader's own programme, days, posters and changes (specification, section 2: Programme). */
export default function ProgramTemplate({ data, pageContext: { language } }: Props) {
  const page = required(data.page)
  const programme = required(data.programme)
  const { host } = new URL(required(data.site).url)
  const { programme: labels, prizes: prizeLabels, site: siteLabels } = labelsOf(data)
  const { loadFailed } = siteLabels
  const entries = useMemo(() => entriesOf(programme), [programme])
  const [notice, notify] = useNotice()
  const find = useFind(entries)
  const mine = useFavourites(entries, language)
  const { live, dock, at } = useNow(entries, programme, mine.ids)
  const clock = useEventClock()
  const [chosenDay, chooseDay] = useChosenDay()
  const shownDay = chosenDay ?? dayToShow(programme.days, at)

  const { toggle } = mine
  const toggleStar = useCallback(
    (id: string) => {
      const clashing = toggle(id).map(({ title, time }) => `${time?.start} ${title}`)
      if (clashing.length > 0) notify(`${labels.clash}: ${clashing.join('; ')}`)
    },
    [toggle, notify, labels],
  )
  const summary = useRef<HTMLElement>(null)
  const { nodes: menu } = data.navigation
  const tools = useMemo(() => {
    const wayThere = menu.flatMap(({ items }) => items).find(({ to }) => to === WAY_THERE)
    return {
      labels,
      prizeLabels,
      loadFailed,
      language,
      host,
      programme,
      entries,
      wayThere,
      toggleStar,
      notify,
      summary,
    }
  }, [labels, prizeLabels, loadFailed, language, host, programme, entries, menu, toggleStar, notify])
  const { states, unsearched, unfolded, isAllUnfolded, toggleAll } = useEntryStates(tools, find, mine, live)
  // A new edition has its days long before it has talks.
  const isPlanned = entries.length > 0

  return (
    <ProgrammeProvider value={tools}>
      <PageFrame page={page} lead={isPlanned ? '' : page.lead} brief={isPlanned} aside={<ProgrammeFiles />}>
        <div
          id="programme"
          className={styles.programme}
          data-searching={seeksSomething(find.query) || undefined}
        >
          {dock}
          <Papers />
          <DayNav today={at === null ? undefined : dayAt(clock, at)} shown={shownDay} show={chooseDay} />
          {isPlanned && (
            <>
              <FindForm find={find} />
              <Overview live={live} shown={shownDay} />
              <p className={`note row ${styles.version}`} data-aside>
                <span>
                  {`${labels.version.replace('{n}', String(programme.version))}, ${programme.released.text}. ${labels.localTime.replace('{offset}', required(data.site).offset)}`}
                </span>
                <ChangesLink />
                {programme.people && <LocalisedLink to="/program/people">{labels.people}</LocalisedLink>}
              </p>
              <MyProgramme mine={mine} />
              <button type="button" className={styles.all} onClick={toggleAll} data-aside>
                {isAllUnfolded ? labels.collapseAll : labels.expandAll}
              </button>
            </>
          )}
          {programme.days.map((day) => (
            <DaySection key={day.date.iso} day={day} states={states} unsearched={unsearched} />
          ))}
          <PosterSection states={states} unsearched={unsearched} />
          <ChangeList open={unfolded.has(CHANGES)} />
          <div data-aside>
            <Prose data={data} />
          </div>
        </div>
        <SharedLink mine={mine} />
        <p role="status" className={styles.notice} data-screen-only>
          {notice}
        </p>
      </PageFrame>
    </ProgrammeProvider>
  )
}

export const query = graphql`
  query ProgramPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    site: symposium(language: { eq: $language }) {
      offset
    }
    programme(language: { eq: $language }) {
      ...ProgrammeSchedule
    }
    labels: interface(language: { eq: $language }) {
      programme
      prizes
    }
  }
`
