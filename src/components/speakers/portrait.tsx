// The two groups of speakers (specification, section 2: Speakers), and the photo of each.
import type { Words } from '../../../pipeline/schemas/interface'
import { Picture } from '../site/picture'
import * as styles from './portrait.module.css'

type Props = {
  speaker: Pick<Queries.SpeakerPortraitFragment, 'initials' | 'photo'>
  alt: string
  sizes: string
  first?: boolean
}

/** The photo of a speaker, or the initials until there is one. */
export function Portrait({ speaker: { initials, photo }, ...rest }: Props) {
  return photo ? (
    <Picture file={photo} className={styles.photo} boxed {...rest} />
  ) : (
    <span className={styles.initials} data-portrait aria-hidden>
      {initials}
    </span>
  )
}

/** Plenary speakers, then invited ones, each group with its title; a group without speakers is left out. */
export const byKind = <T extends { kind: string }>(speakers: readonly T[], words: Words['speakers']) =>
  (['plenary', 'invited'] as const)
    .map((kind) => ({ kind, title: words[kind], speakers: speakers.filter((one) => one.kind === kind) }))
    .filter((group) => group.speakers.length > 0)
