// A sheet on the page of an import: a table in the colours of what was understood, with a choice for each column and row.
import type { ReactNode } from 'react'
import type { Language } from '../../pipeline/domain/languages'
import { hasCapitals } from '../../pipeline/import/tables'
import { columnLetters, columnsIn, placeIn, widthOf } from '../../pipeline/import/cells'
import { columnRoles } from '../../pipeline/import/roles'
import { isOfTalks, listKinds, type RowReading, type SheetReading } from '../../pipeline/import/sheet-reading'
import { BY_ITSELF, choiceName } from './choices'

/** What a sheet is shown with: the days and halls of the edition are there to choose from. */
export type SheetPage = {
  language: Language
  days: string[]
  halls: { key: string; name: string }[]
}

/** A sentence of the messages in the language of the page. */
export type Say = (code: string, values?: Record<string, string | number>) => string

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

type SheetProps = { at: number; reading: SheetReading; say: Say; page: SheetPage }

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

/** A sheet: what is chosen for it as a whole, and its cells. */
export function SheetSection(props: SheetProps): ReactNode {
  const { at, reading, page } = props
  const { name, sheet, layout } = reading
  return (
    <section aria-labelledby={`sheet-${at}`}>
      <h2 id={`sheet-${at}`}>{[name, sheet.section].filter(Boolean).join(' · ')}</h2>
      {layout ? <p>{layout.title[page.language]}</p> : <WholeSheet {...props} />}
      <Cells {...props} />
    </section>
  )
}
