// How YAML is parsed here, by the reader and by the rules that try a correction.
import { parseDocument, type DocumentOptions, type ParseOptions, type SchemaOptions } from 'yaml'

export const yamlOptions: ParseOptions & DocumentOptions & SchemaOptions = {
  prettyErrors: false,
  version: '1.2',
  // `<<: *other` takes over the fields of another entry, as in YAML 1.1.
  merge: true,
  // What it would warn of is told by pitfalls.ts.
  logLevel: 'error',
}

/** Whether a file with these lines could be read, at least well beyond one of them. */
export function readsBeyond(lines: string[], number: number): boolean {
  const [error] = parseDocument(lines.join('\n'), yamlOptions).errors
  const end = lines.slice(0, number + 2).join('\n').length
  return error === undefined || error.pos[0] > end
}
