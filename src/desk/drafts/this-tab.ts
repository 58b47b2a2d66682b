/** Names this tab, and finds out whether another one is still open: each holds a lock. */
export type Tabs = {
  own: string
  isAlive: (tab: string) => Promise<boolean>
  /** Lets other tabs take over the entries of this one. A tab that crashes or is closed does so by itself. */
  leave: () => void
}

export function createTabs(): Tabs {
  const own = crypto.randomUUID().slice(0, 8)
  const { promise, resolve } = Promise.withResolvers<void>()
  // Not before the first paint, which it would delay. Nothing is in the journal until somebody types.
  setTimeout(() => void navigator.locks?.request(nameOf(own), () => promise))
  return {
    own,
    async isAlive(tab) {
      if (tab === own) return true
      const { held = [] } = (await navigator.locks?.query()) ?? {}
      return held.some(({ name }) => name === nameOf(tab))
    },
    leave: resolve,
  }
}

function nameOf(tab: string): string {
  return `desk-tab-${tab}`
}
