// Rows of tests that are written as YAML beside them.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export const rowsIn = <Tables>(file: string) => parse(readFileSync(file, 'utf8')) as Tables
