// What most readers come to a page for, in its head: the one red button.
import { DownloadButton } from '../content/download-button'
import { useOnDay } from './use-on-day'
import { labelsOf } from './page-data'

type Props = { data: Pick<Queries.ShellFragment, 'actions' | 'labels'> }

/** The first file that is still needed. After the last one, the button is no longer red, and says so. */
export function PageAction({ data: { actions, labels } }: Props) {
  const files = actions.nodes
  const isNeeded = ({ closedFrom }: (typeof files)[number]) =>
    !closedFrom || Date.parse(closedFrom) > Date.now()
  const needed = Number(useOnDay(() => `${files.findIndex(isNeeded)}`, '0'))
  const file = files.at(needed)
  if (!file) return null
  const { closed } = labelsOf({ labels }).site
  return (
    <p data-screen-only>
      {/* Another element, not other words in the same one, which would count as moved when the site starts. */}
      <DownloadButton key={needed} file={file} signal={needed >= 0} state={needed < 0 ? closed : undefined} />
    </p>
  )
}
