import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  children: ReactNode
  /** Shown after an error. May throw it again, to the next boundary. */
  instead: (error: unknown) => ReactNode
}

export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state: { errors?: [unknown] } = {}

  static getDerivedStateFromError(error: unknown) {
    return { errors: [error] }
  }

  override render() {
    const { children, instead } = this.props
    const { errors } = this.state
    return errors ? instead(errors[0]) : children
  }
}
