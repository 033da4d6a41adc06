import { graphql } from 'gatsby'
import type { Labels } from '../../../pipeline/schemas/interface'
import { LogoCard } from './logo-card'
import * as styles from './sponsor-tiers.module.css'

type GridProps = {
  firms: readonly Queries.FirmFragment[]
  labels: Labels['sponsors']
  /** Logos in a row of a desktop. */
  least?: number
  most?: number
  /** Fills rows of up to five, by the width of the screen, rather than equal rows. */
  filled?: boolean
}

/** Logos in a row of a desktop: specification, section 9. */
const MOST = 5

/** The categories that have lines of their own, with logos in a row: fewer, and so larger, the higher they are. */
const RANKS: Record<string, { rank: number; least: number; most: number }> = {
  platinum: { rank: 1, least: 3, most: 3 },
  gold: { rank: 1, least: 3, most: 3 },
  silver: { rank: 2, least: 4, most: MOST },
  bronze: { rank: 3, least: MOST, most: MOST },
}

/** Logos in 2 to 5 columns, on a desktop in equal rows unless `filled`: eight are 4 + 4, not 5 + 3. */
export function LogoGrid({ firms, labels, least = 1, most = MOST, filled = false }: GridProps) {
  const columns = Math.max(least, Math.ceil(firms.length / Math.ceil(firms.length / most)))
  return (
    <div
      className={styles.grid}
      data-filled={filled || undefined}
      style={{ '--columns': columns }}
      role="list"
    >
      {firms.map((firm) => (
        <div key={firm.name} role="listitem">
          <LogoCard firm={firm} labels={labels} />
        </div>
      ))}
    </div>
  )
}

type Props = {
  tiers: readonly Queries.SponsorTierFragment[]
  labels: Labels['sponsors']
}

/** Each category has its name; an empty one says so. */
export function SponsorTiers({ tiers, labels }: Props) {
  return (
    <div className={styles.tiers}>
      {tiers.map(({ key, name, firms }) => (
        <section
          key={key}
          className={styles.tier}
          data-rank={RANKS[key]?.rank}
          data-shared={RANKS[key] ? undefined : firms.length === 1 ? 'single' : ''}
          style={{ '--span': Math.min(MOST, firms.length || 2) }}
        >
          <h3>{name}</h3>
          {firms.length > 0 ? (
            <LogoGrid firms={firms} labels={labels} least={RANKS[key]?.least} most={RANKS[key]?.most} />
          ) : (
            <p className="quiet">{labels.empty}</p>
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
