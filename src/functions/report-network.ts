/**
 * The network that counts as one reader without an account. One customer of a provider often has a whole /24 of
 * IPv4 or /48 of IPv6 and can use any address in it.
 */
export function toReportNetwork(address: string): string {
  const octets = /(\d+)\.(\d+)\.(\d+)\.\d+$/.exec(address)
  if (octets) return `${octets.slice(1).join('.')}.0/24`
  if (!address.includes(':')) return address
  const groups = address.toLowerCase().split(':')
  const start = groups.slice(0, 3).map((group) => group.replace(/^0+(?=.)/, '') || '0')
  return `${start.join(':')}::/48`
}
