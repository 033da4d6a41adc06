/** What a reader is told of a page that did not come, in both languages (specification, section 8). */
export const CHUNK_FAILURE = 'Loading chunk failed.'
