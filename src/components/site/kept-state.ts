// What a reader has made of a page: it stays when the language changes, and on a later visit of the page.
import { useReducer } from 'react'

/** Makes a hook like `useState` whose value outlives the component, until the document is left. */
export function keptState<T>(first: T): () => [T, (value: T) => void] {
  let kept = first
  // Whether React asks once or twice for the next value, it is kept.
  return () => useReducer((_: T, next: T) => (kept = next), kept)
}
