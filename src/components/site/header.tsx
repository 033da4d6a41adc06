// The bar above every page: name, menu, language.
import { LanguageToggle } from '../../language/language-toggle'
import { LocalisedLink } from '../../language/localised-link'
import { DisclosureMenu } from './disclosure-menu'
import { LaminateMark } from './laminate-mark'
import { MobileMenu } from './mobile-menu'
import type { ShellData } from './shell'
import * as styles from './header.module.css'

export function Header({ shell, path }: { shell: ShellData; path: string }) {
  const { site, navigation, words, page } = shell
  const menu = { entries: navigation.nodes, route: page.route, label: words.mainNavigation }
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <LocalisedLink to="/" className={styles.name}>
          <LaminateMark />
          <span>{site.shortName}</span>
        </LocalisedLink>
        <DisclosureMenu {...menu} openGroup={words.openGroup} />
        <div className={styles.controls}>
          <LanguageToggle label={words.otherLanguage} />
          <MobileMenu {...menu} menu={words.menu} path={path} />
        </div>
      </div>
    </header>
  )
}
