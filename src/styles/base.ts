/** The tokens and the ground that every screen stands on. */
import base from './base.css?sheet'
import tokens from './tokens.css?sheet'

export const baseStyles: readonly string[] = [tokens, base]
