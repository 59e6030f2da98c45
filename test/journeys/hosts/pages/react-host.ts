/** A page that React renders: strict, rendered again all the time, screens that come, go and change places. */
import { createElement, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

const places = [
  ...(document.querySelector('template')?.content.querySelectorAll<HTMLElement>('.place') ?? []),
]

function Place({ place, turn }: { place: HTMLElement; turn: number }) {
  const [screen] = place.children
  if (!screen) return null
  const attributes = Object.fromEntries([...screen.attributes].map(({ name, value }) => [name, value]))
  return createElement(
    'div',
    { className: 'place', ref: (box: HTMLElement | null) => box?.setAttribute('style', place.style.cssText) },
    createElement(screen.localName, { ...attributes, 'data-turn': turn, onClick: () => {} }),
  )
}

function App() {
  const [turn, setTurn] = useState(0)
  const [isShown, setShown] = useState(true)
  const shown = turn % 2 ? places.toReversed() : places
  return [
    createElement('h1', { key: 'h1' }, 'React'),
    createElement(
      'button',
      { key: '1', 'data-step': 1, type: 'button', onClick: () => setTurn(turn + 1) },
      'Obrni',
    ),
    createElement(
      'button',
      { key: '2', 'data-step': 2, type: 'button', onClick: () => setShown(!isShown) },
      'Skrij',
    ),
    createElement(
      'button',
      { key: '3', 'data-step': 3, type: 'button', onClick: () => setShown(!isShown) },
      'Pokaži',
    ),
    isShown && shown.map((place) => createElement(Place, { key: places.indexOf(place), place, turn })),
  ]
}

const app = document.querySelector('#app')
if (app) createRoot(app).render(createElement(StrictMode, null, createElement(App)))
