/** What TypeScript says to a host with React 18: right uses compile, wrong ones are refused. */
import type { ParketRosterElement } from 'parket-widgets'
import { createRef } from 'react'

const roster = createRef<ParketRosterElement>()

export const right = (
  <>
    <parket-match-list per-page={5} search="off" from="2026-01-01" club={2} class="list" id="matches" />
    <parket-roster ref={roster} key="roster" team="12" style={{ colorScheme: 'dark' }} onClick={() => {}}>
      <a href="/ekipa">Ekipa</a>
    </parket-roster>
  </>
)

export const wrong = (
  <>
    {/* @ts-expect-error: React 18 never calls it */}
    <parket-news-list onparket-navigate={() => {}} />
    {/* @ts-expect-error: React 18 makes an attribute of that name */}
    <parket-roster className="squad" />
    {/* @ts-expect-error: not one of its words */}
    <parket-roster layout="table" />
  </>
)
