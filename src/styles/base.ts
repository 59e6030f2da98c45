/** The tokens and base styles of every screen. */
import base from './base.css?sheet'
import tokens from './tokens.css?sheet'

export const baseStyles: readonly string[] = [tokens, base]
