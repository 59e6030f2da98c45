/**
 * HTML under Trusted Types, by the one policy that a host allows us (contract: Trusted Types). A policy can be made only
 * once on a page, so it stands in the registry: several copies of our scripts share it.
 */
import { registry } from './registry'

export interface HtmlPolicy {
  createHTML: (text: string) => string
  createScriptURL: (text: string) => string
}

interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy
}

const refuse = (): never => {
  throw new TypeError('Parket makes no script addresses.')
}

/** The page's policy; undefined where the browser has no Trusted Types. Throws where the page forbids it. */
export function htmlPolicy(): HtmlPolicy | undefined {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  if (!factory) return undefined
  const page = registry()
  // Asked for once: the browser reports each refusal to the page's owner.
  if (page.refusal) throw page.refusal.error
  try {
    page.policy ??= factory.createPolicy('parket', { createHTML: (text) => text, createScriptURL: refuse })
  } catch (error) {
    page.refusal = { error }
    throw error
  }
  return page.policy
}

/** Only for markup of ours: a constant, what our server drew, or `stillMarkup`. Throws where the page forbids the policy. */
export const trustedHtml = (markup: string): string => htmlPolicy()?.createHTML(markup) ?? markup

/** Whether the page lets us make markup. */
export function allowsMarkup(): boolean {
  try {
    htmlPolicy()
    return true
  } catch {
    return false
  }
}
