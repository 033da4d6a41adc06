/** The part of subset-font (no types of its own) that cuts a variable font. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      variationAxes: Record<string, { min: number; max: number }>
      keepFeatures: string[]
    },
  ): Promise<Buffer>
}
