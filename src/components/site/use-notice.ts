// A short message that goes by itself.
import { useEffect, useReducer } from 'react'

/** Milliseconds that a message stays. */
const NOTICE_MS = 4000

/** What is said now, and how to say something; what is said again stays as long again. */
export function useNotice(): [string, (text: string) => void] {
  const [notice, say] = useReducer((_: unknown, text: string) => ({ text }), { text: '' })
  useEffect(() => {
    if (!notice.text) return
    const timer = setTimeout(() => say(''), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [notice])
  return [notice.text, say]
}
