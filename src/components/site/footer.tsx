// The footer of every page (specification, section 2: Footer).
import { withPrefix } from 'gatsby'
import { Email, Phone } from './contact-links'
import { inNewTab } from './new-tab'
import { LocalisedLink } from '../../language/localised-link'
import type { ShellData } from './shell-data'
import * as styles from './footer.module.css'

export function Footer({ shell }: { shell: ShellData }) {
  const { site, entries, labels } = shell
  const links = entries.flatMap((entry) => [entry, ...entry.items])
  const registration = links.find(({ to }) => to === '/registration')?.label ?? '/registration'
  return (
    <footer className={styles.footer} data-screen-only>
      <div className="width">
        <div className={styles.columns}>
          <section>
            <h2>
              <LocalisedLink to="/contact">{labels.contactUs}</LocalisedLink>
            </h2>
            <dl>
              <dt>{labels.email}</dt>
              <dd>
                <Email address={site.email} />
              </dd>
              <dt>{labels.phone}</dt>
              <dd>
                <Phone number={site.phone} />
              </dd>
              {site.fax && (
                <>
                  <dt>{labels.fax}</dt>
                  <dd>{site.fax}</dd>
                </>
              )}
            </dl>
          </section>
          <section>
            <h2>{labels.quickLinks}</h2>
            <ul>
              <li>
                <LocalisedLink to="/registration">{registration}</LocalisedLink>
              </li>
            </ul>
          </section>
          <section>
            <h2>{labels.address}</h2>
            <address>{site.postalAddress}</address>
          </section>
          {site.networks.length > 0 && (
            <section>
              <h2>{labels.followUs}</h2>
              <ul className={`row ${styles.networks}`}>
                {site.networks.map(({ network, name, url }) => (
                  <li key={network}>
                    <a href={url} {...inNewTab} aria-label={name}>
                      <svg width="20" height="20" aria-hidden="true">
                        <use href={withPrefix(`/icons/social.svg#${network}`)} />
                      </svg>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <p className={styles.rights}>{`© ${site.copyrightYear} · ${site.name}. ${labels.rights}`}</p>
      </div>
    </footer>
  )
}
