import { afterEach, describe, expect, it, vi } from 'vitest'
import { versionOfText } from '../contract/text-version'
import { registry } from '../page/registry'
import { sendEarly } from './early-responses'
import { fetchViewAnswers } from './view-answers'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const text = '[{"id":1}]'
const clubs = 'https://kzs.example/api/clubs'
const ad = 'https://kzs.example/api/ad'

/** What the API answers, by address; what is not there can't be reached. */
function serve(answers: Record<string, [status: number, text: string | null]>) {
  const fetched = vi.fn(async (address: string) => {
    const answer = answers[address]
    if (!answer) throw new TypeError('offline')
    return new Response(answer[1], { status: answer[0] })
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

/** No answer until the signal ends the wait. */
const hanging = (_: string, { signal }: { signal: AbortSignal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

const versions = { [clubs]: versionOfText(text), [ad]: versionOfText('null') }
const asDrawn = [
  [clubs, [{ id: 1 }]],
  [ad, null],
]

describe('the answers that a view was drawn from', () => {
  it.each<{
    what: string
    answers: Parameters<typeof serve>[0]
    isUnchanged?: boolean
    known?: unknown[]
    /** Who asks the same next repeats it. */
    failing?: string[]
  }>([
    { what: 'the same to the letter', answers: { [clubs]: [200, text] }, isUnchanged: true, known: asDrawn },
    {
      what: 'another by now',
      answers: { [clubs]: [200, '[{"id":2}]'] },
      known: [
        [clubs, [{ id: 2 }]],
        [ad, null],
      ],
    },
    { what: 'the same in other letters', answers: { [clubs]: [200, '[{"id": 1}]'] }, known: asDrawn },
    { what: 'refused', answers: { [clubs]: [404, text] } },
    { what: 'paused', answers: { [clubs]: [503, ''] }, failing: [clubs] },
    { what: 'no JSON', answers: { [clubs]: [200, '<p>'] } },
    { what: 'out of reach', answers: {}, failing: [clubs] },
  ])('$what', async ({ answers, isUnchanged = false, known = [[ad, null]], failing = [] }) => {
    delete registry().failing
    serve({ ...answers, [ad]: [204, null] })
    const found = await fetchViewAnswers(versions)
    expect(found.isUnchanged).toBe(isUnchanged)
    expect([...found.answers].toSorted()).toEqual(known.toSorted())
    expect([...(registry().failing?.keys() ?? [])]).toEqual(failing)
  })

  it('are not asked for again where the requests are on their way', async () => {
    const fetched = serve({ [clubs]: [200, text], [ad]: [204, null] })
    for (const address of [clubs, ad]) sendEarly(address, 1000)
    expect((await fetchViewAnswers(versions)).isUnchanged).toBe(true)
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('count as changed where a request that was sent ahead hangs', async () => {
    vi.stubGlobal('fetch', hanging)
    const timeout = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
    sendEarly(clubs, 60_000)
    const answers = fetchViewAnswers({ [clubs]: '' })
    timeout.abort()
    expect((await answers).isUnchanged).toBe(false)
  })

  it('are all there where there are none', async () => {
    expect((await fetchViewAnswers()).isUnchanged).toBe(true)
  })
})
