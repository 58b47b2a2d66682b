import { BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * `public`: the internet. `private`: this machine and its network, which a setting may name. `never`: addresses
 * that no service of ours uses, such as the metadata service of a cloud machine.
 */
export type AddressKind = 'public' | 'private' | 'never'

const nowhere = toList([
  '0.0.0.0/8',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // Multicast, reserved and broadcast addresses.
  '224.0.0.0/3',
  // Transition mechanisms such as Teredo and 6to4, and documentation addresses.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
])
const local = toList([
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
])
/** In IPv6 only global unicast is public. `::ffff:a.b.c.d` is a.b.c.d, also to a `BlockList`. */
const internet6 = toList(['2000::/3', '::ffff:0.0.0.0/96'])

/** NAT64: networks without IPv4 reach it at `64:ff9b::a.b.c.d`. Private addresses are never used there. */
const NAT64 = /^\[64:ff9b::(?:([0-9a-f]+):)?([0-9a-f]*)\]$/

/** The kind of an address in any notation. An unreadable address is `never`. */
export function addressKind(address: string): AddressKind {
  if (isIPv4(address)) return kindOf(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return 'never'
  // The URL parser writes every notation in one form.
  const behind = NAT64.exec(new URL(`http://[${address}]`).hostname)
  if (!behind) return kindOf(address, 'ipv6')
  const [high = '0', low = '0'] = behind.slice(1)
  const bits = Number.parseInt(high, 16) * 2 ** 16 + Number.parseInt(low || '0', 16)
  const address4 = [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.')
  return kindOf(address4, 'ipv4') === 'public' ? 'public' : 'never'
}

function kindOf(address: string, family: 'ipv4' | 'ipv6'): AddressKind {
  if (nowhere.check(address, family)) return 'never'
  if (local.check(address, family)) return 'private'
  return family === 'ipv4' || internet6.check(address, family) ? 'public' : 'never'
}

function toList(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    list.addSubnet(network, Number(prefix), isIPv4(network) ? 'ipv4' : 'ipv6')
  }
  return list
}
