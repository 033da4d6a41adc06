// Words and symbols in place of a value: a dash, yok, TBA.
import { z } from 'zod'
import type { Bilingual } from '../../schemas/kinds'
import { both } from '../problem'
import { bare, metaOf } from './schema-walk'

/** Whether a field may be left out. */
export const isOptional = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault

const nothing = /^(?:[-–—?./]+|x+|yok|none|no|n\/a)$/i

/** “To be announced”: right for a text, but not a date, amount or file. */
const toCome =
  /^(?:tb[acd]|to be announced|soon|yakında|sonra|(?:henüz )?(?:belli|açıklanma|duyurulma)\p{L}*(?: değil)?|\p{L}+[ae]c[ae]k(?:t[ıi]r)?)$/iu

/** Whether words mean nothing or what is still to come: yok, TBA, duyurulacak. */
export const standsForNone = (words: string) => nothing.test(words.trim()) || toCome.test(words.trim())

/** Whether a refused value is empty, means “not known yet”, or means “none” in a field that may be left out. */
export function isNoValue(value: unknown, schema: z.ZodType | undefined): boolean {
  if (value === null || value === '') return true
  if (typeof value !== 'string') return false
  const mayBeLeftOut = isOptional(schema) && (metaOf(schema).kind || bare(schema) instanceof z.ZodArray)
  return toCome.test(value.trim()) || (Boolean(mayBeLeftOut) && nothing.test(value.trim()))
}

/** Advice with what to do as long as nothing can be written there. */
export const leftOut = ({ en, tr }: Bilingual, inEntry: boolean) =>
  inEntry
    ? both(
        `${en} As long as it is not known, begin the lines of this entry with #.`,
        `${tr} Belli olana kadar bu kaydın satırlarını # ile başlatın.`,
      )
    : both(en, tr)
