// The motif of the symposium, on social cards and covers: a twill weave, and three plies with their fibres on it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const MOTIF = 'pipeline/outputs/motif.svg'

/** Units of the drawing. Whatever is smaller shows its lower right corner. */
export const [motifWidth, motifHeight] = [1200, 800]

export const motifDrawing = () => readFileSync(join(process.cwd(), MOTIF), 'utf8')
