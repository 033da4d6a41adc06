// The programme to download (specification, section 2: programyeni.pdf), and the booklet in each language.
import { withPrefix } from 'gatsby'
import type { PrintedProgrammePath } from '../../../pipeline/records/built-files'
import type { ProgrammeWords } from './programme-context'
import * as styles from './programme-files.module.css'

export function ProgrammeFiles({ words }: { words: ProgrammeWords }) {
  return (
    <p className={styles.files}>
      <a
        className={styles.main}
        href={withPrefix('/programyeni.pdf' satisfies PrintedProgrammePath)}
        download="programyeni.pdf"
      >
        {words.downloadProgramme}
      </a>
      <a href={withPrefix('/programme-en.pdf' satisfies PrintedProgrammePath)}>{words.pdfEnglish}</a>
      <a href={withPrefix('/programme-tr.pdf' satisfies PrintedProgrammePath)}>{words.pdfTurkish}</a>
    </p>
  )
}
