// The bar above every page: name, menu, language.
import { LanguageToggle } from '../../language/language-toggle'
import { LocalisedLink } from '../../language/localised-link'
import { DisclosureMenu } from './disclosure-menu'
import { MobileMenu } from './mobile-menu'
import type { ShellData } from './shell-data'
import * as styles from './header.module.css'

/** The mark of the symposium: three plies at 0°, +45° and −45°. */
function LaminateMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path d="M3 9h20l6 6H9z" fill="#0d4a55" />
      <path d="M3 15h20l6 6H9z" fill="#136878" />
      <path d="M3 21h20l6 6H9z" fill="#7fb0b3" />
      <path d="M8 10l4 4M12 10l4 4M16 10l4 4M20 10l4 4" stroke="#faf7f1" strokeWidth="0.9" />
      <path d="M12 16l-1 4M16 16l-1 4M20 16l-1 4M24 16l-1 4" stroke="#faf7f1" strokeWidth="0.9" />
    </svg>
  )
}

export function Header({ shell, path }: { shell: ShellData; path: string }) {
  const { site, entries, words, route } = shell
  const menu = { entries, route, label: words.mainNavigation }
  return (
    <header className={styles.header}>
      <div className={`width head ${styles.inner}`}>
        <LocalisedLink to="/" className={styles.name}>
          <LaminateMark />
          <span>{site.shortName}</span>
        </LocalisedLink>
        <DisclosureMenu {...menu} openGroup={words.openGroup} />
        <div className={`row ${styles.controls}`} data-screen-only>
          <LanguageToggle label={words.otherLanguage} />
          {/* Another page has a menu of its own, which is closed. */}
          <MobileMenu key={path} {...menu} menu={words.menu} />
        </div>
      </div>
    </header>
  )
}
