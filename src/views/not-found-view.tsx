import { graphql } from 'gatsby'
import { pathOf } from '../../pipeline/records/addresses'
import { languageOfPath } from '../language/languages'
import { Link } from '../language/page-link'
import * as styles from './not-found-view.module.css'

type Props = { words: readonly Queries.NotFoundWordsFragment[] }

/** The same message in every language, side by side. Only the first has an h1. */
export function NotFoundView({ words }: Props) {
  return (
    <div className={styles.languages}>
      {words.map(({ language, errors }, index) => {
        const Heading = index === 0 ? 'h1' : 'h2'
        const home = pathOf('/', languageOfPath(`/${language}`))
        return (
          <section key={language} lang={language}>
            <Heading>{errors.notFoundTitle}</Heading>
            <p>{errors.notFoundText}</p>
            <p>
              <Link className="button" data-main to={home}>
                {errors.backHome}
              </Link>
            </p>
          </section>
        )
      })}
    </div>
  )
}

export const query = graphql`
  fragment NotFoundWords on Interface {
    language
    errors {
      notFoundTitle
      notFoundText
      backHome
    }
  }
`
