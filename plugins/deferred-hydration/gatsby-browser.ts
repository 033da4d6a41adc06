// Hydrates in a transition, which React interrupts to handle input: the programme is long and phones are slow.
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

// No type annotation: Gatsby's type for this is still that of React 17.
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) =>
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, element)
    // Under `gatsby develop` there is no HTML to hydrate.
    else createRoot(container).render(element)
  })
