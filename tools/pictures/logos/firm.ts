import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { logoPath } from '../../../pipeline/records/logo-file'

const { logos } = parse(readFileSync('content/data/sponsors.yaml', 'utf8')) as {
  logos: Record<string, string>
}

/** The file of a firm's or partner's logo below content/, by the rule that the site uses. */
export const firm = (name: string) => logoPath(name, logos)
