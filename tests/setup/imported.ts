// Imports of lists for the tests, and what they make of the edition.
import { writeXlsx, type CellValue } from 'hucre/xlsx'
import { importFile, type Imported } from '../../pipeline/import/import-file'
import { writeAsks } from '../../pipeline/import/report'
import { peopleOf, type Talk } from '../../pipeline/schemas/programme'
import { emptyEdition } from './next-edition'

export const workbookWith = (sheets: Record<string, CellValue[][]>) =>
  writeXlsx({ sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })) })

/** The import of a workbook with these sheets. */
export const from = async (sheets: Record<string, CellValue[][]>, edition = emptyEdition) =>
  importFile(edition, await workbookWith(sheets), 'liste.xlsx')

export const said = (imported: Imported) => writeAsks(imported, 'en')

/** What has to be decided, by the codes of the messages. */
export const asked = ({ asks }: Imported) =>
  asks.filter(({ weight }) => weight === 'must').map(({ code }) => code)

/** Authors as a reader sees them: each with institutions, those who present with a star. */
export const namesIn = (entry: Pick<Talk, 'authors' | 'presenters'>) =>
  peopleOf(entry).map(({ name, affiliations, presents }) =>
    [`${name}${presents ? '*' : ''}`, ...affiliations].join(' / '),
  )

/** The talks of an import, with the code, day, hall and hour of each. */
export const talksOf = ({ result }: Imported) =>
  (result?.read.data.sessions ?? []).flatMap(({ code, date, hall, start, talks }) =>
    talks.map((talk) => ({
      at: [code, date, hall, talk.start ?? start],
      title: talk.title,
      people: namesIn(talk),
    })),
  )
