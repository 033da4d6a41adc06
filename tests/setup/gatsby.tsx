// Stands in for Gatsby's browser modules in unit tests.
import type { ReactNode } from 'react'

export const graphql = () => null
export const withPrefix = (path: string) => path
export const navigate = jest.fn()
export function Link({ to, children, ...rest }: { to: string; children?: ReactNode }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}
