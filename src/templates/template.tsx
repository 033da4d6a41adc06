// What all templates share.
import type { HeadProps } from 'gatsby'
import type { PageContext } from '../../pipeline/pages/create-pages'
import { PageHead } from '../seo/page-head'

/** Draws the head of any page whose query spreads `...Shell`. */
export function Head({ data, pageContext }: HeadProps<Queries.ShellFragment, PageContext>) {
  if (!data.page || !data.site) return null
  return <PageHead page={data.page} site={data.site} language={pageContext.language} />
}

/** Returns a record that the content check guarantees; throws if it is missing, which would be a fault of the build. */
export function present<T>(record: T | null | undefined, name: string): T {
  if (record === null || record === undefined) throw new Error(`The record “${name}” is missing.`)
  return record
}
