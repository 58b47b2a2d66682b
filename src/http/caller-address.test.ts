import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { callerAddress, createCallerOf } from './caller-address.ts'

const socketAddress = '10.0.0.1'

test.for([
  [0, '203.0.113.9', '10.0.0.1'],
  [1, '203.0.113.9', '203.0.113.9'],
  [1, 'made-up, 203.0.113.9', '203.0.113.9'],
  [2, 'made-up, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  [3, '203.0.113.9', '203.0.113.9'],
  [1, '203.0.113.9:51234', '203.0.113.9'],
  [1, '[2001:db8::6]:443', '2001:db8:0:0::/64'],
  [1, '[2001:db8::6]', '2001:db8:0:0::/64'],
  [1, '', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
] as const)('with %s proxies "%s" is %s', ([trustedProxies, forwardedFor, caller]) => {
  expect(callerAddress({ forwardedFor, socketAddress, trustedProxies })).toBe(caller)
})

test.for([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
] as const)('the address %s is of the network %s', ([address, network]) => {
  expect(
    callerAddress({ forwardedFor: undefined, socketAddress: address, trustedProxies: 0 }),
  ).toBe(network)
})

test('a caller without an address gets a default name', () => {
  const nobody = { forwardedFor: undefined, socketAddress: undefined, trustedProxies: 0 }

  expect(callerAddress(nobody)).toBe('unknown')
})

test('every connection has a caller, known or not; the process itself is not one', async () => {
  const asks = async (trustedProxies: number, env?: object, forwardedFor = '') => {
    const app = new Hono().get('/', (c) => c.json(createCallerOf(trustedProxies)(c)))
    const headers = { 'x-forwarded-for': forwardedFor }
    return (await app.request('/', { headers }, env)).json()
  }

  expect(await asks(0, { incoming: { socket: { remoteAddress: '10.0.0.1' } } })).toBe('10.0.0.1')
  expect(await asks(0, { incoming: { socket: {} } })).toBe('unknown')
  expect(await asks(0)).toBeNull()
  expect(await asks(0, undefined, '203.0.113.9')).toBeNull()
  expect(await asks(1, undefined, '203.0.113.9')).toBe('203.0.113.9')
})
