import type { Words } from '../../../pipeline/schemas/interface'
import { required } from './required'

type Queried = { readonly words: object | null }

/** The groups of labels that a query names. */
export type WordsOf<Data extends Queried> = Pick<Words, keyof Words & keyof NonNullable<Data['words']>>

/** GraphQL knows the groups, but not the labels in them. */
export const wordsOf = <Data extends Queried>({ words }: Data) => required(words) as WordsOf<Data>
