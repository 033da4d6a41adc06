// Which letters the printed programme has: a letter that its font lacks would be an empty box.
import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { fontFile } from './fonts'

/** Latin letters, all of which the font has: most texts are known to be sound without opening it. */
const LAST_LATIN = '\u024f'

let opened: fontkit.Font | undefined

const font = () => (opened ??= fontkit.create(readFileSync(fontFile('regular'))))

/** Letters of a text that the printed programme cannot draw, each once. */
export const undrawable = (text: string): string[] =>
  [...new Set(text)].filter(
    (letter) =>
      letter > LAST_LATIN && !/\s/.test(letter) && !font().hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  )
