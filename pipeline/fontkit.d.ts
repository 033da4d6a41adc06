// The few parts of fontkit that the printed programme and the tools use. It comes with pdfkit and has no types of its own.
declare module 'fontkit' {
  interface Path {
    toSVG(): string
    translate(x: number, y: number): Path
    scale(x: number, y?: number): Path
  }
  interface Glyph {
    id: number
    advanceWidth: number
    path: Path
  }
  export interface Font {
    unitsPerEm: number
    capHeight: number
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): Glyph
    getVariation(settings: Record<string, number>): Font
  }
  export function create(data: Buffer): Font
}
