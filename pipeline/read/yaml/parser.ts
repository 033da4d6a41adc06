// How YAML is parsed: by the reader, by the rules that try a correction, by the editor and by tools.
import { parseDocument, type DocumentOptions, type ParseOptions, type SchemaOptions } from 'yaml'

export const yamlOptions: ParseOptions & DocumentOptions & SchemaOptions = {
  prettyErrors: false,
  version: '1.2',
  // `<<: *other` takes over the fields of another entry, as in YAML 1.1.
  merge: true,
  // Its warnings are reported by misreadings.ts.
  logLevel: 'error',
}

/** Whether a file with these lines can be read, at least well beyond one of them (from 1). */
export function readsBeyond(lines: string[], number: number): boolean {
  const [error] = parseDocument(lines.join('\n'), yamlOptions).errors
  const end = lines.slice(0, number + 2).join('\n').length
  return error === undefined || error.pos[0] > end
}
