// Logos side by side: 2 to 5 columns, depending on the screen (specification, section 9).
import { LogoCard } from './logo-card'
import * as styles from './logo-grid.module.css'

type Props = { firms: readonly Queries.FirmFragment[]; words: Queries.LogoWordsFragment }

export function LogoGrid({ firms, words }: Props) {
  return (
    <div className={styles.grid} role="list">
      {firms.map((firm) => (
        <div key={firm.name} role="listitem">
          <LogoCard firm={firm} words={words} />
        </div>
      ))}
    </div>
  )
}
