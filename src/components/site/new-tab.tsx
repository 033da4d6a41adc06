// Links that open a new tab. Screen readers are told so by one hidden note on each page, which all such links refer to.

const NOTE = 'new-tab'

/** The attributes of a link that opens a new tab. */
export const inNewTab = { target: '_blank', rel: 'noopener', 'aria-describedby': NOTE } as const

/** The note itself: drawn once on every page, in the language shown. */
export const NewTabNote = ({ text }: { text: string }) => (
  <p id={NOTE} hidden>
    {text}
  </p>
)
