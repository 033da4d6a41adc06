// Links that open a new tab. Who hears a page instead of seeing it is told so by one note, to which all of them point.

const NOTE = 'new-tab'

/** The attributes of a link that opens a new tab. */
export const inNewTab = { target: '_blank', rel: 'noopener', 'aria-describedby': NOTE } as const

/** The note itself: once on every page, in the language that is shown. */
export const NewTabNote = ({ text }: { text: string }) => (
  <p id={NOTE} hidden>
    {text}
  </p>
)
