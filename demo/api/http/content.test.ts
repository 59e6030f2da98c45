import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { CompressedBodies, contentOf } from './content'

const page = (length: number, type = 'text/html') => contentOf(Buffer.from('a'.repeat(length)), type)

describe('the ETag', () => {
  test.each([
    ['the same bytes of another type', 'a', 'text/css', true],
    ['other bytes', 'b', 'text/html', false],
  ])('of %s', (_, text, type, isSame) => {
    const { etag } = contentOf(Buffer.from('a'), 'text/html')
    expect(contentOf(Buffer.from(text), type).etag === etag).toBe(isSame)
  })

  test('is weak, short, and the same on every day', () => {
    expect(contentOf(Buffer.from('a'), 'text/html').etag).toBe('W/"ypeBEsobvcr6wjGzmiPcTaeG7_g"')
  })
})

describe('a compressed body', () => {
  test.each([
    ['859 bytes', page(859), undefined],
    ['860 bytes', page(860), 860],
    ['a picture', page(5000, 'image/png'), undefined],
  ])('of %s is worth it or not', async (_, content, length) => {
    const body = await new CompressedBodies(1e6).take(content, 'br', false)
    expect(body && brotliDecompressSync(body).length).toBe(length)
  })

  test('comes in the coding that was requested', async () => {
    const bodies = new CompressedBodies(1e6)
    const [br, gzip] = [bodies.take(page(2000), 'br', false), bodies.take(page(2000), 'gzip', false)]
    expect([brotliDecompressSync((await br) ?? ''), gunzipSync((await gzip) ?? '')]).toEqual([
      Buffer.from(page(2000).bytes),
      Buffer.from(page(2000).bytes),
    ])
  })

  test('is made once while there is room for it', () => {
    const bodies = new CompressedBodies(4000)
    const first = bodies.take(page(2000), 'br', false)
    expect(bodies.take(page(2000), 'br', false)).toBe(first)
    bodies.take(page(3000), 'br', false)
    expect(bodies.take(page(2000), 'br', false)).not.toBe(first)
  })

  /** Text in which a thorough search finds more than a quick one. */
  const text = Array.from({ length: 4000 }, (_, index) => `${(index * 7919) % 1009} tekma`).join(' ')
  const lasting = contentOf(Buffer.from(text), 'text/html')

  test('of a file grows better behind the first visitor’s back; what is sent once stays as it is', async () => {
    const bodies = new CompressedBodies(1e6)
    const lengthOf = async (isLasting: boolean, content = lasting) =>
      (await bodies.take(content, 'br', isLasting))?.length ?? 0
    const first = await lengthOf(true)
    await expect.poll(() => lengthOf(true)).toBeLessThan(first)
    const once = contentOf(Buffer.from(`${text}.`), 'text/html')
    const sent = bodies.take(once, 'br', false)
    // One after the other: what comes later is better last.
    const later = contentOf(Buffer.from(`${text}!`), 'text/html')
    const quick = await lengthOf(true, later)
    await expect.poll(() => lengthOf(true, later)).toBeLessThan(quick)
    expect(bodies.take(once, 'br', false)).toBe(sent)
  })
})
