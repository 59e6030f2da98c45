import 'parket-widgets/match-list'
import 'parket-widgets/match-search'
import 'parket-widgets/news-list'
import 'parket-widgets/referee-search'
import 'parket-widgets/roster'
import 'parket-widgets/site-search'
import type { ParketEventMap, ParketMatchSearchElement } from 'parket-widgets'
import { useEffect, useRef, useState } from 'react'

/** React 18 hears no events of custom elements by its attributes: the page listens to the element itself. */
export function ClubPage({ site }: { site: string }) {
  const [layout, setLayout] = useState<'grid' | 'list'>('grid')
  const [way, setWay] = useState('')
  const search = useRef<ParketMatchSearchElement>(null)
  useEffect(() => {
    const element = search.current
    const takeWay = (event: ParketEventMap['parket-navigate']) => {
      event.preventDefault()
      setWay(event.detail.url)
    }
    element?.addEventListener('parket-navigate', takeWay)
    return () => element?.removeEventListener('parket-navigate', takeWay)
  }, [])
  const addresses = { api: `${site}/api`, storage: `${site}/storage`, site }
  return (
    <main>
      <h1>Klub</h1>
      <parket-match-search {...addresses} ref={search} actions="off">
        <a href={`${site}/tekme`}>Tekme</a>
      </parket-match-search>
      <output>{way}</output>
      <button type="button" onClick={() => setLayout(layout === 'grid' ? 'list' : 'grid')}>
        Drugače
      </button>
      <parket-roster {...addresses} class="squad" team={13} layout={layout} heading-level={3} />
      <parket-match-list {...addresses} per-page={5} />
      <parket-news-list {...addresses} per-page={3} />
      <parket-referee-search {...addresses} per-page={5} />
      <parket-site-search {...addresses} query="Krka" />
    </main>
  )
}
