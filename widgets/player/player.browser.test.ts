import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { register } from '../../src/island/register'
import { playerDetailWith, type Routes } from '../answers.fixture'
import { failing, openPage, put, rootOf, settled, waitFor } from '../host-page.fixture'
import { player } from './screen'

register(player)

async function standWith(fields: object, routes: Routes = {}) {
  const host = openPage({ '/players/502': playerDetailWith(fields), ...routes })
  const element = put('<parket-player player="502"></parket-player>')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Luka Zupančič' })).toBeVisible()
  return { host, element }
}

test('a player whose photo is broken wears the jersey with name and number', async () => {
  const { element } = await standWith({ photo_url: 'portraits/ni-je.svg' })
  const texts = () => [...(rootOf(element)?.querySelectorAll('.jersey text') ?? [])]
  await waitFor(() => expect(texts().map(({ textContent }) => textContent)).toEqual(['Zupančič', '5']))
  expect(rootOf(element)?.querySelector('.player-portrait img')).toBeNull()
})

test('a player’s numbers and competitions lead on, and the host may take the way', async () => {
  const { host } = await standWith({})
  await userEvent.click(page.getByRole('link', { name: /712/ }))
  await userEvent.click(page.getByRole('link', { name: 'EuroBasket 2025' }))
  const team = '/reprezentance/clani/kvalifikacije?tab=statistika&tip=vecne_lestvice&filter=points'
  expect(host.ways).toEqual([team, '/tekmovanje/5'].map((path) => host.origin + path))
})

test('a player has no neighbours where the roster fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { host, element } = await standWith({}, { '/national-teams/61/players': failing(404) })
  await waitFor(() => expect(host.askedFor('/national-teams')).toHaveLength(1))
  await settled(host, element)
  expect(page.getByRole('navigation').elements()).toEqual([])
})
