/** What TypeScript says to a React host: right uses compile, wrong ones are refused. */
import type { ParketRosterElement } from 'parket-widgets'
import { createRef } from 'react'

const roster = createRef<ParketRosterElement>()

export const right = (
  <>
    <parket-match-search />
    <parket-match-list per-page={5} search="off" from="2026-01-01" club={2} className="list" id="matches" />
    <parket-roster ref={roster} key="roster" team="12" class="squad" style={{ colorScheme: 'dark' }}>
      <a href="/ekipa">Ekipa</a>
    </parket-roster>
    <parket-news-list
      history="page"
      onparket-filter-change={({ detail }) => detail.filters.map(({ key, value }) => key + value)}
    />
  </>
)

export const wrong = (
  <>
    {/* @ts-expect-error: no such element */}
    <parket-no-such-element />
    {/* @ts-expect-error: in markup it is per-page */}
    <parket-match-list perPage={5} />
    {/* @ts-expect-error: on or off */}
    <parket-match-list search={false} />
    {/* @ts-expect-error: no number */}
    <parket-match-list per-page="many" />
    {/* @ts-expect-error: not one of its words */}
    <parket-roster layout="table" />
    {/* @ts-expect-error: an attribute of another element */}
    <parket-ad-banner team="12" />
    {/* @ts-expect-error: the detail has no such field */}
    <parket-news-list onparket-navigate={(event) => event.detail.href} />
  </>
)
