/** A small screen and the ways to put it on a page, for the frame's tests. */
import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import { waitFor } from '../../test/support/wait-for'
import { useContent } from '../client/use-content'
import { useRequest } from '../client/use-request'
import { NamedChoiceList } from '../contract/federation'
import { useWidget } from '../page/widget'
import { countAttribute, switchAttribute, textAttribute } from './attributes'
import type { WidgetDefinition } from './definition'
import type { ScreenRequests } from './screen-requests'

export const lifeOfProbes: string[] = []

let number = 0

export const probeAttributes = {
  greeting: textAttribute('What it says'),
  perPage: countAttribute('A number', { least: 1, most: 100, fallback: 20 }),
  staff: switchAttribute('A switch', 'on'),
}

export function makeProbe(
  Screen: WidgetDefinition<typeof probeAttributes>['Screen'],
): WidgetDefinition<typeof probeAttributes> {
  number += 1
  const tag = `parket-probe-${number}` as const
  return {
    tag: { tag, summary: 'A probe', attributes: probeAttributes, events: [], parts: [] },
    Screen,
    styles: ['p { color: rgb(1, 2, 3) }'],
  }
}

export const Counter: WidgetDefinition<typeof probeAttributes>['Screen'] = ({ attributes }) => {
  const [clicks, setClicks] = useState(0)
  const { tag, headingLevel, configuration, showContent } = useWidget()
  useEffect(() => {
    lifeOfProbes.push(`mounted ${tag}`)
    showContent()
    return () => {
      lifeOfProbes.push(`unmounted ${tag}`)
    }
  }, [tag, showContent])
  return (
    <p>
      {`${attributes.greeting ?? 'nothing'} ${attributes.perPage} ${attributes.staff ? 'on' : 'off'}`}
      {` h${headingLevel} ${configuration.api} `}
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        {`clicked ${clicks}`}
      </button>
    </p>
  )
}

export const getNames = { name: 'Get names', path: '/names', schema: NamedChoiceList }

export const namesRequests: ScreenRequests = {
  tag: { tag: 'parket-probe', summary: '', attributes: probeAttributes, events: [], parts: [] },
  read(_state, ask) {
    ask(getNames)
    return undefined
  },
}

export const Names: WidgetDefinition<typeof probeAttributes>['Screen'] = () => {
  const names = useRequest(getNames)
  useContent(names)
  if (names.state !== 'ready') return <p>{names.state}</p>
  return <p>{names.value.map((entry: v.InferOutput<typeof NamedChoiceList>[number]) => entry.name).join()}</p>
}

/** Shows a button, and breaks when it is pressed. */
export const Breaking: WidgetDefinition<typeof probeAttributes>['Screen'] = () => {
  const { showContent } = useWidget()
  const [isPressed, setPressed] = useState(false)
  useEffect(() => showContent(), [showContent])
  if (isPressed) throw new Error('out of order')
  return (
    <button type="button" onClick={() => setPressed(true)}>
      shown
    </button>
  )
}

export const Broken: WidgetDefinition<typeof probeAttributes>['Screen'] = () => {
  throw new Error('out of order')
}

export const textIn = (element: Element): string => element.shadowRoot?.textContent ?? ''

export { waitFor as settled }
