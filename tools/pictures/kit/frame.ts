import { picture, rect, shape } from './svg'
import { defs, plies, twill } from './texture'

/** The size of a venue or city picture in pixels. */
export const wide = 1200
export const high = 800

/** Patterns that every venue picture may use: `up` and `down` (thin ±45° lines), `weave` and `carbon` (twills). */
const textures = defs(
  plies('up', '#ffffff', -45, 18, 1.2),
  plies('down', '#0d4a55', 45, 18, 1.2),
  twill('weave', '#1a7080', '#115664', 10),
  twill('carbon', '#3a444b', '#20282d', 6),
)

const band = (from: number, width: number) => `M${from} 0h${width}l${-high} ${high}h${-width}Z`

/** A finished 1200 × 800 picture: the scene, with a pale ply of light across it. */
export const framed = (...scene: string[]): string =>
  picture(
    wide,
    high,
    textures,
    rect(0, 0, wide, high, '#efe8db'),
    ...scene,
    shape(band(1180, 230), '#ffffff', { opacity: 0.06 }),
    shape(band(1180, 230), 'url(#up)', { opacity: 0.12 }),
    shape(band(1560, 90), '#ffffff', { opacity: 0.07 }),
  )
