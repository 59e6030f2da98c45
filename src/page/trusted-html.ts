/**
 * HTML under Trusted Types, by the one policy that a host allows us (contract: Trusted Types). A policy can be created
 * only once per page, so it is in the registry, where several copies of our scripts share it.
 */
import { type HtmlPolicy, registry } from '../island/protocol'

interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy
}

const refuse = (): never => {
  throw new TypeError('no script addresses')
}

/** The page's policy; undefined without Trusted Types. Throws if the page forbids it. */
export function htmlPolicy(): HtmlPolicy | undefined {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  if (!factory) return undefined
  const page = registry()
  // Tried once: the browser reports each refusal to the page's owner.
  if (page.refusal) throw page.refusal.error
  try {
    page.policy ??= factory.createPolicy('parket', { createHTML: (text) => text, createScriptURL: refuse })
  } catch (error) {
    page.refusal = { error }
    throw error
  }
  return page.policy
}

/**
 * Only for our own markup: a constant, server-rendered HTML, or `staticMarkup`. Throws if the page forbids the policy.
 */
export const trustedHtml = (markup: string): string => htmlPolicy()?.createHTML(markup) ?? markup

/** Whether the page allows us to insert markup. */
export function allowsMarkup(): boolean {
  try {
    htmlPolicy()
    return true
  } catch {
    return false
  }
}
