// The sections of a long page as links: below its heading on a phone; on a desk beside the text, where they stay in view.
import type { TextPart } from '../../../pipeline/nodes/page-text'
import * as styles from './page-contents.module.css'
import { openElement } from './prose'
import { phasesOf } from './text-phases'
import { useInView } from './use-in-view'

export type Section = { anchor: string; title: string }

/** With fewer sections than this, no list is needed. */
const FEWEST = 4

/** The characters of a part of a text, without its tags. */
const plainText = (part: TextPart): string =>
  typeof part === 'string' ? part : openElement(part).contents.map(plainText).join('')

/** The second-level headings (`## …`) of a text, as far as it is always shown. */
export const sectionsOf = (text: unknown): Section[] =>
  phasesOf(text)
    .filter(({ when }) => when === undefined)
    .flatMap(({ parts }) => parts)
    .flatMap((part) => {
      if (typeof part === 'string' || part[0] !== 'h2') return []
      return { anchor: openElement(part).attributes['id'] ?? '', title: plainText(part) }
    })

export function PageContents({ sections }: { sections: readonly Section[] }) {
  const inView = useInView(sections.map(({ anchor }) => anchor))
  if (sections.length < FEWEST) return null
  return (
    // A list and no landmark: the menu is the one navigation of a page.
    <ul className={`row ${styles.sections}`} data-screen-only>
      {sections.map(({ anchor, title }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} aria-current={anchor === inView ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
