// Whatever breaks while a page is drawn, the reader gets the specified words and a way on (specification, section 8).
import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page'

/** Webpack's own name for a chunk that did not come. */
const isChunkError = (error: Error) =>
  error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message)

type Props = { children: ReactNode; path: string }
type State = { error: Error | null; path: string }

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, path: this.props.path }

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }

  /** Going to another page leaves the error behind. */
  static getDerivedStateFromProps({ path }: Props, state: State): Partial<State> | null {
    return path === state.path ? null : { error: null, path }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return <ErrorPage message={isChunkError(error) ? 'Loading chunk failed.' : error.message} />
  }
}
