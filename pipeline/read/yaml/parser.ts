// How YAML is parsed here, by the reader and by the rules that try a correction.
import type { DocumentOptions, ParseOptions, SchemaOptions } from 'yaml'

export const yamlOptions: ParseOptions & DocumentOptions & SchemaOptions = {
  prettyErrors: false,
  version: '1.2',
  // `<<: *other` takes over the fields of another entry, as in YAML 1.1.
  merge: true,
  // What it would warn of is told by pitfalls.ts.
  logLevel: 'error',
}
