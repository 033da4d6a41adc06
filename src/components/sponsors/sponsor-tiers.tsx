import type { CSSProperties } from 'react'
import { graphql } from 'gatsby'
import type { Words } from '../../../pipeline/schemas/interface'
import { LogoCard } from './logo-card'
import * as styles from './sponsor-tiers.module.css'

type GridProps = {
  firms: readonly Queries.FirmFragment[]
  words: Words['sponsors']
  /** Logos in a row of a desktop, at most. */
  most?: number
  /** Fills rows of up to five, by the width of the screen, rather than equal rows. */
  filled?: boolean
}

/** The first categories, whose logos are larger: by how much is in the style sheet. */
const RANKS: Record<string, number> = { platinum: 1, gold: 1, silver: 2 }

/** Logos in 2 to 5 columns (specification, section 9), on a desktop in equal rows unless `filled`: six are 3 + 3, not 5 + 1. */
export function LogoGrid({ firms, words, most = 5, filled = false }: GridProps) {
  const columns = Math.max(3, Math.ceil(firms.length / Math.ceil(firms.length / most)))
  return (
    <div
      className={styles.grid}
      data-filled={filled || undefined}
      style={{ '--columns': columns } as CSSProperties}
      role="list"
    >
      {firms.map((firm) => (
        <div key={firm.name} role="listitem">
          <LogoCard firm={firm} words={words} />
        </div>
      ))}
    </div>
  )
}

type Props = {
  tiers: readonly Queries.SponsorTierFragment[]
  words: Words['sponsors']
}

/** Each category has its name; an empty one says so. */
export function SponsorTiers({ tiers, words }: Props) {
  return (
    <div className={styles.tiers}>
      {tiers.map(({ key, name, firms }) => (
        <section
          key={key}
          className={styles.tier}
          data-rank={RANKS[key]}
          data-single={(!RANKS[key] && firms.length === 1) || undefined}
        >
          <h3>{name}</h3>
          {firms.length > 0 ? (
            <LogoGrid firms={firms} words={words} most={RANKS[key] === 1 ? 3 : 5} />
          ) : (
            <p className="quiet">{words.empty}</p>
          )}
        </section>
      ))}
    </div>
  )
}

export const query = graphql`
  fragment SponsorLogos on Sponsors {
    partners {
      ...Firm
    }
    tiers {
      ...SponsorTier
    }
  }
  fragment SponsorTier on SponsorTier {
    key
    name
    firms {
      ...Firm
    }
  }
`
