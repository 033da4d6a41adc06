// Links to the programme as calendars, as a feed of changes and as data; the build makes these files.
import { withPrefix } from 'gatsby'
import { useProgramme } from './programme-context'

type Named = { readonly key: string; readonly name: string }

export function CalendarLinks({ halls }: { halls: readonly Named[] }) {
  const { words, language } = useProgramme()
  const folder = `/calendars/${language}`
  const links = [
    { to: `${folder}/programme.ics`, label: words.wholeProgramme },
    ...halls.map(({ key, name }) => ({
      to: `${folder}/hall-${key}.ics`,
      label: `${words.hallCalendar}: ${name}`,
    })),
    { to: `${folder}/key-dates.ics`, label: words.keyDatesCalendar },
    { to: `/changes-${language}.atom`, label: words.changesFeed },
    { to: '/schedule.json', label: words.data },
    { to: '/schedule.xml', label: words.dataXml },
  ]
  return (
    <details>
      <summary>{words.calendars}</summary>
      <p>{words.calendarsHint}</p>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <a href={withPrefix(to)}>{label}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
