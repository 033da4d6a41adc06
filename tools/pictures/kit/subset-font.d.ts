/** The part of subset-font (no types of its own) that unpacks a web font. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt' },
  ): Promise<Uint8Array>
}
