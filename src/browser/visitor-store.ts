import { nobody, type SavedDeals, type VisitorActions, type VisitorState } from '#ui/visitor.ts'
import { createStore } from './store.ts'

const KEY = 'lobang:visitor'

export type VisitorStore = ReturnType<typeof createVisitorStore>

/** The visitor's five fields, kept on the device and shared between tabs. */
export function createVisitorStore(storage: Storage | null) {
  const store = createStore(read(storage))

  function change(part: Partial<VisitorState>): void {
    store.set({ ...store.get(), ...part })
    try {
      storage?.setItem(KEY, JSON.stringify(store.get()))
    } catch {
      // Full or blocked: what was saved lives as long as the tab does.
    }
  }

  addEventListener('storage', (event) => {
    // No key: everything was cleared.
    if (event.key === KEY || event.key === null) store.set(read(storage))
  })

  const following = () => store.get().followingArray || []
  const actions: VisitorActions = {
    setFavDeals: (favDealsObj) => change({ favDealsObj }),
    setFollowing: (followingArray) => change({ followingArray }),
    follow: (id) => change({ followingArray: [...new Set([...following(), id])] }),
    unfollow: (id) => change({ followingArray: following().filter((other) => other !== id) }),
    setLastFavourites: (lastFavourites) => change({ lastFavourites }),
    setLastFollowing: (lastFollowing) => change({ lastFollowing }),
    setPartnerId: (partnerId) => change({ partnerId }),
    forget() {
      store.set(nobody.state)
      storage?.removeItem(KEY)
    },
  }
  return { ...store, actions }
}

/** Whatever is stored, the result has the right shape: a damaged field starts again as `false`. */
export function readVisitorState(text: string | null): VisitorState {
  const stored = parse(text)
  return {
    favDealsObj: asDeals(stored.favDealsObj),
    followingArray: asIds(stored.followingArray),
    lastFavourites: asDeals(stored.lastFavourites),
    lastFollowing: asIds(stored.lastFollowing),
    partnerId: typeof stored.partnerId === 'string' && stored.partnerId,
  }
}

function asDeals(value: unknown): false | SavedDeals {
  if (!isObject(value) || Array.isArray(value)) return false
  const whole = Object.entries(value).filter(([, deal]) => isSavedDeal(deal))
  return Object.fromEntries(whole) as SavedDeals
}

function isSavedDeal(value: unknown): boolean {
  if (!isObject(value)) return false
  const texts = ['title', 'brand', 'badge', 'savedAt'].map((name) => value[name])
  return (
    texts.every((text) => typeof text === 'string') &&
    /^\/\w/.test(String(value.path)) &&
    (value.code === null || typeof value.code === 'string') &&
    (value.endsOn === null || /^\d{4}-\d\d-\d\d$/.test(String(value.endsOn)))
  )
}

function asIds(value: unknown): false | string[] {
  return Array.isArray(value) && value.filter((id) => typeof id === 'string')
}

function read(storage: Storage | null): VisitorState {
  return storage ? readVisitorState(storage.getItem(KEY)) : nobody.state
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
