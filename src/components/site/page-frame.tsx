// A page's heading, the list of its sections, and the width of its content.
import type { ReactNode } from 'react'
import { graphql } from 'gatsby'
import { Picture } from './picture'
import * as styles from './page-frame.module.css'

type Props = {
  page: {
    title: string
    lead: string | null
    leadAfterwards?: string | null
    image?: Queries.PageImageFragment | null
  } | null
  /** In place of the page's own title and opening sentence. */
  title?: ReactNode
  lead?: ReactNode
  /** Below the lead: a link, a text. */
  contents?: ReactNode
  /** Fixed behind the whole page (specification, section 2: Committees, Venue information). */
  backdrop?: Queries.BackdropFragment
  /** Centres the heading (specification, section 2: Committees). */
  centred?: boolean
  /** Takes little room, for a page whose content is what readers want to see at once. */
  brief?: boolean
  /** Links to the sections of a long page: above the content on a phone, beside it on a desk. */
  sections?: ReactNode
  /** Beside the heading: a download. */
  aside?: ReactNode
  children: ReactNode
}

/** To cover the window, a 16:10 image is at least 160vh wide: 2304 pixels on a phone. */
const BACKDROP_SIZES = 'max(100vw, 160vh)'

const IMAGE_SIZES = '(min-width: 48rem) 50vw, 100vw'

export function PageFrame({
  page,
  backdrop,
  centred,
  brief,
  contents,
  sections,
  aside,
  children,
  ...own
}: Props) {
  const { title = page?.title, lead = page?.lead } = own
  const image = page?.image
  const afterwards = page?.leadAfterwards
  return (
    <>
      {backdrop?.background && (
        <Picture file={backdrop.background} alt="" sizes={BACKDROP_SIZES} className={styles.backdrop} />
      )}
      <header
        className={styles.heading}
        data-backdrop={backdrop?.background ? '' : undefined}
        data-centred={centred}
        data-brief={brief}
        data-image={image ? '' : undefined}
      >
        <div className={`width row ${styles.inner}`}>
          <div>
            <h1>{title}</h1>
            {lead && (
              <p className="lead" data-when={afterwards ? 'before' : undefined}>
                {lead}
              </p>
            )}
            {afterwards && (
              <p className="lead" data-when="over">
                {afterwards}
              </p>
            )}
            {contents}
          </div>
          {image && <Picture file={image.file} alt={image.alt} sizes={IMAGE_SIZES} first boxed />}
          {aside}
        </div>
      </header>
      <div className={`width ${styles.body}`}>
        {sections}
        <div>{children}</div>
      </div>
    </>
  )
}

export const query = graphql`
  fragment Backdrop on Symposium {
    background {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [800, 2304, 2880], avifOptions: { quality: 56 })
      }
    }
  }
  fragment PageImage on PageImage {
    alt
    file {
      childImageSharp {
        gatsbyImageData(width: 1440, breakpoints: [760, 1440], avifOptions: { quality: 66 })
      }
    }
  }
`
