/** An error boundary: it shows nothing and reports the error once; its siblings stay. */
import { Component, type ReactNode } from 'react'
import { type Widget, WidgetContext } from '../page/widget'

interface ErrorBoundaryProperties {
  /** Named in the report; empty for the whole screen. */
  part?: string
  children: ReactNode
}

export class ErrorBoundary extends Component<ErrorBoundaryProperties, { broken: boolean }> {
  static override contextType = WidgetContext
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    const widget = this.context as Widget | null
    const { part } = this.props
    widget?.reportFailure({ request: part ? `draw ${part}` : 'draw', error })
    if (!part) widget?.showFallback()
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
