// Looks up the schema at a path of a collection, and its metadata.
import { z } from 'zod'
import type { Meta } from '../schemas/kinds'

/** Takes wrappers such as optional and default off a schema. */
export function bare(schema: z.ZodType | undefined): z.ZodType | undefined {
  let inner = schema
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodPipe) {
    inner = (inner instanceof z.ZodPipe ? inner.in : inner.unwrap()) as z.ZodType
  }
  return inner
}

/** The schema of what stands at a path, with its wrappers, or undefined where the path leads out of it. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let here: z.ZodType | undefined = schema
  for (const step of path) {
    const inner = bare(here)
    if (inner instanceof z.ZodObject) here = inner.shape[String(step)] as z.ZodType | undefined
    else if (inner instanceof z.ZodArray) here = inner.element as z.ZodType
    else if (inner instanceof z.ZodRecord) here = inner.valueType as z.ZodType
    else return undefined
  }
  return here
}

/** What is known of a schema, looked up through its wrappers. */
export function metaOf(schema: z.ZodType | undefined): Meta {
  let meta: Meta = {}
  let inner = schema
  while (inner) {
    meta = { ...((inner.meta() as Meta | undefined) ?? {}), ...meta }
    if (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault) inner = inner.unwrap() as z.ZodType
    else if (inner instanceof z.ZodPipe) inner = inner.in as z.ZodType
    else break
  }
  return meta
}
