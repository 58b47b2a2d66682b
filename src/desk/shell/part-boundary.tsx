import { Component, type ReactNode } from 'react'
import { PartFailure } from './part-failure.tsx'

type PartBoundaryProps = {
  /** `The editor`. */
  name: string
  children: ReactNode
  /** What is shown around the notice, such as the words of the field. */
  failed?: ((notice: ReactNode) => ReactNode) | undefined
  onRetry?: () => void
  onClose?: (() => void) | undefined
}

/** The code of a part did not load. */
export class MissingPartError extends Error {
  constructor(cause: unknown) {
    super('The code of a part did not load', { cause })
    this.name = 'MissingPartError'
  }
}

/** Keeps a failing part from breaking the whole desk. React offers this only for classes. */
export class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  #retry = (): void => {
    this.props.onRetry?.()
    this.setState({ error: null })
  }

  override render(): ReactNode {
    const { name, children, failed, onClose } = this.props
    const { error } = this.state
    if (error === null) return children
    const isMissing = error instanceof MissingPartError
    const notice = <PartFailure {...{ name, isMissing, onClose }} onRetry={this.#retry} />
    return failed ? failed(notice) : notice
  }
}
