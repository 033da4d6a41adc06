// Files to download, each a button that names its format.
import { withPrefix } from 'gatsby'
import * as styles from './downloads.module.css'

export type DownloadFile = Queries.ShellFragment['downloads']['nodes'][number]

const format = (file: string) => file.slice(file.lastIndexOf('.') + 1).toUpperCase()

export function Downloads({ files }: { files: readonly DownloadFile[] }) {
  return (
    <ul className={`row ${styles.list}`}>
      {files.map(({ key, name, file }) => (
        <li key={key}>
          <a className="button" href={withPrefix(file)} download>
            <span>{name}</span> <span className="tag">{format(file)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
