// Firms by category, each category with its name; an empty one says so (specification, sections 2 and 8).
import { graphql } from 'gatsby'
import { LogoGrid } from './logo-grid'
import * as styles from './sponsor-tiers.module.css'

type Props = {
  tiers: readonly Queries.SponsorTierFragment[]
  words: Queries.SponsorTierWordsFragment
}

export function SponsorTiers({ tiers, words }: Props) {
  return (
    <div>
      {tiers.map(({ key, name, firms }) => (
        <section key={key} className={styles.tier}>
          <h3>{name}</h3>
          {firms.length > 0 ? (
            <LogoGrid firms={firms} words={words} />
          ) : (
            <p className={styles.empty}>{words.empty}</p>
          )}
        </section>
      ))}
    </div>
  )
}

export const query = graphql`
  fragment SponsorTier on SponsorTier {
    key
    name
    firms {
      ...Firm
    }
  }
  fragment SponsorTierWords on InterfaceSponsors {
    ...LogoWords
    empty
  }
`
