// Formats measurements as a table for the terminal that can be pasted into a pull request.

/** Columns are as wide as their widest cell; numbers are aligned to the right. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

/** Formats bytes as kilobytes, thousands of bytes: 12.3. */
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
