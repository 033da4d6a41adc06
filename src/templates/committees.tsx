import { graphql, type PageProps } from 'gatsby'
import { Prose } from '../components/content/prose'
import { Backdrop } from '../components/site/backdrop'
import * as styles from './committees.module.css'
import { present } from './template'

export { Head } from './template'

/** Each committee and its members (specification, section 2: Committees). */
export default function CommitteesTemplate({ data }: PageProps<Queries.CommitteesPageQuery>) {
  const { title, lead } = present(data.page, 'page')
  return (
    <Backdrop site={present(data.site, 'site')} title={title} lead={lead} intro={<Prose data={data} />}>
      <div className={styles.cards}>
        {data.committees.nodes.map((committee) => (
          <section
            key={committee.key}
            id={committee.key}
            className={styles.card}
            aria-labelledby={`${committee.key}-title`}
          >
            <h2 id={`${committee.key}-title`}>{committee.title}</h2>
            <ul className={styles.members}>
              {committee.members.map((member) => (
                <li key={`${member.name} ${member.title}`}>
                  <strong>{member.name}</strong>
                  {member.title}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Backdrop>
  )
}

export const query = graphql`
  query CommitteesPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    site: symposium(language: { eq: $language }) {
      ...Backdrop
    }
    committees: allCommittee(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        key
        title
        members {
          name
          title
        }
      }
    }
  }
`
