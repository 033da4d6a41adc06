// The symposium in a few numbers, counted from the content, and its themes.
import { graphql } from 'gatsby'
import type { Words } from '../../../pipeline/schemas/interface'
import { Figures } from '../content/figures'
import { Picture } from '../site/picture'
import * as styles from './at-a-glance.module.css'

type Props = { site: Queries.AtAGlanceFragment; words: Words['home'] }

export function AtAGlance({ site: { counts, themeCards }, words }: Props) {
  // Before there is a programme, there are no talks to count.
  const counted = (['days', 'halls', 'talks', 'posters'] as const).filter((key) => counts[key])
  const figures = counted.map((key) => ({ figure: `${counts[key]}`, label: words[key] }))
  return (
    <section className={styles.glance}>
      <h2 className="title">{words.atAGlance}</h2>
      <Figures figures={figures} />
      <div className={`cards ${styles.themes}`}>
        {themeCards.map(({ title, text, picture }) => (
          <article key={title} className="card" data-pictured>
            <Picture file={picture} alt="" sizes="25rem" boxed />
            <h3>{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </section>
  )
}

export const query = graphql`
  fragment AtAGlance on Symposium {
    counts {
      days
      halls
      talks
      posters
    }
    themeCards {
      title
      text
      picture {
        childImageSharp {
          gatsbyImageData(width: 600, breakpoints: [600])
        }
      }
    }
  }
`
