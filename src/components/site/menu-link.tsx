import { LocalisedLink } from '../../language/localised-link'

type Entry = { readonly label: string; readonly to: string }
export type MenuEntry = Entry & { readonly items: readonly Entry[] }

/** The value of `aria-current`: `page` for the entry of the page itself, `true` for the group that contains it. */
export function currentOf(entry: Entry & Partial<MenuEntry>, route: string | undefined) {
  if (entry.to === route) return 'page'
  return entry.items?.some(({ to }) => to === route) ? 'true' : undefined
}

type Props = { entry: Entry; route: string | undefined; onClick: () => void }

export const MenuLink = ({ entry, route, onClick }: Props) => (
  <LocalisedLink to={entry.to} aria-current={currentOf(entry, route)} onClick={onClick}>
    {entry.label}
  </LocalisedLink>
)
