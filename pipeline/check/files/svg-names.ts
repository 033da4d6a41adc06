// What of an SVG is served, by name (svg-names.yaml).
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

const lists = parse(readFileSync('pipeline/check/files/svg-names.yaml', 'utf8')) as Record<string, string>

/** The names of a list. */
const namesIn = (list: string): ReadonlySet<string> => new Set(lists[list]?.trim().split(/\s+/))

export const elements = namesIn('elements')
export const notShown = namesIn('notShown')
export const plainAttributes = namesIn('plainAttributes')
export const styledAttributes = namesIn('styledAttributes')
export const styleRules = namesIn('styleRules')
export const styleFunctions = namesIn('styleFunctions')
