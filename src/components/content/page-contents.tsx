// The sections of a long text as links, below the page's heading.
import type { TextPart } from '../../../pipeline/nodes/page-text'
import * as styles from './page-contents.module.css'
import { openElement } from './prose'

/** With fewer sections than this, no list is needed. */
const FEWEST = 4

/** The characters of a part of a text, without its tags. */
const plainText = (part: TextPart): string =>
  typeof part === 'string' ? part : openElement(part).contents.map(plainText).join('')

/** The second-level headings (`## …`) of a text. */
const sectionsOf = (text: readonly TextPart[]) =>
  text.flatMap((part) => {
    if (typeof part === 'string' || part[0] !== 'h2') return []
    return { anchor: openElement(part).attributes['id'], title: plainText(part) }
  })

export function PageContents({ text }: { text: readonly TextPart[] }) {
  const sections = sectionsOf(text)
  if (sections.length < FEWEST) return null
  return (
    // A list and no landmark: the menu is the one navigation of a page.
    <ul className={styles.sections} data-screen-only>
      {sections.map(({ anchor, title }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
