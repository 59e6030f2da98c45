import { useEffect } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { register } from '../../../src/island/register'
import { useQueryText } from '../../../src/page/use-query'
import { useWidget } from '../../../src/page/widget'
import type { Routes } from '../../answers.fixture'
import {
  failing,
  later,
  openPage,
  partsIn,
  put,
  query,
  rootOf,
  settled,
  waitFor,
} from '../../host-page.fixture'
import { men, past, tabProbe, women } from '../tab.fixture'
import { View as StatisticsTab } from './statistics-tab'

const tabQuery = 'tekmovanje=61&tab=statistika'
const games = `${tabQuery}&tip=vecne_lestvice&filter=games`
const ofSerbia = `${tabQuery}&tip=nasprotniki_uradne_tekme&filter=5`

const standing = createStore(() => ({ team: men }))

function Screen() {
  const { query, showContent } = useWidget()
  useEffect(showContent, [showContent])
  const write = (next: string) => query.put(next, 'push')
  const text = useQueryText(query)
  return <StatisticsTab {...useStore(standing)} withStandings query={text} write={write} headingLevel={2} />
}

register(tabProbe('parket-statistics-probe', Screen, import.meta.sheets))

function standAt({ query = tabQuery, routes = {} }: { query?: string; routes?: Routes } = {}) {
  history.replaceState(null, '', `${location.pathname}?${query}`)
  const host = openPage({ ...past, ...routes })
  standing.setState({ team: men })
  const element = put('<parket-statistics-probe history="page"></parket-statistics-probe>')
  return { host, element }
}

const group = (name: string) => page.getByRole('group', { name })
const standingsForm = () => group('Večne lestvice')
const opponentForm = () => group('Nasprotniki uradne tekme')
const button = (form: ReturnType<typeof group>) => form.getByRole('button', { name: 'Prikaži' })
const type = () => standingsForm().getByRole('combobox', { name: 'Vrsta lestvice' })
const opponent = () => opponentForm().getByRole('combobox', { name: 'Tekmeci' })
const headings = (level = 2) =>
  page
    .getByRole('heading', { level })
    .elements()
    .map(({ textContent }) => textContent)
const forms = ['Večne lestvice', 'Nasprotniki uradne tekme']
const opening = ['Lestvica uradnih nastopov', 'Brez uradnega nastopa']
const results = () => headings().filter((text) => !forms.includes(text ?? ''))
async function choose(select: ReturnType<typeof type>, name: string): Promise<void> {
  await userEvent.click(select)
  await userEvent.click(page.getByRole('option', { name, exact: true }))
  await expect.element(select).toHaveTextContent(name)
}

beforeEach(() => page.viewport(1280, 900))

test('the forms show nothing else before their button is pressed', async () => {
  const { host, element } = standAt()
  await choose(type(), 'Strelci na uradnih tekmah')
  await choose(opponent(), 'Srbija')
  await settled(host, element)
  expect([query(), host.requested.length, results()]).toEqual([tabQuery, 2, opening])
})

test('an opponent is in the select once the list has come', async () => {
  const { answer, give } = later()
  standAt({ query: ofSerbia, routes: { '/opponents': answer } })
  await expect.element(page.getByText('Zmage: 7')).toBeVisible()
  await expect.element(button(opponentForm())).toHaveAttribute('aria-disabled', 'true')
  give([{ id: 5, name: 'Srbija' }])
  await expect.element(opponent()).toHaveTextContent('Srbija')
  await expect.element(button(opponentForm())).not.toHaveAttribute('aria-disabled')
})

describe('the query', () => {
  test('says which view is shown: one at a time, one step of the history each', async () => {
    const { host, element } = standAt()
    const steps = history.length
    await userEvent.click(button(standingsForm()))
    await waitFor(() => expect(query()).toBe(games))
    expect(results()[0]).toBe('Lestvica uradnih nastopov')
    await choose(opponent(), 'Srbija')
    expect(results()[0]).toBe('Lestvica uradnih nastopov')
    await userEvent.click(button(opponentForm()))
    await waitFor(() => expect(results()).toEqual(['Srbija']))
    expect([query(), history.length - steps]).toEqual([ofSerbia, 2])
    await expect.element(type()).toHaveTextContent(/^$/)
    await expect.element(button(standingsForm())).toHaveAttribute('aria-disabled', 'true')
    await settled(host, element)
    await userEvent.click(button(opponentForm()))
    expect(history.length - steps).toBe(2)
  })

  test('followed back and forward brings view and choices with it', async () => {
    const { host, element } = standAt({ query: games })
    await settled(host, element)
    await choose(opponent(), 'Srbija')
    await userEvent.click(button(opponentForm()))
    await waitFor(() => expect(results()).toEqual(['Srbija']))
    history.back()
    await waitFor(() => expect(results()[0]).toBe('Lestvica uradnih nastopov'))
    await expect.element(type()).toHaveTextContent('Uradni nastopi')
    await expect.element(opponent()).toHaveTextContent(/^$/)
    history.forward()
    await waitFor(() => expect(results()).toEqual(['Srbija']))
    await expect.element(opponent()).toHaveTextContent('Srbija')
    await expect.element(type()).toHaveTextContent(/^$/)
  })

  test('opens as if it named nothing when the team becomes one that lacks the standings', async () => {
    const { host, element } = standAt({ query: games.replace('games', 'unofficial') })
    await settled(host, element)
    expect(results()[0]).toBe('Lestvica strelcev na vseh tekmah')
    standing.setState({ team: women })
    await waitFor(() => expect(results()).toEqual(opening))
    await waitFor(() => expect(host.askedFor('/opponents').at(-1)).toBe('/opponents?categoryId=2'))
  })
})

test.each<[string, string, Routes, string]>([
  ['an unknown opponent', ofSerbia, { '/opponents/5': failing(404) }, 'Get opponent by id'],
  ['failed standings', games, { '/all-time-standings': failing(404) }, 'Get all-time standings'],
])('of answers %s shows nothing, and the forms stay in use', async (_, at, routes, name) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { host, element } = standAt({ query: at, routes })
  await waitFor(() => expect(host.events.join()).toContain('parket-error'))
  expect(error.mock.calls).toEqual([[expect.stringContaining(`${name} failed`), expect.any(Error)]])
  await settled(host, element)
  expect([results(), partsIn(element, 'skeleton')]).toEqual([[], []])
  expect(rootOf(element)?.textContent).not.toMatch(/napak|error|fail/i)
  await choose(opponent(), 'Črna gora')
  await userEvent.click(button(opponentForm()))
  await waitFor(() => expect(results()).toEqual(['Črna gora']))
})
