// A button that copies a text, and says so for a moment.
import { useNotice } from './use-notice'

/** Copies a text, with plain spaces; resolves to false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text.replaceAll('\u00a0', ' '))
    return true
  } catch {
    return false
  }
}

/** Opens the sheet with which a phone shares; resolves to false on a device that has none. */
export async function shareOnPhone(shared: ShareData): Promise<boolean> {
  if (!('share' in navigator && window.matchMedia('(pointer: coarse)').matches)) return false
  // Closing the sheet is not a failure.
  await navigator.share(shared).catch(() => {})
  return true
}

type Props = { text: string; label: string; copied: string }

export function CopyButton({ text, label, copied }: Props) {
  const [notice, notify] = useNotice()

  // If the browser refuses to copy, the reader can still select the text by hand.
  const copy = async () => {
    if (await copyText(text)) notify(copied)
  }

  return (
    <>
      <button type="button" className="button" data-scripted onClick={() => void copy()}>
        {label}
      </button>
      <span role="status">{notice}</span>
    </>
  )
}
