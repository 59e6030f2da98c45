/** An empty result, described in one sentence over a court's lines. */
import type { ReactNode } from 'react'
import './empty-state.css?sheet'

interface EmptyStateProperties {
  children: ReactNode
  /** Buttons that lead on from here. */
  actions?: ReactNode
}

export function EmptyState({ children, actions }: EmptyStateProperties) {
  return (
    <div className="empty" data-actions={actions ? '' : undefined}>
      <CourtLines />
      <p className="empty-text">{children}</p>
      {actions && <div className="empty-actions">{actions}</div>}
    </div>
  )
}

/** Centre circle, keys and three-point arcs; a narrow panel shows the middle. */
function CourtLines() {
  return (
    <svg className="court" viewBox="0 0 1200 224" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M600 0v224M502 112a98 98 0 1 0 196 0 98 98 0 0 0-196 0M0 32h160v160H0M160 40a72 72 0 0 1 0 144M232-10a118 118 0 0 1 0 244M1200 32h-160v160h160M1040 40a72 72 0 0 0 0 144M968-10a118 118 0 0 0 0 244" />
    </svg>
  )
}
