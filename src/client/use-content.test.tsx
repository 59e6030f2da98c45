// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import type { Loading } from './ask'
import { useContent } from './use-content'
import { leaveAll, renderIn, widgetOf } from './use-request.fixture'

afterEach(leaveAll)

function Screen({ loading }: { loading: Loading<string> }) {
  useContent(loading, (value) => value !== '')
  return null
}

const ready = (value: string): Loading<string> => ({ state: 'ready', value, busy: false })

it.each<[string, Loading<string>, shown: number, fallback: number]>([
  ['keeps what it shows while something loads', { state: 'loading' }, 0, 0],
  ['shows content that has come', ready('Krka'), 1, 0],
  ['shows its fallback for an answer without content', ready(''), 0, 1],
  ['shows its fallback after a failure', { state: 'failed' }, 0, 1],
])('the element %s', (_, loading, shown, fallback) => {
  const widget = widgetOf('https://kzs.example/api')
  const root = renderIn(widget)
  root.render(<Screen loading={{ ...loading }} />)
  root.render(<Screen loading={{ ...loading }} />)
  expect([widget.showContent.mock.calls.length, widget.showFallback.mock.calls.length]).toEqual([
    shown,
    fallback,
  ])
})
