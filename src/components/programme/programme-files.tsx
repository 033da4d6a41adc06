import { withPrefix } from 'gatsby'
import type { BookletPath, PrintedProgrammePath } from '../../../pipeline/records/built-files'
import { useProgramme } from './programme-context'
import * as styles from './programme.module.css'

/** The programme to download (specification, section 2: programyeni.pdf), and the abstract booklet, if there is one. */
export function ProgrammeFiles() {
  const { words, programme } = useProgramme()
  return (
    <p className={`row ${styles.files}`} data-screen-only>
      <a
        className="button"
        href={withPrefix('/programyeni.pdf' satisfies PrintedProgrammePath)}
        download="programyeni.pdf"
      >
        {words.downloadProgramme}
      </a>
      <a href={withPrefix('/programme-en.pdf' satisfies PrintedProgrammePath)}>{words.pdfEnglish}</a>
      <a href={withPrefix('/programme-tr.pdf' satisfies PrintedProgrammePath)}>{words.pdfTurkish}</a>
      {programme.booklet && (
        <a href={withPrefix('/abstract-booklet.pdf' satisfies BookletPath)}>{words.abstractBooklet}</a>
      )}
    </p>
  )
}

/** Links to the programme as calendars to subscribe to or download, as a feed of changes and as data. */
export function CalendarLinks() {
  const { words, language, host, programme } = useProgramme()
  const calendars = [
    ['programme', words.wholeProgramme],
    ...programme.halls.map(({ key, name }) => [`hall-${key}`, `${words.hallCalendar}: ${name}`] as const),
    ['key-dates', words.keyDatesCalendar],
  ] as const
  const links = [
    [`/changes-${language}.atom`, words.changesFeed],
    ['/schedule.json', words.data],
    ['/schedule.xml', words.dataXml],
  ] as const
  return (
    <details>
      <summary>{words.calendars}</summary>
      <p>{words.calendarsHint}</p>
      <ul>
        {calendars.map(([file, label]) => {
          const address = withPrefix(`/calendars/${language}/${file}.ics`)
          const of = <span className="visually-hidden">: {label}</span>
          return (
            <li key={file}>
              {label}{' '}
              <a href={`webcal://${host}${address}`}>
                {words.subscribe}
                {of}
              </a>{' '}
              <a href={address} download>
                {words.download}
                {of}
              </a>
            </li>
          )
        })}
        {links.map(([to, label]) => (
          <li key={to}>
            <a href={withPrefix(to)}>{label}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
