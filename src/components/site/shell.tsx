// What surrounds the content of every page: skip link, header, main, footer.
import { useEffect, type ReactNode } from 'react'
import { LanguageToggle } from '../../language/language-toggle'
import { LocalisedLink } from '../../language/localised-link'
import { useLanguage } from '../../language/shown-page'
import { DisclosureMenu } from './disclosure-menu'
import { ErrorBoundary } from './error-boundary'
import { Footer } from './footer'
import { LoadFailure } from './load-failure'
import { MobileMenu } from './mobile-menu'
import { NEW_TAB_NOTE } from './new-tab'
import { shellOf, type ShellData } from './shell-data'
import { Since } from './since'
import { EventClockProvider, useOnDay } from './use-on-day'
import * as styles from './shell.module.css'

/** The bar above every page: name, menu, language. */
function Header({ shell, path }: { shell: ShellData; path: string }) {
  const { site, entries, labels, route } = shell
  const menu = { entries, route, label: labels.mainNavigation }
  return (
    <header className={styles.header}>
      <div className={`width head ${styles.inner}`}>
        <LocalisedLink to="/" className={styles.name}>
          <span>{site.shortName}</span>
        </LocalisedLink>
        <DisclosureMenu {...menu} openGroup={labels.openGroup} />
        <div className={`row ${styles.controls}`} data-screen-only>
          <LanguageToggle label={labels.otherLanguage} />
          {/* Another page has a menu of its own, which is closed. */}
          <MobileMenu key={path} {...menu} menu={labels.menu} />
        </div>
      </div>
    </header>
  )
}

/**
 * Whether the symposium is cancelled, postponed, online or at another time, and the announcement. If that ends after the build, it is
 * hidden in place until the next build: if it were removed, the page would move.
 */
export function Banner({ site }: { site: Queries.BannerFragment }) {
  const { statusText, announcement } = site
  const ended = useOnDay((today) => announcement !== null && announcement.ends.iso < today, false)
  if (!statusText && !announcement) return null
  return (
    <aside className={styles.banner}>
      {statusText && <p data-when="before">{statusText}</p>}
      {announcement && <p data-over={ended || undefined}>{announcement.text}</p>}
    </aside>
  )
}

type Props = { data: Queries.ShellFragment; path: string; children: ReactNode }

export function Shell({ data, path, children }: Props) {
  const { shown } = useLanguage()

  // Tells the boot script and the style sheets that handlers are in place: from now on CSS alone opens no menu.
  useEffect(() => {
    document.documentElement.dataset['started'] = ''
  }, [])

  const shell = shellOf(data)
  return (
    <EventClockProvider value={shell.site.clock}>
      <div lang={shown}>
        <Since site={shell.site} />
        {/* In the programme, the downloads beside the heading are skipped as well. */}
        <a className="skip-link" href={shell.route === '/program' ? '#programme' : '#main'}>
          {shell.labels.skipToContent}
        </a>
        <Header shell={shell} path={path} />
        <Banner site={shell.site} />
        <main id="main" lang={shown} tabIndex={-1}>
          <ErrorBoundary rendered={`${path} ${shown}`}>{children}</ErrorBoundary>
        </main>
        <Footer shell={shell} />
        <p id={NEW_TAB_NOTE} hidden>
          {shell.labels.newTab}
        </p>
        {/* On another page the message is gone. */}
        <LoadFailure key={path} labels={shell.labels} />
      </div>
    </EventClockProvider>
  )
}
