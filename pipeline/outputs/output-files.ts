// What every output gives: files of the built site.

/** Contents by their paths below public/, without a slash at the beginning. */
export type OutputFiles = Record<string, string | Buffer>
