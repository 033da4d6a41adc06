/** The message for a page that failed to load; the same in both languages (specification, section 8). */
export const CHUNK_FAILURE = 'Loading chunk failed.'
