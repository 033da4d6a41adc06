// What a page's query found, narrowed to what the build promises.
import type { Labels } from '../../../pipeline/schemas/interface'

/** A record that the check and the build promise. GraphQL does not know of it; without it, the build of its page stops. */
export function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The build lacks a record that this page needs.')
  return value
}

type Queried = { readonly labels: object | null }

/** The groups of labels that a query names. */
export type LabelsOf<Data extends Queried> = Pick<Labels, keyof Labels & keyof NonNullable<Data['labels']>>

/** GraphQL knows the groups, but not the labels in them. */
export const labelsOf = <Data extends Queried>({ labels }: Data) => required(labels) as LabelsOf<Data>
