// If drawing a page fails, shows the specified words and links to go on (specification, section 8).
import { Component, type ReactNode } from 'react'
import { CHUNK_FAILURE } from './chunk-failure'
import { ErrorPage } from './error-page'

/** Whether webpack failed to load a chunk; the name and the message are webpack's. */
const isChunkError = (error: Error) =>
  error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message)

type Props = {
  children: ReactNode
  /** Identifies what is drawn: a page in one of its languages. */
  drawn: string
  /** True if nothing is drawn around this boundary: the error page then gets a `<main>` here. */
  outermost?: boolean
}
type State = { error: Error | null; drawn: string }

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, drawn: this.props.drawn }

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }

  /** Clears the error when another page, or this page's twin, is drawn. */
  static getDerivedStateFromProps({ drawn }: Props, state: State): Partial<State> | null {
    return drawn === state.drawn ? null : { error: null, drawn }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const page = <ErrorPage message={isChunkError(error) ? CHUNK_FAILURE : error.message} />
    return this.props.outermost ? <main>{page}</main> : page
  }
}
