// The organisers' names and logos, on a strip that overlaps the edge of the hero.
import { graphql } from 'gatsby'
import type { Words } from '../../../pipeline/schemas/interface'
import { LogoCard } from '../sponsors/logo-card'
import * as styles from './organisers.module.css'

type Props = {
  organisers: readonly Queries.OrganiserFragment[]
  title: string
  words: Words['sponsors']
}

export function Organisers({ organisers, title, words }: Props) {
  return (
    <div className="width">
      <section className={`panel row ${styles.strip}`} aria-labelledby="organisers">
        <div>
          <h2 id="organisers">{title}</h2>
          {organisers.map(({ name }) => (
            <p key={name}>{name}</p>
          ))}
        </div>
        <div className="cards">
          {organisers.map((organiser) => (
            <LogoCard key={organiser.name} firm={organiser} words={words} />
          ))}
        </div>
      </section>
    </div>
  )
}

export const query = graphql`
  fragment Organiser on SymposiumOrganisers {
    name
    website: url
    logo {
      ...Logo
    }
  }
`
