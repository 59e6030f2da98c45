/** RenderCache as visitors wait for them: together, not for ever, and with the last one where there can be no other. */
import { expect, test, vi } from 'vitest'
import { clockAt } from '../../../src/domain/time/clock'
import { until } from '../../../test/support/server/until'
import type { Rendering, RenderTask } from './messages'
import type { ApiAnswer } from './own-api'
import { RenderCache } from './render-cache'
import type { Render } from './renderer'

const origin = 'https://kzs.example'
const roster: RenderTask = { name: 'roster', attributes: [['team', '1']], origin }
const address = `${origin}/api/national-teams/1`
const rendering = (html: string): Rendering => ({ html, styles: [], isWhole: true })

function startRenderings({ timeoutMs = 60_000, isTimed = false } = {}) {
  const answer: ApiAnswer = { body: 'one', version: '1', isAway: false }
  const held: (() => void)[] = []
  const gone: AbortSignal[] = []
  const render: Render = async (_, ask, signal) => {
    gone.push(signal)
    const body = await ask(address)
    await new Promise<void>((resolve) => held.push(resolve))
    return {
      html: body ?? 'nothing',
      styles: [],
      isWhole: body !== null,
      ...(isTimed && { now: clockAt(Date.now()) }),
    }
  }
  const ends: string[] = []
  const renderings = new RenderCache(render, 1000, { timeoutMs, tell: (end) => ends.push(end) })
  const take = (left = new AbortController().signal, mayRender = () => true) =>
    renderings.take(roster, async () => ({ ...answer }), { left, mayRender })
  const release = async () => {
    await until('a drawing is begun', () => held.length > 0)
    held.shift()?.()
  }
  return { take, release, answer, gone, ends }
}

test('is rendered once for all who wait for it, and for those who come later', async () => {
  const { take, release, gone } = startRenderings()
  const waiting = [take(), take(), take()]
  await release()
  expect(await Promise.all([...waiting, take()])).toEqual(Array(4).fill(rendering('one')))
  expect(gone).toHaveLength(1)
})

test('who has waited long enough gets none, and the next gets what was late', async () => {
  const { take, release, gone } = startRenderings({ timeoutMs: 10 })
  expect(await take()).toBeUndefined()
  expect(gone[0]?.aborted).toBe(true)
  await release()
  await until('the late drawing is kept', async () => (await take()) !== undefined)
  expect(await take()).toEqual(rendering('one'))
  expect(gone).toHaveLength(1)
})

test('nobody waits any more when the last visitor has left', async () => {
  const { take, gone } = startRenderings()
  const leaving = [new AbortController(), new AbortController()] as const
  const waiting = leaving.map(({ signal }) => take(signal))
  await until('a drawing is begun', () => gone.length > 0)
  leaving[0].abort()
  expect(await waiting[0]).toBeUndefined()
  expect(gone[0]?.aborted).toBe(false)
  leaving[1].abort()
  expect(await waiting[1]).toBeUndefined()
  expect(gone[0]?.aborted).toBe(true)
})

test('the one before replaces what is late, for a while and as none that is whole', async () => {
  const { take, release, answer, ends } = startRenderings({ timeoutMs: 10 })
  void take()
  await release()
  await until('it is drawn', async () => (await take()) !== undefined)
  Object.assign(answer, { body: 'two', version: '2' })
  expect(await take()).toEqual({ ...rendering('one'), isWhole: false })
  expect(ends.at(-1)).toBe('stale')
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000)
  expect(await take()).toBeUndefined()
  expect(ends.at(-1)).toBe('late')
  vi.restoreAllMocks()
})

test.each([false, true])(
  'keeps the last one while its answers can’t be had, however long, and shows none made without them (of its time: %s)',
  async (isTimed) => {
    const { take, release, answer, gone } = startRenderings({ isTimed })
    const first = take()
    await release()
    await first
    Object.assign(answer, { body: null, version: '', isAway: true })
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 86_400_000)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000)
    expect(await take()).toMatchObject({ ...rendering('one'), isWhole: false })
    vi.restoreAllMocks()
    expect(gone).toHaveLength(1)
  },
)

test('who may have no more rendered gets what is known or on its way, and nothing else', async () => {
  const { take, release, gone } = startRenderings()
  const greedy = () => take(undefined, () => false)
  expect(await greedy()).toBeUndefined()
  expect(gone).toHaveLength(0)
  const waiting = [take(), greedy()]
  await release()
  expect(await Promise.all([...waiting, greedy()])).toEqual(Array(3).fill(rendering('one')))
})

test('what there is not is rendered once', async () => {
  const { take, release, answer, gone } = startRenderings()
  Object.assign(answer, { body: null, version: '' })
  const first = take()
  await release()
  expect([await first, await take()]).toEqual(Array(2).fill({ ...rendering('nothing'), isWhole: false }))
  expect(gone).toHaveLength(1)
})
