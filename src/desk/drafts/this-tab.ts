/** A name for this tab, and a way to tell whether another tab still lives: each holds a lock while it is open. */
export type Tabs = { own: string; isAlive: (tab: string) => Promise<boolean> }

export function createTabs(): Tabs {
  const own = crypto.randomUUID().slice(0, 8)
  // Held until the browser closes the tab, however it ends.
  void navigator.locks?.request(nameOf(own), () => new Promise(() => {}))
  return {
    own,
    async isAlive(tab) {
      if (tab === own) return true
      const { held = [] } = (await navigator.locks?.query()) ?? {}
      return held.some(({ name }) => name === nameOf(tab))
    },
  }
}

function nameOf(tab: string): string {
  return `desk-tab-${tab}`
}
