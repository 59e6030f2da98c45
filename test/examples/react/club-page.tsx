import 'parket-widgets/match-list'
import 'parket-widgets/match-search'
import 'parket-widgets/news-list'
import 'parket-widgets/referee-search'
import 'parket-widgets/roster'
import 'parket-widgets/site-search'
import type { ParketEventMap } from 'parket-widgets'
import { useState } from 'react'

/** The club's page: it has a router of its own, so it takes the way that a widget wants to lead. */
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
      <parket-match-list {...addresses} per-page={5} />
      <parket-news-list {...addresses} per-page={3} />
      <parket-referee-search {...addresses} per-page={5} />
      <parket-site-search {...addresses} query="Krka" />
    </main>
  )
}
