// The page of an import: each sheet as a table in the colours of what was understood, with a choice for each column and row, and above
// it what would change and what is asked. It is made for each answer and needs no script.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { languageNames, otherLanguage, type Language } from '../../pipeline/domain/languages'
import { hasCapitals } from '../../pipeline/import/tables'
import { columnLetters, columnsIn, placeIn, widthOf } from '../../pipeline/import/cells'
import type { Imported } from '../../pipeline/import/import-file'
import { worded } from '../../pipeline/import/asks'
import type { ChangeGroup } from '../../pipeline/import/report'
import { columnRoles } from '../../pipeline/import/roles'
import { isOfTalks, listKinds, type RowReading, type SheetReading } from '../../pipeline/import/sheet-reading'
import { writeProblem } from '../../pipeline/check/report/report'
import { sentence } from '../../pipeline/messages/render'
import { BY_ITSELF, choiceName } from './choices'
import { style } from './style'

export type ImportPage = {
  language: Language
  file: string
  imported: Imported
  changes: ChangeGroup[]
  /** The days and halls of the edition, to choose from. */
  days: string[]
  halls: { key: string; name: string }[]
  /** The files that were written; absent before. */
  written?: string[]
  /** Choices came with the wish to write, so that nothing was written yet. */
  isAnew?: boolean
  /** The person has ended: nothing more can be chosen. */
  isEnded?: boolean
}

type Say = (code: string, values?: Record<string, string | number>) => string

type Choice = { value: string; label: string }

/** Choices that have their words in an area of the messages. */
const choicesOf = (area: string, values: readonly string[], say: Say): Choice[] =>
  values.map((value) => ({ value, label: say(`${area}.${value}`) }))

