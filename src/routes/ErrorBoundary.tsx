import { Component, type ReactNode } from 'react'
import { ErrorScreen } from '../ui/ErrorScreen'

type Props = { readonly children: ReactNode }

/** Shows the error screen in place of whatever failed to render. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <ErrorScreen home={import.meta.env.BASE_URL} /> : this.props.children
  }
}
