import { Prose } from '../components/content/prose'
import { PageFrame } from '../components/site/page-frame'
import { CityPhoto } from '../components/venue/city-photo'
import type { ArticleProps } from './article-view'
import * as styles from './about-izmir-view.module.css'

/** Index of the last photo: about-izmir-view.module.css lets it span both columns. */
const WIDE = 3

type Props = ArticleProps & { photos: readonly Queries.CityPhotoFragment[] }

export function AboutIzmirView({ page, photos, content }: Props) {
  return (
    <PageFrame title={page.title} lead={page.lead}>
      <div className={styles.city}>
        <Prose data={content} />
        {photos.map((photo, index) => (
          <CityPhoto key={photo.caption} photo={photo} first={index === 0} wide={index === WIDE} />
        ))}
      </div>
    </PageFrame>
  )
}
