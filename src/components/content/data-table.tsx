// A table on a desktop, labelled rows on a phone. Explicit roles keep it a table for screen readers when CSS changes its display.
import type { ReactNode } from 'react'
import * as styles from './data-table.module.css'

type Props = {
  /** For screen readers: the page around the table does not say what it shows. */
  caption: string
  /** The first column holds the row headers. */
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

export function DataTable({ caption, columns, rows }: Props) {
  if (rows.length === 0) return null
  return (
    <div className="table">
      <table className={styles.table} role="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, cells: [head, ...cells] }) => (
            <tr key={key} role="row">
              <th scope="row" role="rowheader">
                {head}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} role="cell" data-label={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
