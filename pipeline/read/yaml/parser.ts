// How YAML is parsed: by the reader, by the rules that try a correction, by the editor and by tools.
import type { DocumentOptions, ParseOptions, SchemaOptions } from 'yaml'

export const yamlOptions: ParseOptions & DocumentOptions & SchemaOptions = {
  prettyErrors: false,
  version: '1.2',
  // `<<: *other` takes over the fields of another entry, as in YAML 1.1.
  merge: true,
  // A field that is written twice is reported by misreadings.ts, as are the parser's warnings.
  uniqueKeys: false,
  logLevel: 'error',
}
