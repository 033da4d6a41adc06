import { useEffect, useReducer } from 'react'

const NOTICE_MS = 4000

/** A message that disappears by itself, and a function to show one. Showing the same one again restarts its time. */
export function useNotice(): [string, (text: string) => void] {
  const [notice, notify] = useReducer((_: unknown, text: string) => ({ text }), { text: '' })
  useEffect(() => {
    if (!notice.text) return
    const timer = setTimeout(() => notify(''), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [notice])
  return [notice.text, notify]
}
