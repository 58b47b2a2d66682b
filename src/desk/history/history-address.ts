/** The version to compare with. */
export type Against = 'before' | 'live'

type Compared = { revision: string | null; against: Against }

/** The comparison that an address asks for. Without a revision it is the latest one. */
export function readCompared(query: URLSearchParams): Compared {
  const against = query.get('against') === 'live' ? 'live' : 'before'
  return { revision: query.get('revision'), against }
}

/** The address of a comparison: `/history/d?revision=7&against=live`. */
export function historyPath(id: string, { revision, against }: Compared): string {
  const query = new URLSearchParams({
    ...(revision !== null && { revision }),
    ...(against === 'live' && { against }),
  })
  return `/history/${id}${query.size > 0 ? `?${query}` : ''}`
}

/** Keeps what is compared in the address, for a reload, a shared link and the way back. */
export function keepAgainst(against: Against): void {
  const address = new URL(location.href)
  if (against === 'live') address.searchParams.set('against', against)
  else address.searchParams.delete('against')
  history.replaceState(history.state, '', address)
}
