// Hydrates the page, or renders it where there is no HTML yet.
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'

function draw(element: ReactNode, container: Element): Root {
  const root = createRoot(container)
  root.render(element)
  return root
}

/**
 * Hydrates a built page in a transition, which React interrupts to handle input: the programme is long and phones are slow.
 * Under `gatsby develop` there is nothing to hydrate, and the page is rendered.
 * Returns a function that unmounts the page.
 */
export function hydrate(element: ReactNode, container: Element): () => void {
  let root: Root | undefined
  startTransition(() => {
    root = container.hasChildNodes() ? hydrateRoot(container, element) : draw(element, container)
  })
  return () => root?.unmount()
}
