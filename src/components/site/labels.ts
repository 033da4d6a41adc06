import type { Labels } from '../../../pipeline/schemas/interface'
import { required } from './required'

type Queried = { readonly labels: object | null }

/** The groups of labels that a query names. */
export type LabelsOf<Data extends Queried> = Pick<Labels, keyof Labels & keyof NonNullable<Data['labels']>>

/** GraphQL knows the groups, but not the labels in them. */
export const labelsOf = <Data extends Queried>({ labels }: Data) => required(labels) as LabelsOf<Data>
