// Writes XML, whatever characters organisers have pasted into their texts.
import { create } from 'xmlbuilder2'
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces'

/** An empty document; characters that XML does not allow are left out. */
export const xmlDocument = (): XMLBuilder =>
  create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' })

/** The document as text. */
export const writeXml = (document: XMLBuilder) => `${document.end({ prettyPrint: true })}\n`
