// One programme in the forms in which committees keep it: whatever the columns, the language, the order and the day's form, the talks are the same.
import { readFileSync } from 'node:fs'
import type { CellValue } from 'hucre/xlsx'
import { parse } from 'yaml'
import { asked, from, said } from '../../tests/setup/imported'
import { emptyEdition } from '../../tests/setup/next-edition'
import { editionWith } from '../read'
import { minutesOf, talkTimes } from '../domain/session-times'
import { peopleOf } from '../schemas/programme'
import type { Imported } from './import-file'

type Cell = string | null | { date?: string; time?: string }

type Table = { expected: string[]; forms: { name: string; sheets: Record<string, Cell[][]> }[] }

const { expected, forms } = parse(readFileSync('tests/content/sheets.yaml', 'utf8')) as Table

/** A cell as Excel keeps it: a time is a part of a day. */
function kept(cell: Cell): CellValue {
  if (cell === null || typeof cell === 'string') return cell
  return cell.date ? new Date(`${cell.date}T00:00:00Z`) : minutesOf(cell.time ?? '') / (24 * 60)
}

const sheetsOf = (sheets: Record<string, Cell[][]>) =>
  Object.fromEntries(Object.entries(sheets).map(([name, rows]) => [name, rows.map((row) => row.map(kept))]))

/** What a reader finds of each talk in the edition. */
function readBack({ result }: Imported): string[] {
  const found = (result?.read.data.sessions ?? []).flatMap((session) =>
    session.talks.map((talk, at) => {
      const { start, end } = talkTimes(session)[at] ?? {}
      const people = peopleOf(talk).map(({ name, affiliations }) => `${name} (${affiliations.join(', ')})`)
      const title = typeof talk.title === 'string' ? talk.title : talk.title.en
      return [session.date, start, end, String(session.hall), title, ...people].join(' | ')
    }),
  )
  return found.sort()
}

test.each(forms)('$name', async ({ sheets }) => {
  const imported = await from(sheetsOf(sheets))
  expect(asked(imported).length > 0 ? said(imported) : '').toBe('')
  expect(readBack(imported)).toEqual(expected)
})

test.each(forms.slice(0, 8))('read again, nothing changes: $name', async ({ sheets }) => {
  const first = await from(sheetsOf(sheets))
  const again = await from(sheetsOf(sheets), editionWith(emptyEdition, first.files))
  expect([asked(again), again.files]).toEqual([[], {}])
})
