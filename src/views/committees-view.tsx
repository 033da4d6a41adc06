import { CommitteeSection } from '../components/committees/committee-section'
import { Prose } from '../components/content/prose'
import { Backdrop } from '../components/site/backdrop'
import type { ArticleProps } from './article-view'
import * as styles from './committees-view.module.css'

type Props = ArticleProps & {
  site: Queries.BackdropFragment
  committees: readonly Queries.CommitteeSectionFragment[]
}

export function CommitteesView({ page, site, committees, content }: Props) {
  return (
    <Backdrop site={site} title={page.title} lead={page.lead} intro={<Prose data={content} />}>
      <div className={styles.cards}>
        {committees.map((committee) => (
          <CommitteeSection key={committee.key} committee={committee} />
        ))}
      </div>
    </Backdrop>
  )
}
