// One committee and its members (specification, section 2: Committees).
import { graphql } from 'gatsby'
import * as styles from './committee-section.module.css'

export function CommitteeSection({ committee }: { committee: Queries.CommitteeSectionFragment }) {
  const { key, title, members } = committee
  return (
    <section className={styles.card} id={key} aria-labelledby={`${key}-title`}>
      <h2 id={`${key}-title`}>{title}</h2>
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={`${member.name} ${member.title}`}>
            <strong>{member.name}</strong>
            {member.title}
          </li>
        ))}
      </ul>
    </section>
  )
}

export const query = graphql`
  fragment CommitteeSection on Committee {
    key
    title
    members {
      name
      title
    }
  }
`
