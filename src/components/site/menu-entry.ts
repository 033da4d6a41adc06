// An entry of the menu, and whether it leads to the page that is shown.

type MenuLink = { readonly label: string; readonly to: string }
export type MenuEntry = MenuLink & { readonly items: readonly MenuLink[] }

/** `aria-current`: `page` for the entry of the page itself, `true` for the group that contains it. */
export function currentOf(
  entry: MenuLink & Partial<MenuEntry>,
  route: string | undefined,
): { 'aria-current'?: 'page' | 'true' } {
  if (entry.to === route) return { 'aria-current': 'page' }
  if (entry.items?.some(({ to }) => to === route)) return { 'aria-current': 'true' }
  return {}
}

/** The links of a group: its own page first, unless its entries lead there too. */
export const linksOf = ({ label, to, items }: MenuEntry): MenuLink[] =>
  items.some((item) => item.to === to) ? [...items] : [{ label, to }, ...items]
