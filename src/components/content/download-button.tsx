// A file to download: a button that names its format.
import type { ReactNode } from 'react'
import { withPrefix } from 'gatsby'

const format = (file: string) => file.slice(file.lastIndexOf('.') + 1).toUpperCase()

type Props = {
  file: Pick<Queries.ShellFragment['downloads']['nodes'][number], 'name' | 'file'>
  /** The one red button of a page. */
  signal?: boolean
  /** In place of its format. */
  state?: ReactNode
}

export const DownloadButton = ({ file: { name, file }, signal, state }: Props) => (
  <a className="button" data-signal={signal || undefined} href={withPrefix(file)} download>
    <span>{name}</span> <span className="tag">{state ?? format(file)}</span>
  </a>
)
