import { create } from 'xmlbuilder2'

/** An object as XML: `@` marks attributes, `#` text, lists repeat their element. Characters that XML forbids are left out. */
export const writeXml = (root: object): string =>
  `${create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' }, root).end({ prettyPrint: true })}\n`
