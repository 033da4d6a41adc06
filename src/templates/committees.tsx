import { graphql, type PageProps } from 'gatsby'
import { PageContents } from '../components/content/page-contents'
import { Prose } from '../components/content/prose'
import { PageFrame } from '../components/site/page-frame'
import * as styles from './committees.module.css'

export { Head } from './template'

/** Each committee and its members (specification, section 2: Committees). */
export default function CommitteesTemplate({ data }: PageProps<Queries.CommitteesPageQuery>) {
  const committees = data.committees.nodes
  const sections = committees.map(({ key, title }) => ({ anchor: key, title }))
  return (
    <PageFrame
      backdrop={data.site!}
      centred
      page={data.page}
      contents={<Prose data={data} />}
      sections={<PageContents sections={sections} />}
    >
      <div className="stack">
        {committees.map((committee) => (
          <section
            key={committee.key}
            id={committee.key}
            className="panel"
            aria-labelledby={`${committee.key}-title`}
          >
            <h2 id={`${committee.key}-title`} className="title">
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
