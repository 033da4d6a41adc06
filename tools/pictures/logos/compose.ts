import { setLine, type Setting } from '../kit/lettering'
import { each, picture, placed, shape } from '../kit/svg'

/** A line of a logo. Defaults: weight 700, normal width, upright. `gap` is extra space above, in pixels. */
export interface Words extends Setting {
  text: string
  fill: string
  gap?: number
}

/** A logo still to be drawn: its file below content/, and the SVG of its 480 × 240 card. */
export interface Logo {
  file: string
  svg: () => string
}

interface Block {
  body: string
  width: number
  height: number
}

const cardWidth = 480
const cardHeight = 240
const margin = 14

/** Stacks lines. The height of capitals is taken as 0.7 of the size, so that the block looks centred. */
function stacked(lines: readonly Words[], align: 'start' | 'middle'): Block {
  const set = lines.map((words) => ({ words, line: setLine(words.text, words) }))
  const width = Math.max(...set.map(({ line }) => line.width))
  let y = 0
  const body = each(set, ({ words, line }, index) => {
    y += index === 0 ? words.size * 0.7 : words.size * 1.02 + (words.gap ?? 0)
    const x = align === 'middle' ? (width - line.width) / 2 : 0
    return placed(x, y, 1, shape(line.d, words.fill))
  })
  return { body, width, height: y }
}

/** Puts a block in the middle of the card, scaled down if it does not fit but never up. */
function carded({ body, width, height }: Block): string {
  const scale = Math.min(1, (cardWidth - 2 * margin) / width, (cardHeight - 2 * margin) / height)
  const x = (cardWidth - width * scale) / 2
  const y = (cardHeight - height * scale) / 2
  return picture(cardWidth, cardHeight, placed(x, y, scale, body))
}

/** Pixels: the size at which a mark from a box of 100 × 100 is drawn, and its distance from the lettering. */
interface Measures {
  size: number
  gap?: number
}

/** Mark on the left, lettering on the right. */
export const beside = (
  file: string,
  mark: string,
  { size, gap = 22 }: Measures,
  lines: readonly Words[],
): Logo => ({
  file,
  svg() {
    const words = stacked(lines, 'start')
    const height = Math.max(size, words.height)
    const body =
      placed(0, (height - size) / 2, size / 100, mark) +
      placed(size + gap, (height - words.height) / 2, 1, words.body)
    return carded({ body, width: size + gap + words.width, height })
  },
})

/** Mark above, lettering centred below. */
export const above = (
  file: string,
  mark: string,
  { size, gap = 18 }: Measures,
  lines: readonly Words[],
): Logo => ({
  file,
  svg() {
    const words = stacked(lines, 'middle')
    const width = Math.max(size, words.width)
    const body =
      placed((width - size) / 2, 0, size / 100, mark) +
      placed((width - words.width) / 2, size + gap, 1, words.body)
    return carded({ body, width, height: size + gap + words.height })
  },
})
