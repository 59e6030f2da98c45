import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { waitFor } from '../../../test/support/wait-for'
import { renderInShadow, unmountAll } from '../fields/shadow.fixture'
import { AdBanner } from './ad-banner'

afterEach(unmountAll)

const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`

describe('an advertisement', () => {
  test.each([
    [970, 80, 1200, [970, 80]],
    [970, 300, 1200, [259, 80]],
    [970, 80, 485, [485, 40]],
    [300, 60, 1200, [300, 60]],
  ])('of %d × %d is at most 80 px high and no wider than %d px', async (width, height, room, size) => {
    const view = <AdBanner href="#" picture={picture(width, height)} title="Moj klub" />
    const { shadow } = renderInShadow(view, import.meta.sheets, room)
    await waitFor(() => {
      const image = shadow.querySelector('img')
      expect([image?.offsetWidth, image?.offsetHeight]).toEqual(size)
    })
  })

  test('is a link to a new tab, named by its title, which says where a click on it is recorded', async () => {
    const record = 'https://kzs.example/api/ads/1/clicks'
    const { shadow, render } = renderInShadow(
      <AdBanner href="https://moj-klub.example/" picture={picture(1, 1)} title="Moj klub" record={record} />,
    )
    const link = page.getByRole('link', { name: 'Moj klub' })
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('part', 'banner')
    await expect.element(link).toHaveAttribute('data-record', record)
    // Its picture's server doesn't learn what page it is on.
    expect(shadow.querySelector('img')?.referrerPolicy).toBe('no-referrer')
    // Without an address it is a picture alone.
    render(<AdBanner href={null} picture={picture(1, 1)} title="Moj klub" />)
    expect(shadow.querySelector('a')).toBeNull()
    expect(shadow.querySelector('[part=banner] img')).not.toBeNull()
  })
})
