import { beforeEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part'

const warn = vi.spyOn(console, 'warn')
beforeEach(() => {
  warn.mockReset().mockImplementation(() => {})
})

const module = { name: 'module' }
const fails = () => Promise.reject(new Error('gone'))

test('a part is fetched once, however often it is requested', async () => {
  const fetchModule = vi.fn(async () => module)
  const part = lazyPart('list', fetchModule)
  expect(await Promise.all([part.load(), part.load()])).toEqual([module, module])
  expect(fetchModule).toHaveBeenCalledOnce()
})

test('a fetch that failed is tried once again', async () => {
  const fetchModule = vi.fn(async () => module).mockImplementationOnce(fails)
  expect(await lazyPart('list', fetchModule).load()).toBe(module)
  expect(warn).not.toHaveBeenCalled()
})

test('a part that failed twice is given up with one console line', async () => {
  const fetchModule = vi.fn(fails)
  const part = lazyPart('list', fetchModule)
  expect(await part.load()).toBeNull()
  expect(await part.load()).toBeNull()
  expect(fetchModule).toHaveBeenCalledTimes(2)
  expect(warn).toHaveBeenCalledOnce()
})

test('nothing is fetched where the page forbids what the part does', async () => {
  const fetchModule = vi.fn(async () => module)
  const part = lazyPart('list', fetchModule, () => {
    throw new TypeError('This document requires TrustedHTML')
  })
  expect(await part.load()).toBeNull()
  expect(fetchModule).not.toHaveBeenCalled()
})

test('a part that fails at work is given up for the whole page, and reported once', async () => {
  const part = lazyPart('list', async () => module)
  await part.load()
  part.giveUp(new Error('at work'))
  part.giveUp(new Error('at work'))
  expect(await part.load()).toBeNull()
  expect(warn).toHaveBeenCalledOnce()
})

test('a file that was lost in an outage is fetched again for whoever needs it next, where nothing replaces it', async () => {
  const fetchModule = vi
    .fn(async () => module)
    .mockImplementationOnce(fails)
    .mockImplementationOnce(fails)
  const part = lazyPart('sanitiser', fetchModule, undefined, true)
  expect(await part.load()).toBeNull()
  expect(await part.load()).toBe(module)
  expect(part.found).toBe(module)
  expect(await part.load()).toBe(module)
  expect(fetchModule).toHaveBeenCalledTimes(3)
  expect(warn).toHaveBeenCalledOnce()
})
