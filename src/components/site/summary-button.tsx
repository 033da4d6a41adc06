// A <summary> that every screen reader announces as a button, expanded or collapsed: on their own, browsers differ in the
// role they give it (specification, section 2: a button toggles the menu). The built HTML has a plain <summary>: without
// scripts nothing would update `aria-expanded`.
import { useEffect, useRef, useState, type ComponentProps } from 'react'

export function SummaryButton(props: ComponentProps<'summary'>) {
  const summary = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<boolean>()

  useEffect(() => {
    const details = summary.current?.closest('details')
    const follow = () => setOpen(details?.open)
    follow()
    details?.addEventListener('toggle', follow)
    return () => details?.removeEventListener('toggle', follow)
  }, [])

  const role = open === undefined ? undefined : 'button'
  return <summary ref={summary} role={role} aria-expanded={open} {...props} />
}
