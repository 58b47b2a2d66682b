/** Whether a host name from a setting matches this host. `*.example` is every subdomain of `example`, but not `example` itself. */
export function matchesHost(name: string, host: string): boolean {
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name
}
