import { Component, type ReactNode } from 'react'

type Props = {
  /** What stands in for the children when they cannot be drawn. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Keeps a failure to render from spreading beyond its children. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
