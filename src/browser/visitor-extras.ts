import { rebase } from '#lib/visitor-merge.ts'
import type { VisitorExtras, VisitorState } from '#ui/visitor.ts'
import { createDealReports } from './deal-reports.ts'
import { fromFile, toFile } from './visitor-file.ts'
import { readListLink, toListLink } from './visitor-link.ts'
import type { VisitorStore } from './visitor-store.ts'

/** What few visitors ever ask for, loaded when one does. */
export function createVisitorExtras(store: VisitorStore): VisitorExtras {
  return {
    undo() {
      const act = store.lastAct()
      if (!act) return
      // One change, so that it can be undone as well.
      store.change((now) => ({
        favDealsObj: Object.fromEntries(takeBack(deals, { ...act, now })),
        followingArray: [...takeBack(ids, { ...act, now }).keys()],
      }))
    },
    exportFile: () => toFile(store.get()),
    importFile(text) {
      const file = fromFile(text)
      if (!file) return null
      const { favDealsObj, followingArray } = store.get()
      const all = { ...file.favDealsObj, ...(favDealsObj || {}) }
      const brands = [...new Set([...(followingArray || []), ...file.followingArray])]
      const added = {
        deals: Object.keys(all).length - Object.keys(favDealsObj || {}).length,
        brands: brands.length - (followingArray || []).length,
      }
      store.change(() => ({ favDealsObj: all, followingArray: brands }))
      return added
    },
    listLink: () => toListLink(store.get().favDealsObj || {}),
    readListLink,
    reports: createDealReports,
  }
}

type States = Record<'before' | 'after' | 'now', VisitorState>

/** What was done between `before` and `after`, the other way round, on top of `now`. */
function takeBack<Value>(
  of: (state: VisitorState) => Map<string, Value>,
  { before, after, now }: States,
) {
  return rebase({ sent: of(after), current: of(before), theirs: of(now), unseen: [] })
}

function deals({ favDealsObj }: VisitorState) {
  return new Map(Object.entries(favDealsObj || {}))
}

function ids({ followingArray }: VisitorState) {
  return new Map((followingArray || []).map((id) => [id, true as const]))
}
