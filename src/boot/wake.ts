// Hydrates the page, or renders it where there is no HTML yet.
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'

function draw(element: ReactNode, container: Element): Root {
  const root = createRoot(container)
  root.render(element)
  return root
}

/**
 * Wakes a built page up in short steps, so that a press in between is heard: the programme is long and a phone slow.
 * Under `gatsby develop` there is nothing to wake up, and the page is drawn.
 * Gives a function that takes it away again.
 */
export function wake(element: ReactNode, container: Element): () => void {
  let root: Root | undefined
  startTransition(() => {
    root = container.hasChildNodes() ? hydrateRoot(container, element) : draw(element, container)
  })
  return () => root?.unmount()
}
