// The part of subset-font (no types of its own) that the tools use: it cuts a font or unpacks a web font.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'sfnt'; keepFeatures?: string[] },
  ): Promise<Buffer>
}
