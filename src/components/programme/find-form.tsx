// Search and filters. Hidden without scripts; before the site has started, an ordinary form that reloads the page with a query.
import { useEffect, useRef } from 'react'
import type { Entry } from './entries'
import { findQueryOf, kindsOf, nothingSought, seeksSomething, type FindQuery } from './find-query'
import { useProgramme } from './programme-context'
import type { Find } from './use-find'
import * as styles from './find-form.module.css'

type Choice = { value: string; label: string }
type Props = { find: Find; entries: readonly Entry[]; days: readonly Choice[]; halls: readonly Choice[] }

type Filter = { name: keyof FindQuery; label: string; all: string; choices: readonly Choice[] }
type SelectProps = Filter & { find: Find }

function Select({ find: { query, change }, name, label, all, choices }: SelectProps) {
  return (
    <label>
      {label}
      <select
        name={name}
        value={query[name]}
        onChange={(event) => change({ ...query, [name]: event.currentTarget.value })}
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Says how many entries were found; empty while nothing is searched for. */
function Result({ find }: { find: Find }) {
  const { words } = useProgramme()
  const { failed, found, query } = find
  const counted =
    found &&
    ([words.noResults, words.oneResult][found.size] ?? words.results.replace('{n}', String(found.size)))
  return <p role="status">{failed && query.q.trim() ? words.searchFailed : counted}</p>
}

export function FindForm({ find, entries, days, halls }: Props) {
  const { words } = useProgramme()
  const { query, change, prepare } = find
  const kindNames = {
    plenary: words.kindPlenary,
    invited: words.kindInvited,
    talk: words.kindTalk,
    poster: words.kindPoster,
  }

  const kinds = kindsOf(entries).map((kind) => ({ value: kind, label: kindNames[kind] }))
  const all: Filter[] = [
    { name: 'day', label: words.day, all: words.allDays, choices: days },
    { name: 'hall', label: words.hall, all: words.all, choices: halls },
    { name: 'kind', label: words.kind, all: words.all, choices: kinds },
  ]
  const filters = all.filter(({ choices }) => choices.length > 1)

  // Takes over what was typed or chosen before the site started.
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const asked = findQueryOf(window.location.search)
    const early = new FormData(form.current ?? undefined)
    const missed = Object.entries(asked).flatMap(([name, value]) => {
      const chosen = early.get(name)
      return chosen && !value ? [[name, chosen]] : []
    })
    if (missed.length > 0) change({ ...asked, ...Object.fromEntries(missed) } as FindQuery)
  }, [change])

  // The button disappears on clearing: move the focus to the field, lest it be lost.
  const clear = () => {
    change(nothingSought)
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
        {words.search}
        <input
          ref={field}
          type="search"
          name="q"
          placeholder={words.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          value={query.q}
          onFocus={prepare}
          onChange={(event) => change({ ...query, q: event.currentTarget.value })}
        />
      </label>
      {/* Results follow each letter, and Enter needs no button; but a form without one is not valid. */}
      <button type="submit" hidden>
        {words.search}
      </button>
      {filters.length > 0 && (
        <details className={styles.filters} open={filters.some(({ name }) => query[name]) || undefined}>
          <summary className="button">{words.filters}</summary>
          <div>
            {filters.map((filter) => (
              <Select key={filter.name} find={find} {...filter} />
            ))}
          </div>
        </details>
      )}
      <div className={styles.result}>
        <Result find={find} />
        {seeksSomething(query) && (
          <button type="button" onClick={clear}>
            {words.clearSearch}
          </button>
        )}
      </div>
    </form>
  )
}
