// The part of citation-js that the tests use; it has no types of its own.
declare module '@citation-js/core' {
  export class Cite {
    constructor(text: string)
    data: object[]
  }
  export const plugins: { config: { get(name: string): { parse: { sentenceCase: string } } } }
}
declare module '@citation-js/plugin-bibtex'
declare module '@citation-js/plugin-ris'
