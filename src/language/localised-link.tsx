// A link within the site, in the language of the address even while the page is toggled (CONTRIBUTING: Two languages). Gatsby's
// own fetches the page of every link that comes into view: each visitor would load the whole menu.
import type { ComponentPropsWithoutRef } from 'react'
import { withPrefix } from 'gatsby'
import { pathOf } from '../../pipeline/domain/addresses'
import { isPlain, navigate, pageOf } from './navigate'
import { useLanguage } from './shown-page'

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: string }

/** `to` is the page's English address. Pointing at the link or focusing it fetches the page. With a `target`, the browser opens it. */
export function LocalisedLink({ to, children, onClick, target, ...rest }: Props) {
  const { urlLanguage } = useLanguage()
  const path = pathOf(to, urlLanguage)
  const prefetch = () => window.___loader?.hovering(pageOf(path))
  return (
    <a
      {...rest}
      target={target}
      href={withPrefix(path)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        onClick?.(event)
        if (target || !isPlain(event) || !window.___navigate) return
        event.preventDefault()
        void navigate(path, { replace: withPrefix(path) === window.location.pathname })
      }}
    >
      {children}
    </a>
  )
}
