/** The part of subset-font (no types of its own) that cuts a font. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      keepFeatures: string[]
    },
  ): Promise<Buffer>
}
