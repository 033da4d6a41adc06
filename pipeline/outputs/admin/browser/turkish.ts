// Corrections to Decap’s Turkish where it misleads; everything else stays as Decap has it.
import { Document } from 'yaml'
import corrections from './turkish.json'

/** The Turkish phrases of Decap with our corrections. */
export function turkish(decaps: DecapPhrases): DecapPhrases {
  const phrases = new Document(decaps)
  for (const [place, words] of Object.entries(corrections)) phrases.setIn(place.split('.'), words)
  return phrases.toJS() as DecapPhrases
}
