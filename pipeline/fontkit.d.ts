// The part of fontkit that the printed files and the tools use. It comes with pdfkit and has no types of its own.
declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean
  }
  export function create(data: Buffer): Font
}
