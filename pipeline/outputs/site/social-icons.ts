// The icons of the social networks that the edition uses; icons of other networks are not published.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteEdition } from './edition'

/** Path of the sprite: in static/ it has every network of the schema, on the site only those in use. */
export const spriteFile = 'icons/social.svg'

/** The sprite of the project at `root`, without the symbols that no page shows. */
export const socialIcons = (root: string, { data }: Pick<SiteEdition, 'data'>): string =>
  readFileSync(join(root, 'static', spriteFile), 'utf8').replace(
    /<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g,
    (symbol, id: string) => (data.site.networks.some(({ network }) => network === id) ? symbol : ''),
  )
