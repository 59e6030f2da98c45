import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { waitFor } from '../../../test/support/wait-for'
import { shadowHost } from '../fields/shadow.fixture'
import { Crest } from './crest'

test('an error from before hydration is noticed all the same', async () => {
  const view = <Crest src="data:image/png,broken" />
  const { host, root } = shadowHost(renderToString(view))
  const image = root.querySelector('img')
  await new Promise((resolve) => image?.addEventListener('error', resolve))
  const react = hydrateRoot(root, view)
  await waitFor(() => expect(root.querySelector('svg.crest')).not.toBeNull())
  expect(root.querySelector('img')).toBeNull()
  react.unmount()
  host.remove()
})
