// A short message that goes by itself.
import { useEffect, useState } from 'react'

/** Milliseconds that a message stays. */
const NOTICE_MS = 4000

/** What is said now, and how to say something. */
export function useNotice(): [string, (text: string) => void] {
  const [notice, setNotice] = useState('')
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(''), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [notice])
  return [notice, setNotice]
}
