/**
 * HTML under Trusted Types, by the one policy that a host allows us (contract 8.20). A policy can be made only
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
  page.policy ??= factory.createPolicy('parket', { createHTML: (text) => text, createScriptURL: refuse })
  return page.policy
}

/** Only for markup of ours: a constant, or what our server drew. Throws where the page forbids the policy. */
export const trustedHtml = (markup: string): string => htmlPolicy()?.createHTML(markup) ?? markup

let isAllowed: boolean | undefined

/** Whether the page lets us make markup; asked of the browser once, which reports every refusal to the page's owner. */
export function allowsMarkup(): boolean {
  try {
    if (isAllowed === undefined) trustedHtml('')
    isAllowed ??= true
  } catch {
    isAllowed = false
  }
  return isAllowed
}
