// What surrounds the content of every page: skip link, header, main, footer.
import { useEffect, type ReactNode } from 'react'
import { useLanguage } from '../../language/shown-page'
import { Banner } from './banner'
import { ErrorBoundary } from './error-boundary'
import { Footer } from './footer'
import { Header } from './header'
import { LoadFailure } from './load-failure'
import { NEW_TAB_NOTE } from './new-tab'
import { shellOf } from './shell-data'

type Props = { data: Queries.ShellFragment; path: string; children: ReactNode }

export function Shell({ data, path, children }: Props) {
  const { shown } = useLanguage()

  // Tells the boot script and the style sheets that handlers are in place: from now on CSS alone opens no menu.
  useEffect(() => {
    document.documentElement.dataset['started'] = ''
  }, [])

  const shell = shellOf(data)
  return (
    <div lang={shown}>
      <a className="skip-link" href="#main">
        {shell.words.skipToContent}
      </a>
      <Header shell={shell} path={path} />
      <Banner site={shell.site} />
      <main id="main" lang={shown} tabIndex={-1}>
        <ErrorBoundary rendered={`${path} ${shown}`}>{children}</ErrorBoundary>
      </main>
      <Footer shell={shell} />
      <p id={NEW_TAB_NOTE} hidden>
        {shell.words.newTab}
      </p>
      {/* On another page the message is gone. */}
      <LoadFailure key={path} words={shell.words} />
    </div>
  )
}
