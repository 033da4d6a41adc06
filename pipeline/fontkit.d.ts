// The part of fontkit that the printed files and the tools use. It comes with pdfkit and has no types of its own.
declare module 'fontkit' {
  export interface Font {
    readonly unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): { advanceWidth: number }
  }
  export function create(data: Buffer): Font
}
