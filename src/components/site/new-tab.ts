// Links that open a new tab. One hidden note on each page, to which all such links refer, says so to screen readers.

/** The id of the note, which is in the shell. */
export const NEW_TAB_NOTE = 'new-tab'

export const inNewTab = { target: '_blank', rel: 'noopener', 'aria-describedby': NEW_TAB_NOTE } as const
