// Links that open a new tab. One hidden note on each page, to which all such links refer, says so to screen readers.

const NOTE = 'new-tab'

/** The attributes of a link that opens a new tab. */
export const inNewTab = { target: '_blank', rel: 'noopener', 'aria-describedby': NOTE } as const

/** The note itself: rendered once on every page, in the language shown. */
export const NewTabNote = ({ text }: { text: string }) => (
  <p id={NOTE} hidden>
    {text}
  </p>
)
