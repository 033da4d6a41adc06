import { withPrefix } from 'gatsby'
import type { BookletPath, PrintedProgrammePath } from '../../../pipeline/records/built-files'
import { useProgramme } from './programme-context'
import * as styles from './programme.module.css'

/**
 * What can be taken away: the programme to download (specification, section 2: programyeni.pdf), the abstract booklet, if there is one,
 * calendars to subscribe to or download, the feed of changes and the data. On a phone, all of it is behind one button.
 */
export function ProgrammeFiles() {
  const { labels, loadFailed, language, host, programme, notify } = useProgramme()
  const printed = [
    ['/programme-en.pdf' satisfies PrintedProgrammePath, labels.pdfEnglish],
    ['/programme-tr.pdf' satisfies PrintedProgrammePath, labels.pdfTurkish],
    ...(programme.booklet
      ? [['/abstract-booklet.pdf' satisfies BookletPath, labels.abstractBooklet] as const]
      : []),
  ] as const
  /** The service worker keeps what is fetched. */
  const save = async () => {
    const fetched = printed.map(async ([file]) => (await fetch(withPrefix(file))).ok)
    const isSaved = navigator.serviceWorker?.controller && (await Promise.all(fetched).catch(() => [false]))
    notify(isSaved && isSaved.every(Boolean) ? labels.filesSaved : loadFailed)
  }
  const files = [
    ...printed,
    [`/changes-${language}.atom`, labels.changesFeed],
    ['/schedule.json', labels.data],
    ['/schedule.xml', labels.dataXml],
  ] as const
  const calendars = [
    ['programme', labels.wholeProgramme],
    ...programme.halls.map(({ key, name }) => [`hall-${key}`, `${labels.hallCalendar}: ${name}`] as const),
    ['key-dates', labels.keyDatesCalendar],
  ] as const
  return (
    <div className={`row ${styles.files}`} data-screen-only>
      <a
        className="button"
        href={withPrefix('/programyeni.pdf' satisfies PrintedProgrammePath)}
        download="programyeni.pdf"
      >
        {labels.downloadProgramme}
      </a>
      <details>
        <summary className="button">{labels.files}</summary>
        <ul>
          {files.map(([to, label]) => (
            <li key={to}>
              <a href={withPrefix(to)}>{label}</a>
            </li>
          ))}
        </ul>
        <button type="button" className="button" data-scripted onClick={() => void save()}>
          {labels.saveFiles}
        </button>
        <p className="note">{labels.calendarsHint}</p>
        <ul>
          {calendars.map(([file, label]) => {
            const address = withPrefix(`/calendars/${language}/${file}.ics`)
            const of = <span className="visually-hidden">: {label}</span>
            return (
              <li key={file}>
                {label}{' '}
                <a href={`webcal://${host}${address}`}>
                  {labels.subscribe}
                  {of}
                </a>{' '}
                <a href={address} download>
                  {labels.download}
                  {of}
                </a>
              </li>
            )
          })}
        </ul>
      </details>
    </div>
  )
}
