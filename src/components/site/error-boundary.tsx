// If rendering a page fails, shows the specified words and links to go on (specification, section 8).
import { Component, type ReactNode } from 'react'
import { withPrefix } from 'gatsby'

/** Written here as well as in interface.yaml, since a page that broke may lack its labels. */
const CHUNK_FAILURE = 'Loading chunk failed.'

/** Whether webpack failed to load a chunk; the name and the message are webpack's. */
const isChunkError = (error: Error) =>
  error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message)

/** Shown in place of a page that broke. It uses no page data, since that may be what broke. */
function ErrorPage({ message }: { message: string }) {
  return (
    <div className="width panel stack" lang="en">
      <h1>Unexpected Application Error!</h1>
      <p className="card" role="alert">
        {message}
      </p>
      <p>
        <button type="button" className="button" data-main onClick={() => window.location.reload()}>
          Reload this page <span lang="tr">/ Sayfayı yenile</span>
        </button>
      </p>
      <p className="row">
        <a href={withPrefix('/')}>Home page</a>
        <a href={withPrefix('/tr')} lang="tr">
          Ana sayfa
        </a>
      </p>
    </div>
  )
}

type Props = {
  children: ReactNode
  /** Identifies what is rendered: a page in one of its languages. */
  rendered: string
  /** True if nothing is rendered around this boundary: the error page then gets a `<main>` here. */
  outermost?: boolean
}
type State = { error: Error | null; rendered: string }

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, rendered: this.props.rendered }

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }

  /** Clears the error when another page, or this page in the other language, is rendered. */
  static getDerivedStateFromProps({ rendered }: Props, state: State): Partial<State> | null {
    return rendered === state.rendered ? null : { error: null, rendered }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const page = <ErrorPage message={isChunkError(error) ? CHUNK_FAILURE : error.message} />
    return this.props.outermost ? <main>{page}</main> : page
  }
}
