import { storedText, storeText } from '#ui/device-storage.ts'
import type { StorageProblem, VisitorActions, VisitorExtras } from '#ui/visitor.ts'
import type { SavedDeals } from '#visitor/schemas.ts'
import type { VisitorState } from '#visitor/visitor-state.ts'
import { parseStored, readVisitorState } from '#visitor/visitor-state.ts'
import { createStore } from './store.ts'

const KEY = 'lobang:visitor'

/** The stored item: the five fields and sync's own record, in one write. */
export type Kept = { state: VisitorState; sync: unknown }

export type VisitorStore = ReturnType<typeof createVisitorStore>

/** The visitor's five fields, stored on the device and shared between tabs. */
export function createVisitorStore(storage: Storage | null) {
  let kept = read(storage)
  let problem: StorageProblem | null = storage ? null : 'blocked'
  /** Whether the visitor has changed anything in this tab. */
  let hasActed = false
  const store = createStore(kept.state)

  function update(next: (now: Kept) => Kept): StorageProblem | null {
    // Another tab may have just written. If nothing could be stored, the state exists only in this tab.
    kept = next(problem ? kept : read(storage))
    try {
      storage?.setItem(KEY, JSON.stringify({ ...kept.state, sync: kept.sync }))
      problem &&= storage ? null : 'blocked'
    } catch (error) {
      problem = (error as Error).name === 'SecurityError' ? 'blocked' : 'full'
    }
    store.set(kept.state)
    return problem
  }

  function change(part: (state: VisitorState) => Partial<VisitorState>) {
    hasActed = true
    return update(({ state, sync }) => ({ state: { ...state, ...part(state) }, sync }))
  }

  function reread(): void {
    if (problem) return
    kept = read(storage)
    store.set(kept.state)
  }

  addEventListener('storage', (event) => {
    // Without a key, everything was cleared.
    if (event.key === KEY || event.key === null) reread()
  })
  // A page restored from the browser's cache has missed changes.
  addEventListener('pageshow', (event) => event.persisted && reread())

  const setter =
    <Field extends keyof VisitorState>(field: Field) =>
    (value: VisitorState[Field]) =>
      change(() => ({ [field]: value }))

  const changeFavDeals = (next: (deals: SavedDeals) => SavedDeals) =>
    change(({ favDealsObj }) => ({ favDealsObj: next(favDealsObj || {}) }))

  const changeFollowing = (next: (ids: string[]) => string[]) =>
    change(({ followingArray }) => ({ followingArray: next(followingArray || []) }))

  const actions: VisitorActions = {
    setFavDeals: setter('favDealsObj'),
    save: (id, deal) => changeFavDeals((deals) => ({ ...deals, [id]: deal })),
    unsave: (id) => changeFavDeals(({ [id]: _, ...others }) => others),
    setFollowing: setter('followingArray'),
    follow: (id) => changeFollowing((ids) => [...new Set([...ids, id])]),
    unfollow: (id) => changeFollowing((ids) => ids.filter((other) => other !== id)),
    setPartnerId: setter('partnerId'),
    forget() {
      kept = { state: readVisitorState(null), sync: undefined }
      hasActed = false
      store.set(kept.state)
      storeText(KEY, null, storage)
    },
    extras: (): Promise<VisitorExtras> =>
      import('./visitor-extras.ts').then((late) => late.createVisitorExtras(visitorStore)),
  }
  const visitorStore = {
    ...store,
    actions,
    update,
    change,
    kept: () => kept,
    hasActed: () => hasActed,
    problem: () => problem,
  }
  return visitorStore
}

function read(storage: Storage | null): Kept {
  const text = storedText(KEY, storage)
  return { state: readVisitorState(text), sync: parseStored(text).sync }
}
