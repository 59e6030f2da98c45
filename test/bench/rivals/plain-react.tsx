/** The obvious rival: a custom element around a React tree, which fetches when it is mounted and renders the answer. */
import { useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { dayOf, look, questionOf, type Row } from './boxes'

function Matches({ question }: { question: string }) {
  const [rows, setRows] = useState<Row[] | null>(null)
  useEffect(() => {
    let isShown = true
    fetch(question)
      .then((response) => response.json())
      .then(({ matches }: { matches: Row[] }) => isShown && setRows(matches))
    return () => {
      isShown = false
    }
  }, [question])
  if (!rows) return <p>Nalaganje …</p>
  return rows.map((row) => (
    <article key={row.id} className="match">
      <p>
        {dayOf(row.dateTime)} {row.competition}
      </p>
      <b>{row.firstTeamName}</b>
      <span>
        {row.firstTeamScore} : {row.secondTeamScore}
      </span>
      <b>{row.secondTeamName}</b>
      <p>{row.location}</p>
    </article>
  ))
}

class PlainReact extends HTMLElement {
  static observedAttributes = ['season']
  #root: Root | undefined

  connectedCallback() {
    const shadow = this.attachShadow({ mode: 'open' })
    const style = document.createElement('style')
    style.textContent = look
    const place = document.createElement('div')
    shadow.append(style, place)
    this.#root = createRoot(place)
    this.#renderNoting()
  }

  attributeChangedCallback() {
    this.#renderNoting()
  }

  #renderNoting() {
    this.#root?.render(<Matches question={questionOf(this)} />)
  }
}

customElements.define('rival-matches', PlainReact)
