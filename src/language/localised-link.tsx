// A link within the site, in the language of the address even while the page is toggled (CONTRIBUTING: Two languages).
import type { ComponentPropsWithoutRef } from 'react'
import { pathOf } from '../../pipeline/records/addresses'
import { Link } from './page-link'
import { useLanguage } from './shown-page'

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: string }

/** `to` is the page's English address. */
export function LocalisedLink({ to, ...rest }: Props) {
  const { urlLanguage } = useLanguage()
  return <Link to={pathOf(to, urlLanguage)} {...rest} />
}
