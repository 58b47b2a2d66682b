import { isIPv4, isIPv6 } from 'node:net'

/**
 * `public`: the internet. `private`: this machine and its network, which a setting may name. `never`: addresses
 * that no service of ours uses, such as the metadata service of a cloud machine.
 */
export type AddressKind = 'public' | 'private' | 'never'

type Range = [network: string, prefix: number, kind: AddressKind]

const ranges4: Range[] = [
  ['0.0.0.0', 8, 'never'],
  ['10.0.0.0', 8, 'private'],
  ['100.64.0.0', 10, 'private'],
  ['127.0.0.0', 8, 'private'],
  ['169.254.0.0', 16, 'never'],
  ['172.16.0.0', 12, 'private'],
  ['192.0.0.0', 24, 'never'],
  ['192.0.2.0', 24, 'never'],
  ['192.88.99.0', 24, 'never'],
  ['192.168.0.0', 16, 'private'],
  ['198.18.0.0', 15, 'never'],
  ['198.51.100.0', 24, 'never'],
  ['203.0.113.0', 24, 'never'],
  // Multicast, reserved and broadcast addresses.
  ['224.0.0.0', 3, 'never'],
]

/** The first match counts. In IPv6 only global unicast is public. */
const ranges6: Range[] = [
  ['::1', 128, 'private'],
  ['fc00::', 7, 'private'],
  // Transition mechanisms such as Teredo and 6to4, and documentation addresses.
  ['2001::', 23, 'never'],
  ['2001:db8::', 32, 'never'],
  ['2002::', 16, 'never'],
  ['3fff::', 20, 'never'],
  ['2000::', 3, 'public'],
]

/** The kind of an address in any notation. An unreadable address is `never`. */
export function addressKind(address: string): AddressKind {
  if (isIPv4(address)) return kind4(toBits4(address))
  if (!isIPv6(address) || address.includes('%')) return 'never'
  const bits = toBits6(address)
  const last4 = bits & 0xffff_ffffn
  // `::ffff:a.b.c.d` is a.b.c.d.
  if (bits >> 32n === 0xffffn) return kind4(last4)
  // NAT64: networks without IPv4 reach it at `64:ff9b::a.b.c.d`. Private addresses are never used there.
  if (bits >> 32n === 0x64_ff9b_0000_0000_0000_0000n) {
    return kind4(last4) === 'public' ? 'public' : 'never'
  }
  const found = ranges6.find(([network, prefix]) => isWithin(bits, toBits6(network), 128 - prefix))
  return found?.[2] ?? 'never'
}

function kind4(bits: bigint): AddressKind {
  const found = ranges4.find(([network, prefix]) => isWithin(bits, toBits4(network), 32 - prefix))
  return found?.[2] ?? 'public'
}

function isWithin(bits: bigint, network: bigint, free: number): boolean {
  return bits >> BigInt(free) === network >> BigInt(free)
}

function toBits4(address: string): bigint {
  return address.split('.').reduce((bits, part) => (bits << 8n) | BigInt(part), 0n)
}

/** Parses a valid IPv6 address. */
function toBits6(address: string): bigint {
  const [head = '', tail] = address.split('::')
  const before = toGroups(head)
  const after = tail === undefined ? [] : toGroups(tail)
  const zeros = new Array(8 - before.length - after.length).fill(0n)
  return [...before, ...zeros, ...after].reduce((bits, group) => (bits << 16n) | group, 0n)
}

/** The last part may be an IPv4 address. */
function toGroups(text: string): bigint[] {
  if (text === '') return []
  return text.split(':').flatMap((part) => {
    if (!part.includes('.')) return [BigInt(`0x${part}`)]
    const bits = toBits4(part)
    return [bits >> 16n, bits & 0xffffn]
  })
}
