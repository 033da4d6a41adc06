// The parts of Decap's global object that this project uses.

type DecapProps = { value?: unknown; field: { get: (name: string) => unknown } }

type DecapControl = new (props: DecapProps) => { props: DecapProps }

type DecapEntry = { get: (name: 'path') => string | undefined; getIn?: unknown } & {
  get: (name: 'data') => { toJS: () => Record<string, unknown> }
}

/** What saves and reads files. `data` is empty for a file that does not exist. */
type DecapBackend = { getEntry: (path: string) => Promise<{ data?: string | null }> }

/** Texts of the editor's interface, by their place in it. */
type DecapPhrases = { [place: string]: string | DecapPhrases }

interface Window {
  CMS?: {
    init: (options: { config: Record<string, unknown> }) => void
    getBackend: (name: string) => { init: (...options: unknown[]) => DecapBackend }
    getWidget: (name: string) => { control: DecapControl; preview: unknown }
    registerWidget: (name: string, control: unknown, preview: unknown) => void
    registerCustomFormat: (name: string, extension: string, format: unknown) => void
    getLocale: (language: string) => DecapPhrases | undefined
    registerLocale: (language: string, phrases: DecapPhrases) => void
    registerEventListener: (listener: {
      name: 'preSave'
      handler: (event: { entry: DecapEntry }) => void | Promise<void>
    }) => void
  }
  repoFiles?: Record<string, unknown>
}
