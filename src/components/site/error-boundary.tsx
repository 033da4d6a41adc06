// Whatever breaks while a page is drawn, the reader gets the specified words and a way on (specification, section 8).
import { Component, type ReactNode } from 'react'
import { CHUNK_FAILURE } from './chunk-failure'
import { ErrorPage } from './error-page'

/** Webpack's own name for a chunk that did not come. */
const isChunkError = (error: Error) =>
  error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message)

type Props = {
  children: ReactNode
  /** Names what is drawn: a page, in one of its languages. */
  drawn: string
  /** Nothing stands around it, not even the page's `<main>`. */
  outermost?: boolean
}
type State = { error: Error | null; drawn: string }

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, drawn: this.props.drawn }

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }

  /** Going to another page, or to this one's twin, leaves the error behind. */
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
