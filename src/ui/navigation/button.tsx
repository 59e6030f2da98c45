/** The button, filled or outlined; with `href` it is a link that looks like one. */
import type { MouseEventHandler, ReactNode } from 'react'
import { Icon } from '../base/icon'
import { actsInPlace, inNewTab } from '../base/plain-click'
import './button.css?sheet'

interface ButtonLook {
  children: ReactNode
  /** At most one filled button per block. */
  filled?: boolean
  small?: boolean
  /** An icon of icon/shapes.ts before the text. */
  icon?: string
}

interface LinkButton extends ButtonLook {
  href: string
  /** External: opens in a new tab. */
  external?: boolean
  /** A file to download, not a page: it isn't routed. */
  download?: boolean
  /** A plain click calls this instead of following the link. */
  act?: (() => void) | undefined
  /** aria-expanded, of one that opens a menu. */
  expanded?: boolean
}

interface PressButton extends ButtonLook {
  href?: never
  type?: 'button' | 'submit'
  /** What a form sends when it is pressed. One property: the host may have given all objects a `value`. */
  sends?: { name: string | undefined; value: string | undefined }
  /** aria-disabled: it stays focusable, and a press does nothing. */
  disabled?: boolean
  /** aria-pressed, if what it shows is shown now; undefined for buttons without a lasting effect. */
  pressed?: boolean
  onClick?: MouseEventHandler<HTMLButtonElement>
}

const isUpperCase = (label: ReactNode) => typeof label === 'string' && label === label.toUpperCase()

function lookOf({ filled, small, children }: ButtonLook): string {
  const names = ['button', filled && 'button-filled', small && 'button-small']
  return [...names, isUpperCase(children) && 'button-capitals'].filter(Boolean).join(' ')
}

export function Button(properties: LinkButton | PressButton) {
  const { icon, children } = properties
  const inside = (
    <>
      {icon && <Icon shape={icon} />}
      {children}
    </>
  )
  if (properties.href !== undefined) {
    const { href, external, download, act, expanded } = properties
    return (
      <a
        className={lookOf(properties)}
        href={href}
        download={download}
        aria-haspopup={expanded === undefined ? undefined : 'menu'}
        aria-expanded={expanded}
        {...(external && inNewTab)}
        {...actsInPlace(act)}
      >
        {inside}
      </a>
    )
  }
  const { type = 'button', sends, disabled, pressed, onClick } = properties
  return (
    <button
      className={lookOf(properties)}
      type={type}
      {...sends}
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      onClick={disabled ? preventPress : onClick}
    >
      {inside}
    </button>
  )
}

const preventPress: MouseEventHandler = (event) => event.preventDefault()
