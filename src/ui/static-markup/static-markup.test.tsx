import { Fragment, memo, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { crestUrl, longest, matchWith, now, officials, played } from '../matches/match.fixture'
import { MatchBox } from '../matches/match-box'
import { staticMarkup as ownMarkup } from './static-markup'

/** With React's name for the one letter that it calls otherwise. */
const staticMarkup = (node: ReactNode) => ownMarkup(node).replaceAll('&#39;', '&#x27;')

const hostile = `"><script>alert('1')</script>&amp;<!--`

function Pair({ children }: { children: ReactNode }) {
  return [children, ' and ', children]
}

function Stateful(): ReactNode {
  throw new Error('has a state')
}
Stateful.staticVariant = () => <b>static</b>

const Remembered = memo(() => <b>remembered</b>)

describe('is what React makes of', () => {
  test.each<[string, ReactNode]>([
    ['nothing', [null, undefined, true, false, '']],
    ['a text', hostile],
    ['numbers', [0, 12]],
    ['texts beside each other', <p key="1">{['a', 1, null, 'b']}</p>],
    ['a text that ends like a mark', <p key="1">{['a>', '>b']}</p>],
    [
      'components, fragments and lists in each other',
      <Pair key="1">{[<Fragment key="1">a</Fragment>, 'b']}</Pair>,
    ],
    ['hostile attributes', <article key="1" title={hostile} aria-label={hostile} data-x={hostile} />],
    [
      'what is there or not',
      <p key="1" hidden inert={false} aria-hidden={false} data-x={true} data-y={undefined} />,
    ],
    [
      'a picture',
      <img
        key="1"
        className="crest"
        loading="lazy"
        referrerPolicy="no-referrer"
        alt=""
        src="/a?b&c"
        width={48}
      />,
    ],
    ['what has no end', <p key="1">{['a', <br key="1" />, 'b', <wbr key="2" />, <hr key="3" />]}</p>],
    [
      'a time',
      <time key="1" dateTime="2025-11-28T18:00:00">
        18:00
      </time>,
    ],
    [
      'a drawing',
      <svg key="1" aria-hidden="true" viewBox="0 0 16 16">
        <path d="M0 0" />
      </svg>,
    ],
  ])('%s', (_, node) => {
    expect(staticMarkup(node)).toBe(renderToString(node))
  })

  test.each([
    ['to come', matchWith()],
    ['played', played(88, 79)],
    ['the longest', longest],
    [
      'a hostile one',
      played(88, 79, {
        firstTeamName: hostile,
        location: hostile,
        competition: hostile,
        ticket_url: 'javascript:alert(1)',
      }),
    ],
    ['an empty one', matchWith({ location: null, competition: null, time_zone: null, firstTeamCode: null })],
  ])('a match: %s', (_, match) => {
    const box = (
      <MatchBox own match={match} now={now} crestUrl={crestUrl} officials={officials} headingLevel={3} />
    )
    expect(staticMarkup(box)).toBe(renderToString(box))
  })
})

test('takes nothing that the host has given to all objects', () => {
  Object.assign(Object.prototype, { rude: () => {} })
  try {
    expect(staticMarkup(<b title="own">text</b>)).toBe('<b title="own">text</b>')
  } finally {
    Reflect.deleteProperty(Object.prototype, 'rude')
  }
})

test('takes the variant without state', () => {
  expect(staticMarkup(<Stateful />)).toBe('<b>static</b>')
})

test.each([
  ['a handler', <button key="1" type="button" onClick={() => {}} />],
  ['a style', <p key="1" style={{ color: 'red' }} />],
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is refused
  ['markup', <p key="1" dangerouslySetInnerHTML={{ __html: '<b>1</b>' }} />],
  ['a part that is remembered', <Remembered key="1" />],
  ['a promise', Promise.resolve('later')],
])('is refused where there is %s', (_, node) => {
  expect(() => staticMarkup(node)).toThrow(TypeError)
})
