import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { waitFor } from '../../../test/support/wait-for'
import { adoptStyles } from '../../styles/adopt'
import { drawInShadow, unmountAll } from '../fields/shadow.fixture'
import { AdBanner, adBannerStyles } from './ad-banner'

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
    const { shadow } = drawInShadow(<AdBanner href="#" picture={picture(width, height)} title="Moj klub" />)
    adoptStyles(shadow, adBannerStyles)
    if (shadow.host instanceof HTMLElement) shadow.host.style.inlineSize = `${room}px`
    await waitFor(() => {
      const image = shadow.querySelector('img')
      expect([image?.offsetWidth, image?.offsetHeight]).toEqual(size)
    })
  })

  test('is a link of its own to a new tab, named by its title', async () => {
    drawInShadow(<AdBanner href="https://moj-klub.example/" picture={picture(970, 80)} title="Moj klub" />)
    const link = page.getByRole('link', { name: 'Moj klub' })
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener')
    await expect.element(link).toHaveAttribute('part', 'banner')
  })

  test('without an address is a picture alone', () => {
    const { shadow } = drawInShadow(<AdBanner href={null} picture={picture(970, 80)} title="Moj klub" />)
    expect(shadow.querySelector('a')).toBeNull()
    expect(shadow.querySelector('[part=banner] img')).not.toBeNull()
  })

  test('whose picture can not be shown leaves nothing behind', async () => {
    const { shadow } = drawInShadow(<AdBanner href="#" picture="data:image/png,broken" title="Moj klub" />)
    await waitFor(() => expect(shadow.querySelector('[part=banner]')).toBeNull())
  })

  test('says in its link where a click on it is recorded', () => {
    const record = 'https://kzs.example/api/ads/1/clicks'
    const { shadow } = drawInShadow(
      <AdBanner href="#" picture={picture(1, 1)} title="Moj klub" record={record} />,
    )
    expect(shadow.querySelector('a')?.dataset.record).toBe(record)
  })
})
