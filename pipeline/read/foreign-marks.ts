// Marks that other programs leave in texts and that visitors would see. Each is the source of a pattern with the flag u.

/** `$V_f$`, and a line end in letters. */
export const texMark = /\$[^$\s][^$\n]*[\\_^][^$\n]*\$|\\n(?!\p{Ll})/u.source

/** What chat programs leave: `【1†source】`, `:contentReference[…]`, `[cite_start]`. */
export const chatMark = /【[^】]*】|:contentReference\[|\[cite(?:_start)?[:\]]/u.source
