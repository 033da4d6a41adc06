// The two grids of speakers (specification, section 2: Speakers).

import type { Words } from '../../../pipeline/schemas/interface'

/** Plenary speakers, then invited ones, each group with its title; a group without speakers is left out. */
export const byKind = <T extends { kind: string }>(speakers: readonly T[], words: Words['speakers']) =>
  (['plenary', 'invited'] as const)
    .map((kind) => ({ kind, title: words[kind], speakers: speakers.filter((one) => one.kind === kind) }))
    .filter((group) => group.speakers.length > 0)
