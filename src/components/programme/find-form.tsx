// Search and filters. Hidden without scripts; before the site has started, an ordinary form that reloads the page with a query.
import { useEffect, useRef, type RefObject } from 'react'
import { SEARCH } from './entries'
import { useProgramme, type ProgrammeTools } from './programme-context'
import { findQueryOf, isKind, nothingSought, seeksSomething, type Find, type FindQuery } from './use-find'
import * as parts from './entry-parts.module.css'
import * as styles from './find-form.module.css'

const isWide = () => window.matchMedia('(min-width: 60rem)').matches

/** The filters that have something to choose from. */
function filtersOf({ labels, programme, entries }: ProgrammeTools) {
  const days = programme.days.map(({ date }) => ({ key: date.iso, name: date.day }))
  const kinds = [
    { key: 'plenary', name: labels.kindPlenary },
    { key: 'invited', name: labels.kindInvited },
    { key: 'talk', name: labels.kindTalk },
    { key: 'poster', name: labels.kindPoster },
  ].filter(({ key }) => entries.some((entry) => isKind(entry, key)))
  const filters = [
    { name: 'day', label: labels.day, all: labels.allDays, choices: days },
    { name: 'hall', label: labels.hall, all: labels.all, choices: programme.halls },
    { name: 'kind', label: labels.kind, all: labels.all, choices: kinds },
  ] as const
  return filters.filter(({ choices }) => choices.length > 1)
}

/** Takes over what was typed or chosen before the site started. */
function useEarlyInput(form: RefObject<HTMLFormElement>, change: Find['change']): void {
  useEffect(() => {
    const asked = findQueryOf(window.location.search)
    const early = new FormData(form.current ?? undefined)
    const missed = Object.entries(asked).flatMap(([name, value]) => {
      const chosen = early.get(name)
      return chosen && !value ? [[name, chosen]] : []
    })
    if (missed.length > 0) change({ ...asked, ...Object.fromEntries(missed) } as FindQuery)
  }, [form, change])
}

function Filters({ query, change }: Pick<Find, 'query' | 'change'>) {
  const tools = useProgramme()
  const filters = filtersOf(tools)
  if (filters.length === 0) return null
  return (
    <details className={styles.filters} open={filters.some(({ name }) => query[name]) || undefined}>
      <summary className="button">{tools.labels.filters}</summary>
      <div className="row">
        {filters.map(({ name, label, all, choices }) => (
          <label key={name}>
            {label}
            <select
              name={name}
              value={query[name]}
              onChange={(event) => change({ ...query, [name]: event.currentTarget.value })}
            >
              <option value="">{all}</option>
              {choices.map((choice) => (
                <option key={choice.key} value={choice.key}>
                  {choice.name}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </details>
  )
}

/** The browser decodes the icons of what is found while the reader begins to type: with the first letter, each would take time. */
const Icons = () => (
  <span className="visually-hidden" aria-hidden="true">
    {[parts.link, parts.calendar, parts.star].map((icon) => (
      <span key={icon} className={icon} />
    ))}
  </span>
)

export function FindForm({ find }: { find: Find }) {
  const { query, change, prepare, isReady, failed, found, suggestions } = find
  const { labels } = useProgramme()
  const counted =
    found &&
    ([labels.noResults, labels.oneResult][found.size] ?? labels.results.replace('{n}', String(found.size)))
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEarlyInput(form, change)

  // What was between the head and the field is gone: on a phone, what is found begins below both.
  const isSearching = seeksSomething(query)
  useEffect(() => {
    if (isSearching && !isWide() && document.activeElement === field.current)
      form.current?.parentElement?.scrollIntoView({ behavior: 'instant' })
  }, [isSearching])

  // The pressed button disappears: move the focus to the field, so that it is not lost.
  const seek = (next: FindQuery) => {
    change(next)
    field.current?.focus()
  }

  return (
    <form
      ref={form}
      className={styles.find}
      data-screen-only
      role="search"
      method="get"
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.words}>
        <span className="visually-hidden">{labels.search}</span>
        <input
          ref={field}
          id={SEARCH}
          type="search"
          name="q"
          placeholder={labels.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          value={query.q}
          onFocus={() => {
            void prepare()
            // On a phone, the field moves below the header: what is found is then above the keyboard.
            if (!isWide()) form.current?.scrollIntoView({ behavior: 'instant' })
          }}
          onChange={(event) => change({ ...query, q: event.currentTarget.value })}
        />
      </label>
      {/* Results follow each letter, and Enter needs no button; but a form without one is not valid. */}
      <button type="submit" hidden>
        {labels.search}
      </button>
      {isReady && <Icons />}
      <Filters query={query} change={change} />
      <div className={`row ${styles.result}`}>
        <p role="status">{failed && query.q.trim() ? labels.searchFailed : counted}</p>
        {isSearching && (
          <button type="button" onClick={() => seek(nothingSought)}>
            {labels.clearSearch}
          </button>
        )}
        {suggestions.map((text) => (
          <button
            key={text}
            type="button"
            className="button"
            onClick={() => seek({ ...nothingSought, q: text })}
          >
            {text}
          </button>
        ))}
      </div>
    </form>
  )
}
