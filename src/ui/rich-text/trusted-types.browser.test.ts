/** The same hostile texts where the page enforces Trusted Types and allows our two policies (contract: Trusted Types). */
import { beforeAll, expect, test } from 'vitest'
import { makeCleaner } from './clean'
import { faultsOf } from './hostile-html.fixture'

const violations: string[] = []

beforeAll(() => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "require-trusted-types-for 'script'; trusted-types parket dompurify"
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
    violations.push(`${violatedDirective}: ${sample}`),
  )
  document.head.append(policy)
})

test('everything that stays is on the lists', () => {
  expect(() => {
    document.createElement('div').innerHTML = '<b>x</b>'
  }).toThrow('TrustedHTML')
  violations.length = 0
  expect(faultsOf(makeCleaner())).toEqual([])
  expect(violations).toEqual([])
})
