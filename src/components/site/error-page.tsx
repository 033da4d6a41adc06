// Shown in place of a page that broke (specification, section 8). It uses no page data, since that may be what broke.
import { withPrefix } from 'gatsby'
import * as styles from './error-page.module.css'

export function ErrorPage({ message }: { message: string }) {
  return (
    <div className={styles.error} lang="en">
      <h1>Unexpected Application Error!</h1>
      <p className={styles.message} role="alert">
        {message}
      </p>
      <p>
        <button type="button" className="button" data-main onClick={() => window.location.reload()}>
          Reload this page <span lang="tr">/ Sayfayı yenile</span>
        </button>
      </p>
      <p>
        <a href={withPrefix('/')}>Home page</a>{' '}
        <a href={withPrefix('/tr')} lang="tr">
          Ana sayfa
        </a>
      </p>
    </div>
  )
}
