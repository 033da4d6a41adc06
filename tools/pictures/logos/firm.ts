// A firm's or partner's logo, under the name by which the site asks for it.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { logoPath } from '../../../pipeline/records/logo-file'
import type { Logo } from './compose'

const { logos } = parse(readFileSync('content/data/sponsors.yaml', 'utf8')) as {
  logos: Record<string, string>
}

export const firm = (name: string, svg: () => string): Logo => ({ file: logoPath(name, logos), svg })
