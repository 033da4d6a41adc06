// A summary that is a button wherever it is read, and tells whether what it folds is open: browsers differ in what they
// take a summary for (specification, section 2: a button toggles the menu). In the HTML it is a plain one, which needs no
// script to tell.
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
