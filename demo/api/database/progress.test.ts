import { describe, expect, it } from 'vitest'
import { showProgress } from './progress'

function shown(isTTY: boolean, steps: [done: number, total: number][]): string[] {
  const written: string[] = []
  const progress = showProgress({ isTTY, write: (text) => written.push(text) }, 'matches')
  for (const [done, total] of steps) progress(done, total)
  return written
}

describe('showProgress', () => {
  it('writes a line at every tenth where nobody watches, each once', () => {
    const steps = Array.from({ length: 101 }, (_, done): [number, number] => [done, 100])
    const lines = shown(false, steps)
    expect(lines).toHaveLength(11)
    expect(lines[0]).toBe('matches: 0 %\n')
    expect(lines.at(-1)).toBe('matches: 100 %\n')
  })

  it('updates one bar on a terminal and ends its line when done', () => {
    const [start, end, ...more] = shown(true, [
      [0, 4],
      [4, 4],
    ])
    expect(start).toBe(`\r[${'.'.repeat(30)}]   0 % matches`)
    expect(end).toBe(`\r[${'#'.repeat(30)}] 100 % matches\n`)
    expect(more).toEqual([])
  })

  it('is done at once where there is nothing to do', () => {
    expect(shown(false, [[0, 0]])).toEqual(['matches: 100 %\n'])
  })
})
