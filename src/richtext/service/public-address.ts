import { BlockList, isIPv6 } from 'node:net'

/** Everything that is not the open internet: ourselves, neighbours, and what is kept for protocols. */
const ranges: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/** Of version 6 only global unicast is public, but for what is a version 4 address in disguise. */
const GLOBAL_V6: [network: string, prefix: number] = ['2000::', 3]
const disguised: [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !listOf(ranges, 'ipv4').check(address, 'ipv4')
  const isGlobal = listOf([GLOBAL_V6], 'ipv6').check(address, 'ipv6')
  return isGlobal && !listOf(disguised, 'ipv6').check(address, 'ipv6')
}

function listOf(networks: [string, number][], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family)
  return list
}
