/** The elements that exist, each with the request that it can't do without, for tests that hold them all to one rule. */
import type { Page } from 'playwright'
import type { Visit } from './journey'

export interface Screen {
  tag: string
  /** What the tag needs to show something. */
  attributes?: string
  /** The named request of the contract and its path under the API. */
  request: string
  path: string
  /** A part that stands only once that request is answered; null where the screen stands without it. */
  content: string | null
  /** An answer with a null where something has to be. */
  wrongShape: unknown
  /** Placeholders while that request is on its way. */
  places: number
}

export const screens: Screen[] = [
  {
    tag: 'parket-match-search',
    request: 'Get clubs',
    path: '/clubs',
    content: null,
    wrongShape: null,
    places: 0,
  },
  {
    tag: 'parket-match-list',
    // Of a season that is over, from its beginning: what is on its pages depends on no day.
    attributes: 'season="2022" start="stran=1"',
    request: 'Search matches',
    path: '/matches',
    content: '[part~=match]',
    wrongShape: { matches: null, total: 3 },
    places: 7,
  },
  {
    tag: 'parket-member-list',
    request: 'Get members',
    path: '/members',
    content: '[part~=club]',
    wrongShape: null,
    places: 10,
  },
  {
    tag: 'parket-ad-banner',
    request: 'Get ad',
    path: '/ad',
    content: '[part~=banner]',
    wrongShape: { uuid: null, banner_url: null, banner_title: null, url: null },
    places: 0,
  },
  {
    tag: 'parket-roster',
    attributes: 'team="901"',
    request: 'Get players',
    path: '/national-teams/901/players',
    content: '[part~=player]',
    wrongShape: null,
    places: 14,
  },
  {
    tag: 'parket-national-team',
    attributes: 'page="u20/vzorcna-ekipa"',
    request: 'Get page by url',
    path: '/pages',
    content: '[part~=tab]',
    wrongShape: null,
    // 14 players and 5 of the staff: most pages begin with the roster.
    places: 19,
  },
  {
    tag: 'parket-news-list',
    request: 'Get paginated news',
    path: '/news',
    content: '[part~=news-card]',
    wrongShape: { news: null, nuOfNews: 3 },
    places: 9,
  },
  {
    tag: 'parket-competition',
    attributes: 'competition="32"',
    request: 'Get competition',
    path: '/competitions/32',
    content: '[part~=tab]',
    wrongShape: null,
    // Its matches are asked for beside it, and stand already.
    places: 0,
  },
  {
    tag: 'parket-competition-history',
    request: 'Get competition history',
    path: '/competition-history',
    content: '[part~=history-row]',
    wrongShape: null,
    places: 10,
  },
  {
    tag: 'parket-referee-search',
    request: 'Get seasons',
    path: '/seasons',
    content: null,
    wrongShape: null,
    places: 0,
  },
  {
    tag: 'parket-player',
    attributes: 'player="1"',
    request: 'Get player',
    path: '/players/1',
    content: 'h2',
    wrongShape: null,
    places: 1,
  },
  {
    tag: 'parket-site-search',
    attributes: 'query="euro"',
    request: 'Search the site',
    path: '/search',
    // The field stands without an answer.
    content: null,
    wrongShape: { results: null, total: 3 },
    places: 5,
  },
  {
    tag: 'parket-news-article',
    attributes: 'slug="preobrat-v-jihlavi"',
    request: 'Get news article',
    path: '/news/preobrat-v-jihlavi',
    content: 'h2',
    wrongShape: null,
    places: 1,
  },
  {
    tag: 'parket-page',
    attributes: 'url="o-zvezi"',
    request: 'Get page by url',
    path: '/pages',
    content: '[part~=segment]',
    wrongShape: null,
    places: 3,
  },
]

/** The element as a host writes it, with this inside. */
export const elementOf = ({ tag, attributes = '' }: Screen, inside = ''): string =>
  `<${tag} ${attributes}>${inside}</${tag}>`

/** The address of a request, whatever its parameters, on whichever origin. */
export const addressOf = ({ path }: Pick<Screen, 'path'>): RegExp => new RegExp(`/api${path}(\\?|$)`)

/** How often it was asked. */
export const asks = ({ asked }: Visit, screen: Pick<Screen, 'path'>): number =>
  asked.filter((url) => addressOf(screen).test(url)).length

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
