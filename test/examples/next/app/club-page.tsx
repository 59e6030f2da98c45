'use client'

import 'parket-widgets/match-search'
import 'parket-widgets/roster'
import type { ParketEventMap } from 'parket-widgets'
import { useState } from 'react'

/** The server draws what stands inside the elements; in the browser they come to life. */
export function ClubPage({ site }: { site: string }) {
  const [layout, setLayout] = useState<'grid' | 'list'>('grid')
  const [way, setWay] = useState('')
  const addresses = { api: `${site}/api`, storage: `${site}/storage`, site }
  const takeWay = (event: ParketEventMap['parket-navigate']) => {
    event.preventDefault()
    setWay(event.detail.url)
  }
  return (
    <main>
      <h1>Klub</h1>
      <parket-match-search {...addresses} actions="off" onparket-navigate={takeWay}>
        <a href={`${site}/tekme`}>Tekme</a>
      </parket-match-search>
      <output>{way}</output>
      <button type="button" onClick={() => setLayout(layout === 'grid' ? 'list' : 'grid')}>
        Drugače
      </button>
      <parket-roster {...addresses} className="squad" team={13} layout={layout} heading-level={3} />
    </main>
  )
}
