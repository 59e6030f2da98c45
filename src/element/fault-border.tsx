/** Where a tree's fault stops: it shows nothing and is told of once, what stands beside it stays. */
import { Component, type ReactNode } from 'react'
import { type Widget, WidgetContext } from '../page/widget'

interface FaultBorderProperties {
  /** Named in the report; nothing for the whole screen. */
  part?: string
  children: ReactNode
}

export class FaultBorder extends Component<FaultBorderProperties, { broken: boolean }> {
  static override contextType = WidgetContext
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    const widget = this.context as Widget | null
    const { part } = this.props
    widget?.reportFailure({ request: part ? `draw ${part}` : 'draw', error })
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
