/** HTML of our own making under Trusted Types, by the policy that a host allows (contract 8.20). */

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string },
  ): { createHTML: (text: string) => string }
}

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined

/** Only for markup without data in it. Throws where the page forbids the policy. */
export function trustedHtml(markup: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  if (!factory) return markup
  policy ??= factory.createPolicy('parket', { createHTML: (text) => text })
  return policy.createHTML(markup)
}
