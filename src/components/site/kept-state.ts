import { useReducer } from 'react'

/** Makes a hook like `useState` whose value survives a change of language, and leaving the page and coming back. */
export function keptState<T>(first: T): () => [T, (next: T | ((before: T) => T)) => void] {
  let kept = first
  // Storing in the reducer is safe although React may call it twice: the result is the same.
  return () =>
    useReducer(
      (before: T, next: T | ((before: T) => T)) => (kept = next instanceof Function ? next(before) : next),
      kept,
    )
}
