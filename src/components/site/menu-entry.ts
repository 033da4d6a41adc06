// An entry of the menu and whether it is where the reader is.

type MenuLink = { readonly label: string; readonly to: string }
export type MenuEntry = MenuLink & { readonly items: readonly MenuLink[] }

/** `page` for the entry of this very page, `true` for the group it lies in. */
export function currentOf(
  entry: MenuLink & Partial<MenuEntry>,
  route: string,
): { 'aria-current'?: 'page' | 'true' } {
  if (entry.to === route) return { 'aria-current': 'page' }
  if (entry.items?.some(({ to }) => to === route)) return { 'aria-current': 'true' }
  return {}
}

/** The links of a group: its own page first, unless its entries lead there too. */
export const linksOf = ({ label, to, items }: MenuEntry): MenuLink[] =>
  items.some((item) => item.to === to) ? [...items] : [{ label, to }, ...items]
