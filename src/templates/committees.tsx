import { graphql, type PageProps } from 'gatsby'
import { PageContents } from '../components/content/page-contents'
import { Prose } from '../components/content/prose'
import { PageFrame } from '../components/site/page-frame'
import * as styles from './committees.module.css'
import { required } from '../components/site/page-data'

export { Head } from './template'

/** Each committee and its members (specification, section 2: Committees). */
export default function CommitteesTemplate({ data }: PageProps<Queries.CommitteesPageQuery>) {
  const committees = data.committees.nodes
  return (
    <PageFrame
      backdrop={required(data.site)}
      centred
      page={data.page}
      contents={<Prose data={data} />}
      sections={<PageContents sections={committees} />}
    >
      <div className="stack">
        {committees.map((committee) => (
          <section
            key={committee.anchor}
            id={committee.anchor}
            className="panel"
            aria-labelledby={`${committee.anchor}-title`}
          >
            <h2 id={`${committee.anchor}-title`} className="title">
              {committee.title}
            </h2>
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
    </PageFrame>
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
        anchor: key
        title
        members {
          name
          title
        }
      }
    }
  }
`
