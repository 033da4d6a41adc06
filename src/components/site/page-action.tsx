// What most readers come to a page for, in its head: the one red button.
import { DownloadButton } from '../content/download-button'
import { useOnDay } from './use-on-day'
import { labelsOf } from './page-data'

type Props = { data: Pick<Queries.ShellFragment, 'actions' | 'labels'> }

/** Shows the right button before the first paint, so that nothing moves under the reader’s eyes. It is part of the page’s HTML. */
const SHOW_NEEDED = `{
const [first, ...others] = document.currentScript.parentElement.children
first.hidden = true
;[first, ...others].find(({ dataset }) => !(Date.parse(dataset.until) <= Date.now())).hidden = false
}`

/** The first file that is still needed. After the last one, the button is no longer red, and says so. */
export function PageAction({ data: { actions, labels } }: Props) {
  const files = actions.nodes
  const isNeeded = ({ closedFrom }: (typeof files)[number]) =>
    !closedFrom || Date.parse(closedFrom) > Date.now()
  const needed = Number(useOnDay(() => `${files.findIndex(isNeeded)}`, '0'))
  const last = files.at(-1)
  if (!last) return null
  return (
    <p data-screen-only>
      {files.map((file, index) => (
        <DownloadButton
          key={file.file}
          file={file}
          signal
          until={file.closedFrom ?? undefined}
          hidden={index !== needed}
        />
      ))}
      <DownloadButton file={last} state={labelsOf({ labels }).site.closed} hidden={needed >= 0} />
      <script data-at-once="" dangerouslySetInnerHTML={{ __html: SHOW_NEEDED }} />
    </p>
  )
}