/** A drop-down; without an empty choice of its own, one that lets the program read by itself if a person decided before. */
function Select(props: {
  name: string
  label: string
  value: string
  choices: Choice[]
  byItself?: string | undefined
}): ReactNode {
  const { name, label, value, choices, byItself } = props
  const isKnown = choices.some((choice) => choice.value === value)
  return (
    <select name={name} aria-label={label} defaultValue={value}>
      {byItself && <option value={BY_ITSELF}>{byItself}</option>}
      {!isKnown && value !== BY_ITSELF && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}

/** The groups of roles that share a colour. */
const colourOf = (role: string): string => {
  const colours: Record<string, string[]> = {
    left: ['ignored', 'private', 'email', 'phone', 'deleted'],
    when: ['date', 'start', 'end', 'minutes', 'sessionStart'],
    where: ['hall', 'session', 'sessionTitle', 'chairs', 'committee', 'tier'],
    who: ['authors', 'presenters', 'speakers', 'coauthors', 'affiliations', 'name', 'firstName', 'lastName'],
  }
  return Object.keys(colours).find((colour) => colours[colour]?.includes(role)) ?? 'what'
}

/** What a person may choose for a row: a kind of rows of a programme, or an entry of another list. */
function kindsFor({ list, decisions }: SheetReading, row: RowReading, say: Say): Choice[] {
  const kinds = isOfTalks(list) ? ['talk', 'slot', 'heading', 'ignored'] : ['entry', 'ignored']
  const choices = choicesOf('import-row', [...new Set([...kinds, row.kind])], say)
  const isOfPosters = list === 'posters' || decisions.kind === 'poster'
  return choices.map((choice) =>
    choice.value === 'talk' && isOfPosters ? { ...choice, label: say('import-row.poster') } : choice,
  )
}

type SheetProps = { at: number; reading: SheetReading; say: Say; page: ImportPage }

/** What is chosen for a sheet as a whole: its list and, in a programme, what its rows do not say. */
function WholeSheet({ at, reading, say, page }: SheetProps): ReactNode {
  const { list, decisions, sheet } = reading
  const byItself = say('import-page.by-itself')
  const field = (what: string, input: (label: string, name: string) => ReactNode) => {
    const label = say(`import-page.${what}`)
    return (
      <label>
        {label} {input(label, choiceName(what, at))}
      </label>
    )
  }
  const choose = (what: 'day' | 'hall' | 'kind' | 'hidden' | 'capitals', choices: Choice[]) =>
    field(what, (label, name) => (
      <Select {...{ label, name, choices, byItself }} value={decisions[what] ?? ''} />
    ))
  const listed = listKinds.filter((kind) => kind !== 'own')
  const lists = choicesOf('sheet', listed, say)
  const days = page.days.map((value) => ({ value, label: value }))
  const halls = page.halls.map(({ key, name }) => ({ value: key, label: name }))
  return (
    <p className="whole">
      {field('list', (label, name) => (
        <Select {...{ label, name }} value={list} choices={lists} byItself={decisions.list && byItself} />
      ))}
      {['programme', 'grid'].includes(list) && (
        <>
          {choose('day', days)}
          {choose('hall', halls)}
          {choose('kind', choicesOf('import-kind', ['talk', 'invited', 'plenary', 'poster'], say))}
          {field('start', (_, name) => (
            <input name={name} defaultValue={decisions.start ?? ''} size={5} pattern="\d\d:\d\d" />
          ))}
        </>
      )}
      {hasCapitals(reading) && choose('capitals', choicesOf('import-capitals', ['keep', 'small'], say))}
      {sheet.hiddenRows.length > 0 && choose('hidden', choicesOf('import-hidden', ['take', 'leave'], say))}
    </p>
  )
}

/** The cells of a sheet. Rows of which nothing is known are shown without a choice. */
function Cells({ at, reading, say }: SheetProps): ReactNode {
  const { sheet, columns, rows, decisions } = reading
  const kinds = new Map(rows.map((row) => [row.row, row]))
  const colours = new Map(columns.map((column) => [column.at, colourOf(column.role)]))
  const places = [...Array(columnsIn(sheet)).keys()]
  const roleOf = new Map(columns.map((column) => [column.at, column]))
  const byItself = say('import-page.by-itself')
  return (
    <div className="cells" role="group" tabIndex={0} aria-label={reading.name}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('import-page.row')}</th>
            {places.map((place) => {
              const column = roleOf.get(place)
              const letters = columnLetters(place)
              return (
                <th key={place} scope="col" className={colours.get(place)}>
                  {letters}
                  {column && (
                    <Select
                      name={choiceName('column', at, place)}
                      label={say('import-page.column', { letters, heading: column.heading })}
                      value={column.role}
                      choices={choicesOf('import-role', columnRoles, say)}
                      byItself={column.reasons.includes('decision') ? byItself : undefined}
                    />
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((cells, place) => {
            if (cells.every((cell) => !cell || cell.text === '')) return null
            const row = kinds.get(place)
            const name = placeIn(sheet, place)
            const isChosen = row && !['headings', 'above'].includes(row.kind)
            return (
              <tr key={place} className={row?.kind}>
                <th scope="row">
                  {name}{' '}
                  {isChosen && (
                    <Select
                      name={choiceName('row', at, place)}
                      label={say('import-page.kind-of-row', { row: name })}
                      value={row.kind}
                      choices={kindsFor(reading, row, say)}
                      byItself={decisions.rows?.[row.text] && byItself}
                    />
                  )}
                </th>
                {places.map((column) => {
                  const cell = cells[column]
                  // A merged cell is the same object in each of its columns.
                  if (cell && cell === cells[column - 1]) return null
                  return (
                    <td
                      key={column}
                      id={cell && `${at}-${placeIn(sheet, place, column)}`}
                      className={colours.get(column)}
                      colSpan={cell && widthOf(cells, cell)}
                    >
                      {cell?.text}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Questions and notes, each with a link to its cell, the most important first. */
function Asks({ imported, say, language }: { imported: Imported; say: Say; language: Language }): ReactNode {
  const { asks, others, sheets } = imported
  const weights = ['must', 'look', 'told'] as const
  if (asks.length + others.length === 0) return <p>{say('import-page.nothing-asked')}</p>
  return (
    <>
      {others.map((problem) => (
        <pre key={problem.code + problem.line}>{writeProblem(problem, language)}</pre>
      ))}
      {weights.map((weight) => {
        const own = asks.filter((ask) => ask.weight === weight)
        if (own.length === 0) return null
        return (
          <details key={weight} open={weight !== 'told'} className={weight}>
            <summary>{say(`import-page.${weight}`, { count: own.length })}</summary>
            <ul>
              {own.map((ask, at) => {
                const { message, advice } = worded(ask)
                const sheet = sheets.findIndex(({ name }) => name === ask.sheet)
                const place = [ask.sheet, ask.cell].filter(Boolean).join(' ')
                return (
                  <li key={at}>
                    {sheet >= 0 ? (
                      <a href={`#${ask.cell ? `${sheet}-${ask.cell}` : `sheet-${sheet}`}`}>{place}</a>
                    ) : (
                      place
                    )}{' '}
                    {message[language]} <span className="advice">{advice[language]}</span>
                  </li>
                )
              })}
            </ul>
          </details>
        )
      })}
    </>
  )
}

function Changes({ changes, say }: { changes: ChangeGroup[]; say: Say }): ReactNode {
  if (changes.length === 0) return <p>{say('sheet.none')}</p>
  return changes.map(({ name, texts }) => (
    <details key={name} open={texts.length <= 8}>
      <summary>
        {name} ({texts.length})
      </summary>
      <ul>
        {texts.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
    </details>
  ))
}

function Page(page: ImportPage): ReactNode {
  const { language, file, imported, changes, written, isAnew, isEnded } = page
  const say: Say = (code, values = {}) => sentence({ code, values }, language)
  const other = otherLanguage(language)
  const { sheets, files } = imported
  const count = Object.keys(files).length
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{say('import-page.title', { file })}</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>
          <h1>{say('import-page.title', { file })}</h1>
          <a href={other} lang={other}>
            {languageNames[other][other]}
          </a>
        </header>
        {isEnded ? (
          <main>
            <p className="written">{say('import-page.ended')}</p>
          </main>
        ) : (
          <form method="post" action={language}>
            <main>
              {written && (
                <p className="written">{say('import-page.written', { files: written.join(', ') })}</p>
              )}
              {isAnew && <p className="written">{say('import-page.anew')}</p>}
              <section aria-labelledby="asked">
                <h2 id="asked">{say('import-page.asked')}</h2>
                <Asks imported={imported} say={say} language={language} />
              </section>
              <section aria-labelledby="changes">
                <h2 id="changes">{say('import-page.changes')}</h2>
                <Changes changes={changes} say={say} />
              </section>
              {sheets.map((reading, at) => {
                const props = { at, reading, say, page }
                return (
                  <section key={at} aria-labelledby={`sheet-${at}`}>
                    <h2 id={`sheet-${at}`}>
                      {[reading.name, reading.sheet.section].filter(Boolean).join(' · ')}
                    </h2>
                    {reading.layout ? <p>{reading.layout.title[language]}</p> : <WholeSheet {...props} />}
                    <Cells {...props} />
                  </section>
                )
              })}
            </main>
            <footer>
              <button name="do" value="show">
                {say('import-page.show')}
              </button>
              <button name="do" value="write" className="main" disabled={count === 0}>
                {say('import-page.write', { count })}
              </button>
              <button name="do" value="end">
                {say('import-page.end')}
              </button>
            </footer>
          </form>
        )}
      </body>
    </html>
  )
}

/** The page as a document of HTML. */
export const importPage = (page: ImportPage): string =>
  `<!doctype html>${renderToStaticMarkup(<Page {...page} />)}`
