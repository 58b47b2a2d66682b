import { expect, test } from 'vitest'
import { toReportNetwork } from './report-network.ts'

test.for([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.200', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:0001:ffff::/64', '2001:db8:1::/48'],
  ['2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['unknown', 'unknown'],
] as const)('an anonymous report from %s is one of %s', ([address, network]) => {
  expect(toReportNetwork(address)).toBe(network)
})
