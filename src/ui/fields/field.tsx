/**
 * The box of every filter: 56 px high, with a label that floats to the top once there is a value. The same on the
 * server and before the lazy part has loaded.
 */
import type { ComponentProps } from 'react'
import { Icon } from '../base/icon'
import { shapes } from '../base/shapes'
import './field.css?sheet'

interface FieldProps extends ComponentProps<'div'> {
  label: string
  labelId: string
  filled: boolean
  open: boolean
}

/** `children`: the control (class `field-control`), the icons at the end (`field-end`) and the open layer. */
export function Field({ label, labelId, filled, open, children, ...rest }: FieldProps) {
  return (
    <div
      {...rest}
      className="field"
      part="filter"
      data-filled={filled || undefined}
      data-open={open || undefined}
    >
      {children}
      <span className="field-label" id={labelId} aria-hidden="true">
        {label}
      </span>
    </div>
  )
}

/** Clears the field. */
export function ClearButton({ labelId, onClear }: { labelId: string; onClear: () => void }) {
  return (
    <button
      type="button"
      className="field-end field-button"
      aria-label="Počisti"
      aria-describedby={labelId}
      onClick={onClear}
    >
      <Icon shape={shapes.close} />
    </button>
  )
}
