/** The fast rival: an element written by hand, without a library. */
import { dayOf, look, questionOf, type Row } from './boxes'

const escaped = (text: unknown): string =>
  String(text ?? '').replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

const boxOf = (row: Row): string => `<article class="match">
  <p>${escaped(dayOf(row.dateTime))} ${escaped(row.competition)}</p>
  <b>${escaped(row.firstTeamName)}</b><span>${row.firstTeamScore} : ${row.secondTeamScore}</span><b>${escaped(row.secondTeamName)}</b>
  <p>${escaped(row.location)}</p></article>`

class Vanilla extends HTMLElement {
  static observedAttributes = ['season']

  connectedCallback() {
    this.attachShadow({ mode: 'open' }).innerHTML = `<style>${look}</style><div>Nalaganje …</div>`
    this.#load()
  }

  attributeChangedCallback() {
    if (this.shadowRoot) this.#load()
  }

  async #load() {
    const response = await fetch(questionOf(this))
    const { matches } = (await response.json()) as { matches: Row[] }
    const place = this.shadowRoot?.querySelector('div')
    if (place) place.innerHTML = matches.map(boxOf).join('')
  }
}

customElements.define('rival-matches', Vanilla)
