import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { type Bindings, isInside, visitorAddress } from './visitor'

async function addressOf(forwarded: string | undefined, hops: number, remoteAddress = '9.9.9.9') {
  const app = new Hono<{ Bindings: Bindings }>()
  app.get('*', (c) => c.text(visitorAddress(c, hops)))
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
  return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).text()
}

test.each<[string | undefined, number, string]>([
  [undefined, 0, '9.9.9.9'],
  [undefined, 2, '9.9.9.9'],
  ['1.1.1.1', 0, '9.9.9.9'],
  ['1.1.1.1', 1, '1.1.1.1'],
  ['7.7.7.7, 1.1.1.1', 1, '1.1.1.1'],
  ['7.7.7.7, 1.1.1.1, 10.0.0.1', 2, '1.1.1.1'],
  ['1.1.1.1, 10.0.0.1', 2, '1.1.1.1'],
  ['1.1.1.1,10.0.0.1,10.0.0.2', 3, '1.1.1.1'],
  ['1.1.1.1', 2, '1.1.1.1'],
  ['nonsense, 10.0.0.1', 2, '10.0.0.1'],
  ['', 1, '9.9.9.9'],
  [',,', 3, '9.9.9.9'],
  ['1.1.1.1:4711', 1, '1.1.1.1'],
  ['[2001:db8::1]:4711', 1, '2001:db8:0:0'],
  ['::ffff:1.1.1.1', 1, '1.1.1.1'],
])('of "%s" behind %d proxies is %s', async (forwarded, hops, address) => {
  expect(await addressOf(forwarded, hops)).toBe(address)
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::ffff:9.9.9.9', '9.9.9.9'],
  ['unknown', 'unknown'],
])('a visitor at %s counts as %s', async (remote, address) => {
  expect(await addressOf(undefined, 0, remote)).toBe(address)
})

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['192.169.1.1', false],
  ['0:0:0:0', true],
  ['fd00:1:2:3', true],
  ['2001:db8:1:2', false],
  ['9.9.9.9', false],
  ['unknown', true],
])('%s is of the house: %s', (address, inside) => {
  expect(isInside(address)).toBe(inside)
})
