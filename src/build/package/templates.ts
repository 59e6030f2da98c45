/**
 * Types for the elements in templates of React, Vue and Svelte. A project has only some of these frameworks, so each
 * line that names one is marked @ts-ignore. All take markup's names, as a server would write them: a property exists
 * only after its element is defined.
 */
import type { DescribedElement } from './description'

export const comment = (text: string, fallback: string | null = null): string =>
  `/** ${text}.${fallback === null ? '' : ` Default: \`${fallback}\`.`} */`

export const block = (head: string, lines: readonly string[]): string =>
  lines.length > 0 ? `${head} {\n${lines.join('\n').replace(/^/gm, '  ')}\n}` : `${head} {}`

/** The interface of the attributes in markup. */
export const attributesName = (element: DescribedElement): string =>
  element.name.replace(/Element$/, 'Attributes')

const unchecked = (framework: string): string => `// @ts-ignore: not where there is no ${framework}`

/** Each element typed as the framework's `kind`. */
const each = (kind: string, elements: readonly DescribedElement[]): string[] =>
  elements.map((element) => `'${element.tag}': ${kind}<${element.name}, ${attributesName(element)}>`)

/** Listeners, named as in the template's language. */
const listeners = (name: string, key: string): string =>
  `type ${name} = { [N in keyof ParketEventMap as ${key}]?: ((event: ParketEventMap[N]) => void) | undefined }`

export const templateImports = [
  unchecked('React'),
  "import type * as React from 'react'",
  unchecked('Vue'),
  "import type { HTMLAttributes as VueAttributes, PublicProps as VueProps } from 'vue'",
  unchecked('Svelte'),
  "import type { HTMLAttributes as SvelteAttributes } from 'svelte/elements'",
]

/* biome-ignore-start lint/suspicious/noTemplateCurlyInString: types of TypeScript */

const react = (elements: readonly DescribedElement[]): string[] => [
  listeners('ParketReactListeners', '`on${N}`'),
  '',
  comment(
    'React before 19 (which still has createFactory) hears no event of ours and writes className as it stands',
  ),
  'type ParketReactWords = typeof React extends { createFactory: unknown }',
  '  ? { [N in keyof ParketReactListeners | "className"]?: never }',
  '  : ParketReactListeners',
  '',
  'type ParketJsx<E extends ParketElement, A extends ParketAttributes> = A & ParketReactWords & { class?: string | undefined } &',
  '  Omit<React.DetailedHTMLProps<React.HTMLAttributes<E>, E>, keyof A>',
  '',
  comment('Every element as JSX takes it'),
  block('export interface ParketIntrinsicElements', each('ParketJsx', elements)),
  '',
  unchecked('React'),
  "declare module 'react' {",
  '  namespace JSX {',
  '    interface IntrinsicElements extends ParketIntrinsicElements {}',
  '  }',
  '}',
]

/** Vue's checker reads `per-page` as `perPage` and `@parket-load` as `onParketLoad`. */
const vue = (elements: readonly DescribedElement[]): string[] => [
  'type ParketCamel<T extends string> = T extends `${infer A}-${infer B}` ? `${A}${Capitalize<ParketCamel<B>>}` : T',
  listeners('ParketVueListeners', '`on${Capitalize<ParketCamel<N>>}`'),
  'type ParketCamelWords<A> = { [N in keyof A as ParketCamel<N & string>]: A[N] }',
  '',
  'type ParketVue<E extends ParketElement, A extends ParketAttributes> = new () => E & {',
  '  $props: ParketCamelWords<A> & ParketVueListeners & Omit<VueAttributes, keyof A> & VueProps',
  '}',
  '',
  unchecked('Vue'),
  block("declare module 'vue'", [block('interface GlobalComponents', each('ParketVue', elements))]),
]

/** With and without the colon of Svelte 4. */
const svelte = (elements: readonly DescribedElement[]): string[] => [
  listeners('ParketSvelteListeners', '`on${N}` | `on:${N}`'),
  '',
  'type ParketSvelte<E extends ParketElement, A extends ParketAttributes> = A &',
  '  ParketSvelteListeners & Omit<SvelteAttributes<E>, keyof A>',
  '',
  block('declare global', [
    block('namespace svelteHTML', [block('interface IntrinsicElements', each('ParketSvelte', elements))]),
  ]),
]

/* biome-ignore-end lint/suspicious/noTemplateCurlyInString: types of TypeScript */

export const templates = (elements: readonly DescribedElement[]): string[] => [
  ...react(elements),
  '',
  ...vue(elements),
  '',
  ...svelte(elements),
]
