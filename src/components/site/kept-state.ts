// What a reader has made of a page: it stays when the language changes, and on a later visit of the page.
import { useCallback, useState } from 'react'

/** Makes a hook like `useState` whose value outlives the component, until the document is left. */
export function keptState<T>(first: T): () => [T, (value: T) => void] {
  let kept = first
  return () => {
    const [value, setValue] = useState(kept)
    const change = useCallback((next: T) => {
      kept = next
      setValue(next)
    }, [])
    return [value, change]
  }
}
