/// <reference types="vite/client" />
/** The elements that exist, each as its scene.fixture.ts has it, for tests that hold them all to one rule. */
import type { Page } from 'playwright'
import type { Visit } from './journey'

/** How an element is met on the built site, with the demo's facts. */
export interface Journey {
  attributes?: string
  /** Attributes with which it shows more kinds of parts. */
  fuller?: string
  /** The named request of the contract that it can't do without, and its path under the API. */
  request: string
  path: string
  /** A part that is there only once that request is answered; null where the screen needs no such request. */
  content: string | null
  /** An answer with a null where something has to be. */
  wrongShape: unknown
  /** What a visitor does with it, all that it keeps a state of; nothing of it leads away. */
  use?: (page: Page) => Promise<void>
}

export interface Screen extends Journey {
  tag: string
}

const found = import.meta.glob<Journey>('../../widgets/*/scene.fixture.ts', {
  eager: true,
  import: 'journey',
})

export const screens: Screen[] = Object.entries(found).map(([file, journey]) => ({
  tag: `parket-${file.split('/').at(-2)}`,
  ...journey,
}))

export const elementOf = ({ tag, attributes = '' }: Screen, inside = ''): string =>
  `<${tag} ${attributes}>${inside}</${tag}>`

export const queryOf = ({ attributes = '' }: Screen): string =>
  String(
    new URLSearchParams(
      [...attributes.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name = '', text = '']) => [name, text]),
    ),
  )

/** The address of a request, whatever its parameters, on whichever origin. */
export const addressOf = ({ path }: Pick<Screen, 'path'>): RegExp => new RegExp(`/api${path}(\\?|$)`)

export const asks = ({ requested }: Visit, screen: Pick<Screen, 'path'>): number =>
  requested.filter((url) => addressOf(screen).test(url)).length

/** All that a visitor can read on the page, shadow roots of ours included. */
export const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? [...shadowRoot.querySelectorAll<HTMLElement>('[data-root]')] : [],
    )
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not read
    return [document.body, ...roots].map((root) => root.innerText).join('\n')
  })

/** Repeats follow at once: the shortest of all jitters. */
export const hurry = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Math.random = () => 0.001
  })
