// A button that copies a text, and says so for a moment.
import { useNotice } from './use-notice'
import { copyText } from './copy-text'
import * as styles from './copy-button.module.css'

type Props = { text: string; label: string; copied: string }

export function CopyButton({ text, label, copied }: Props) {
  const [notice, say] = useNotice()

  // If the browser refuses to copy, the reader can still select the text by hand.
  const copy = async () => {
    if (await copyText(text)) say(copied)
  }

  return (
    <>
      <button type="button" className={`button ${styles.copy}`} onClick={() => void copy()}>
        {label}
      </button>
      <span role="status">{notice}</span>
    </>
  )
}
