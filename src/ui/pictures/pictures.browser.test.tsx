/** Pictures that are missing or can't be shown: something of ours takes their place, wherever they are. */
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { waitFor } from '../../../test/support/wait-for'
import { groupByDay } from '../../domain/match/match'
import { renderOption } from '../fields/select/option-rendering'
import { renderInShadow, serveInShadow, unmountAll } from '../fields/shadow.fixture'
import { Hero } from '../layout/hero'
import { crestUrl, matchWith, now } from '../matches/match.fixture'
import { MatchBox } from '../matches/match-box'
import { MatchDays } from '../matches/match-list'
import { NewsGrid } from '../news/news-card'
import { LeftCamp } from '../people/left-camp'
import { addresses, brokenPicture, goodPicture, playerWith } from '../people/player.fixture'
import { RosterGrid } from '../people/roster-grid'
import { UnscoredList } from '../tables/ranking'
import { AdBanner } from './ad-banner'
import { Crest } from './crest'

afterEach(unmountAll)

const score = { position: null, played: null, official_points: null, unofficial_points: null }
const list = <T,>(of: (photo: string | null, id: string) => T) =>
  ['photo', null, 'broken'].map((photo, id) => of(photo, `${id}`))
const heroOf = (picture: string | null) => <Hero title="Člani" picture={picture} headingLevel={1} />
const players = list((photo_url, id) => playerWith({ id, photo_url }))

const article = {
  ...{ id: '1', url: 'zmaga', title: 'Zmaga', short_text: '', categories: [] },
  published_at: '2025-11-14 20:15:00',
}
const newsWith = (title_background: string | null, defaultPicture: string) => (
  <NewsGrid
    key=""
    news={[{ ...article, title_background }]}
    newsUrl={(url) => url}
    {...{ pictureUrl: addresses.pictureUrl, defaultPicture, headingLevel: 3, year: '2025' }}
  />
)
const byDefault = `${goodPicture}#default`

test.each<[part: string, view: ReactNode, instead: string, count: number, pictures: number]>([
  ['a hero without a picture has a court', heroOf(null), '.hero-court', 1, 0],
  ['a hero with a broken one has a court', heroOf(brokenPicture), '.hero-court', 1, 0],
  ['players have jerseys', <RosterGrid key="" players={players} {...addresses} />, 'svg.jersey', 2, 1],
  ['players who left', <LeftCamp key="" players={players} {...addresses} />, 'svg.avatar-none', 2, 1],
  [
    'players in a standing',
    <UnscoredList
      key=""
      rows={list((photo_url, player_id) => ({ ...score, player_id, player_name: 'Luka', photo_url }))}
      playerUrl={(id) => `/reprezentant/${id}`}
      pictureUrl={addresses.pictureUrl}
    />,
    'svg.avatar-none',
    2,
    1,
  ],
  [
    'teams have a ball',
    <MatchBox
      key=""
      match={matchWith({ firstTeamCode: 'XX', secondTeamCode: null })}
      {...{ now, crestUrl }}
    />,
    'svg.crest',
    2,
    0,
  ],
  ['news without one have the default', newsWith(null, byDefault), 'img[src$="#default"]', 1, 1],
  ['news with a broken one have the default', newsWith('broken', byDefault), 'img[src$="#default"]', 1, 1],
  ['news without even that have an empty place', newsWith(null, brokenPicture), '.news-picture', 1, 0],
  [
    'an advertisement leaves nothing',
    <AdBanner key="" href="#" picture={brokenPicture} title="Moj klub" />,
    'a',
    0,
    0,
  ],
])('%s', async (_, view, instead, count, pictures) => {
  const { shadow } = renderInShadow(view, import.meta.sheets)
  await waitFor(() =>
    expect([instead, 'img'].map((each) => shadow.querySelectorAll(each).length)).toEqual([count, pictures]),
  )
})

test('a picture that can be shown stays, also one without a size of its own', async () => {
  const { shadow } = renderInShadow(<Crest src={goodPicture} />)
  await waitFor(() => expect(shadow.querySelector('img')?.complete).toBe(true))
  await shadow.querySelector('img')?.decode()
  expect(shadow.querySelector('svg')).toBeNull()
})

/** Of three formats, this file is there in the last one. */
const asSvg = '/demo/pictures/club.svg'
const pathsIn = (root: ParentNode) =>
  [...root.querySelectorAll('img')].map((image) => [new URL(image.src).pathname, image.naturalWidth > 0])

test('a crest is shown in the format in which it is there', async () => {
  const { shadow } = renderInShadow(<Crest src={asSvg} />)
  await waitFor(() => expect(pathsIn(shadow)).toEqual([['/demo/pictures/club.webp', true]]))
})

test('and so in static rows', async () => {
  const match = matchWith({ firstTeamCode: 'TR', secondTeamCode: null })
  const days = groupByDay([match])
  const { shadow } = renderInShadow(<MatchDays {...{ days, now }} crestUrl={() => asSvg} headingLevel={2} />)
  await waitFor(() =>
    expect(pathsIn(shadow)).toEqual([
      ['/demo/pictures/club.webp', true],
      ['/demo/pictures/club.webp', true],
    ]),
  )
})

test('and so in a list to choose from', async () => {
  const option = renderOption({ value: '1', label: 'Krka', imageUrl: asSvg })
  document.body.append(option)
  const [image] = option.querySelectorAll('img')
  if (image) image.loading = 'eager'
  await waitFor(() => expect(pathsIn(option)).toEqual([['/demo/pictures/club.webp', true]]))
  option.remove()
})

test('an error from before hydration is noticed all the same', async () => {
  const { root, hydrate } = serveInShadow(<Crest src={brokenPicture} />)
  await new Promise((resolve) => root.querySelector('img')?.addEventListener('error', resolve))
  await hydrate()
  await waitFor(() => expect(root.querySelector('svg.crest')).not.toBeNull())
  expect(root.querySelector('img')).toBeNull()
})
