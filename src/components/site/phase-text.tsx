// Says in place of an invitation to register that it no longer holds. The place keeps its size: nothing moves when the day has come.
import type { ReactNode } from 'react'
import { graphql } from 'gatsby'
import { phaseOn, type Phase } from '../../../pipeline/domain/phase'
import type { Words } from '../../../pipeline/schemas/interface'
import { useOnDay } from './use-on-day'
import * as styles from './phase-text.module.css'

export const usePhase = (site: Queries.PhaseFragment) =>
  useOnDay((today) => phaseOn(site, today), 'open' as Phase)

type Props = {
  site: Queries.PhaseFragment
  words: Words['phase']
  children: ReactNode
}

export function PhaseText({ site, words, children }: Props) {
  const phase = usePhase(site)
  // Without an invitation there is no place to keep.
  if (!children) return phase === 'open' ? null : words[phase]
  return (
    <span className={styles.place}>
      <span data-superseded={phase !== 'open' || undefined}>{children}</span>{' '}
      {phase !== 'open' && <span className={styles.instead}>{words[phase]}</span>}
    </span>
  )
}

export const query = graphql`
  fragment Phase on Symposium {
    status
    lastDay
    registrationUntil
  }
`
