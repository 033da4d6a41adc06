// Above every page: whether the symposium is cancelled, postponed, online or at another time, and the announcement.
import { graphql } from 'gatsby'
import { usePhase } from './phase-text'
import { useOnDay } from './use-on-day'
import * as styles from './banner.module.css'

/** What ends after the build is hidden in place; the next build leaves it out. If it were removed, the page would move. */
export function Banner({ site }: { site: Queries.BannerFragment }) {
  const { statusText, announcement } = site
  const over = usePhase(site) === 'over'
  const ended = useOnDay((today) => announcement !== null && announcement.ends.iso < today, false)
  if (!statusText && !announcement) return null
  return (
    <aside className={styles.banner}>
      {statusText && <p data-over={over || undefined}>{statusText}</p>}
      {announcement && <p data-over={ended || undefined}>{announcement.text}</p>}
    </aside>
  )
}

export const query = graphql`
  fragment Banner on Symposium {
    ...Phase
    statusText
    announcement {
      text
      ends {
        iso
      }
    }
  }
`
